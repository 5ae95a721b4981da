#include "web/text/line_break.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

#include "tests/web/support/catalogue_texts.h"
#include "tests/web/support/marked_sentences.h"
#include "web/text/kinsoku.h"
#include "web/text/utf8.h"

namespace kairo::text {
namespace {

/// Widths as in a sans-serif font: Japanese characters are one em wide, Latin ones half an em.
float measure(std::string_view words) {
  float ems = 0;
  for (; !words.empty(); words.remove_prefix(character_size(words))) {
    const char32_t c = code_point(words);
    if (!is_attached(c)) ems += is_ideographic(c) || c == U'…' || c == U'―' ? 1.0F : 0.5F;
  }
  return ems;
}

std::vector<std::string_view> lines(std::string_view words, float width) { return break_lines(words, width, measure); }

std::string without_blanks(std::string_view words) {
  std::string out;
  for (; !words.empty(); words.remove_prefix(character_size(words)))
    if (!is_blank(code_point(words)) && code_point(words) != '\n') out.append(words.substr(0, character_size(words)));
  return out;
}

/// No text is lost, no line is too wide, and none begins or ends as kinsoku forbids. The width must have room for the
/// longest run that may not be broken.
void expect_well_broken(std::string_view words, float width) {
  std::string joined;
  const auto broken = lines(words, width);
  for (std::size_t i = 0; i < broken.size(); ++i) {
    const std::string_view line = broken[i];
    joined += without_blanks(line);
    EXPECT_LE(measure(line), width) << line;
    if (line.empty()) continue;
    if (i > 0 && line.data()[-1] != '\n') {
      EXPECT_FALSE(forbidden_at_head(code_point(line))) << "head of: " << line << "\nin: " << words;
      EXPECT_FALSE(is_blank(code_point(line))) << line;
    }
    if (i + 1 < broken.size() && line.data()[line.size()] != '\n') {
      EXPECT_FALSE(forbidden_at_tail(last_code_point(line))) << "tail of: " << line << "\nin: " << words;
    }
  }
  EXPECT_EQ(joined, without_blanks(words));
}

TEST(LineBreak, LatinWordsStayWhole) {
  EXPECT_EQ(lines("the quick brown fox", 5), (std::vector<std::string_view>{"the quick", "brown fox"}));
  EXPECT_EQ(lines("the quick brown fox", 4), (std::vector<std::string_view>{"the", "quick", "brown", "fox"}));
}

TEST(LineBreak, JapaneseBreaksBetweenWords) {
  EXPECT_EQ(lines("魔女の印です", 3), (std::vector<std::string_view>{"魔女の", "印です"}));
  EXPECT_EQ(lines("ここに「回廊」を", 5), (std::vector<std::string_view>{"ここに", "「回廊」を"}));
  EXPECT_EQ(lines("このお宝を取る", 6), (std::vector<std::string_view>{"このお宝を", "取る"}));
  EXPECT_EQ(lines("とどまるか、入り口から脱出", 8), (std::vector<std::string_view>{"とどまるか、", "入り口から脱出"}));
  EXPECT_EQ(lines("罠で対応しますか。手札から選べます。", 14),
            (std::vector<std::string_view>{"罠で対応しますか。手札から", "選べます。"}));
  EXPECT_EQ(lines("私はラウンドを見る", 5), (std::vector<std::string_view>{"私は", "ラウンドを", "見る"}));
}

TEST(LineBreak, AWordThatIsTooWideIsTornAsKinsokuAllows) {
  EXPECT_EQ(lines("これは、回廊です。", 3), (std::vector<std::string_view>{"これ", "は、", "回廊で", "す。"}));
  EXPECT_EQ(lines("あいしょう", 3), (std::vector<std::string_view>{"あい", "しょう"}));
  EXPECT_EQ(lines("カードデータ", 4), (std::vector<std::string_view>{"カード", "データ"}));
  EXPECT_EQ(lines("描いてください。", 6), (std::vector<std::string_view>{"描いてくださ", "い。"}));
  EXPECT_EQ(lines("最終ラウンド", 5), (std::vector<std::string_view>{"最終", "ラウンド"})) << "not within katakana";
  EXPECT_EQ(break_evenly("最終ラウンド", 5, measure), (std::vector<std::string_view>{"最終", "ラウンド"}));
  EXPECT_EQ(lines("ラビリンス", 4), (std::vector<std::string_view>{"ラビリン", "ス"}));
}

/// A reader has marked where these sentences may be broken.
TEST(LineBreak, NoLineOfTheMarkedSentencesEndsWithinAWord) {
  for (const std::string_view marked : kairo::testing::marked_sentences) {
    std::string words;
    std::set<std::size_t> ends;
    for (const char c : marked) {
      if (c == '|') ends.insert(words.size());
      if (c != '|') words += c;
    }
    for (int width = 14; width <= 30; ++width) {
      const auto broken = lines(words, static_cast<float>(width));
      for (std::size_t i = 0; i + 1 < broken.size(); ++i) {
        const auto end = static_cast<std::size_t>(broken[i].data() - words.data()) + broken[i].size();
        EXPECT_TRUE(ends.contains(end)) << broken[i] << '|' << broken[i + 1];
      }
    }
  }
}

TEST(LineBreak, BreaksBetweenLatinAndJapanese) {
  EXPECT_EQ(lines("魂の欠片soul", 4), (std::vector<std::string_view>{"魂の欠片", "soul"}));
  EXPECT_EQ(lines("魔女 (witch) の印", 5), (std::vector<std::string_view>{"魔女", "(witch) の", "印"}));
}

TEST(LineBreak, AWordThatIsTooWideIsCut) {
  EXPECT_EQ(lines("labyrinthine", 3), (std::vector<std::string_view>{"labyri", "nthine"}));
  EXPECT_EQ(lines("魔", 0.2F), (std::vector<std::string_view>{"魔"}));
  EXPECT_EQ(lines("魔女", 0), (std::vector<std::string_view>{"魔", "女"}));
}

TEST(LineBreak, ASignStaysWithItsNumber) {
  EXPECT_EQ(lines("自己最高-240点", 4.5F), (std::vector<std::string_view>{"自己最高", "-240点"}));
  EXPECT_EQ(lines("自己最高−240点", 4.5F), (std::vector<std::string_view>{"自己最高", "−240点"}));
}

TEST(LineBreak, ABracketStaysWithTheLetterThatItIsAbout) {
  EXPECT_EQ(lines("宝石はP（d8）です", 6), (std::vector<std::string_view>{"宝石は", "P（d8）です"}));
}

TEST(LineBreak, AttachedSignsAreNeverSeparated) {
  EXPECT_EQ(lines("e\u0301e\u0301", 0.1F), (std::vector<std::string_view>{"e\u0301", "e\u0301"}));
}

TEST(LineBreak, NewLinesAlwaysBreak) {
  EXPECT_EQ(lines("a\n\nb", 9), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_TRUE(lines("", 9).empty());
}

TEST(LineBreak, EveryCatalogueTextIsWellBrokenAtEveryWidth) {
  for (const Language language : languages) {
    const auto texts = kairo::testing::catalogue_texts(language);
    ASSERT_GT(texts.size(), 10U);
    for (const auto& [key, words] : texts)
      for (int width = 9; width <= 40; ++width) expect_well_broken(words, static_cast<float>(width));
  }
}

TEST(LineBreak, GeneratedTextIsWellBrokenAtEveryWidth) {
  constexpr std::string_view ordinary[] = {"魂", "印", "の", "を", "ア", "soul ", "piece", " ", "迷宮", "3", "は"};
  constexpr std::string_view heads[] = {"、", "。", "っ", "ー", "」", "）", "！", "ゃ", "・", ","};
  constexpr std::string_view tails[] = {"「", "（", "『", "("};
  std::mt19937 random(7);
  const auto pick = [&](const auto& from) { return from[random() % std::size(from)]; };
  for (int round = 0; round < 2000; ++round) {
    std::string words(pick(ordinary));
    for (int i = 0; i < 40; ++i) {
      // A text with at most one forbidden character in a row, so that every run fits into the narrowest line.
      if (random() % 4 == 0) words += pick(heads);
      if (random() % 6 == 0) words += pick(tails);
      words += pick(ordinary);
      words += pick(ordinary);
    }
    expect_well_broken(words, static_cast<float>(16 + random() % 20));
  }
}

TEST(LineBreak, DamagedBytesAreKept) {
  std::mt19937 random(11);
  for (int round = 0; round < 500; ++round) {
    std::string words;
    for (int i = 0; i < 30; ++i) words += static_cast<char>(random());
    std::string joined;
    for (const std::string_view line : lines(words, 4)) joined += without_blanks(line);
    EXPECT_EQ(joined, without_blanks(words));
  }
}

TEST(LineBreak, EvenLinesAreNeitherMoreNorWider) {
  for (const Language language : languages) {
    for (const auto& [key, words] : kairo::testing::catalogue_texts(language)) {
      const auto plain = break_lines(words, 14, measure);
      const auto even = break_evenly(words, 14, measure);
      ASSERT_EQ(even.size(), plain.size()) << words;
      for (const std::string_view line : even) EXPECT_LE(measure(line), 14);
    }
  }
  EXPECT_EQ(break_evenly("one two three four", 6.5F, measure),
            (std::vector<std::string_view>{"one two", "three four"}));
}

TEST(LineBreak, NoWordIsBrokenToMakeLinesEven) {
  const float width = (measure("Player") + measure("Player 2")) / 2;
  EXPECT_EQ(break_evenly("Player 2", width, measure), (std::vector<std::string_view>{"Player", "2"}));
}

}  // namespace
}  // namespace kairo::text
