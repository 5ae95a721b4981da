#include "web/text/sentence.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "tests/web/support/catalogue_texts.h"
#include "tests/web/support/catalogue_words.h"
#include "web/text/help.h"

namespace kairo::text {
namespace {

const std::array<std::string, 4> names{"Ann", "Ken", "{n}", "ann"};

std::string en(const Phrase& phrase) { return sentence(Language::en, phrase, names); }
std::string ja(const Phrase& phrase) { return sentence(Language::ja, phrase, names); }

TEST(Sentence, TheNumberChoosesTheForm) {
  EXPECT_EQ(en({"wicked.hand.pieces", {number("n", 1)}}), "1 piece");
  EXPECT_EQ(en({"wicked.hand.pieces", {number("n", 0)}}), "0 pieces");
  EXPECT_EQ(en({"wicked.hand.pieces", {number("n", 12)}}), "12 pieces");
}

TEST(Sentence, ABlankDividesSentencesUnlessTheyAreJapanese) {
  std::string words;
  for (const char* sentence : {"One.", "Two."}) add_sentence(words, sentence);
  EXPECT_EQ(words, "One. Two.");
  words.clear();
  for (const char* sentence : {"一つ。", "二つ。"}) add_sentence(words, sentence);
  EXPECT_EQ(words, "一つ。二つ。");
}

TEST(Sentence, ANumberBelowZeroTakesTheFormOfMany) {
  EXPECT_EQ(plural_form(Language::en, 1), 0U);
  for (const int n : {-1, 0, 2, 21}) EXPECT_EQ(plural_form(Language::en, n), 1U) << n;
  for (const int n : {-1, 0, 1, 2}) EXPECT_EQ(plural_form(Language::ja, n), 0U) << n;
}

TEST(Languages, AreKnownByTheirCodes) {
  for (const Language language : languages) EXPECT_EQ(language_named(code_of(language)), language);
  for (const char* other : {"", "e", "jam", "EN"}) EXPECT_EQ(language_named(other), std::nullopt) << other;
}

TEST(Sentence, JapaneseHasOneForm) {
  const std::string one = ja({"wicked.hand.pieces", {number("n", 1)}});
  std::string two = ja({"wicked.hand.pieces", {number("n", 2)}});
  ASSERT_NE(one.find('1'), std::string::npos);
  two.replace(two.find('2'), 1, "1");
  EXPECT_EQ(one, two);
}

TEST(Sentence, NamesAreInsertedUnchanged) {
  const auto lacks = [](Seat seat) {
    return Phrase{"wicked.refusal.not_enough_pieces", {seat_name("seat", seat), number("n", 1)}};
  };
  EXPECT_EQ(en(lacks(1)).rfind("Ken", 0), 0U);
  EXPECT_NE(ja(lacks(1)).find("Ken"), std::string::npos);
  // A name is never interpreted as a template; the missing name of a seat is shown as missing.
  EXPECT_EQ(en(lacks(2)).rfind("{n}", 0), 0U);
  EXPECT_EQ(en(lacks(4)).rfind("⟦seat⟧", 0), 0U);
}

TEST(Sentence, BeginsWithACapitalUnlessItBeginsWithAName) {
  const Phrase begins{"galleria.event.turn_ended", {term("seat", "galleria.phantom")}};
  EXPECT_EQ(en(begins), "The phantom" + kairo::testing::words_of("galleria.event.turn_ended"));
  EXPECT_TRUE(en({"galleria.event.passed_left", {seat_name("seat", 0), term("other", "galleria.phantom")}})
                  .contains(" the phantom"));
  EXPECT_EQ(en({"galleria.phantom", {}}), kairo::testing::words_of("galleria.phantom"));
  const Phrase named{"galleria.event.turn_ended", {seat_name("seat", 3)}};
  EXPECT_EQ(en(named), "ann" + kairo::testing::words_of("galleria.event.turn_ended"));
}

TEST(Sentence, FormsMayContainPlaceholders) {
  const auto gain = [](int n) {
    return Phrase{"wicked.event.token_gained.upper",
                  {seat_name("seat", 0), number("n", n), term("colour", "list.none")}};
  };
  EXPECT_EQ(en(gain(1)), "Ann gains 1 none soul from the upper half.");
  EXPECT_EQ(en(gain(3)), "Ann gains 3 none souls from the upper half.");
}

TEST(Sentence, EachLanguageJoinsListsInItsWay) {
  const auto signs = [](std::vector<Phrase> items) {
    return Phrase{"wicked.hand.both", {number("n", 2), list("signs", std::move(items))}};
  };
  const Phrase pieces{"wicked.hand.pieces", {number("n", 1)}};
  EXPECT_EQ(en(signs({pieces, pieces, pieces})), "2 pieces with 1 piece, 1 piece, 1 piece");
  EXPECT_EQ(en(signs({pieces})), "2 pieces with 1 piece");
  EXPECT_EQ(en(signs({})), "2 pieces with none");
  EXPECT_NE(ja(signs({pieces, pieces})).find("、"), std::string::npos);
  EXPECT_NE(ja(signs({})).find("なし"), std::string::npos);
}

TEST(Sentence, MissingKeysAndValuesAreShown) {
  EXPECT_EQ(en({"no.such.key"}), "⟦no.such.key⟧");
  EXPECT_EQ(en({"wicked.hand.pieces"}), "⟦n⟧");
  EXPECT_EQ(en({""}), "⟦⟧");
}

TEST(Sentence, ExplanationsAreEmptyUntilTheHelpTextsAreThere) {
  const std::string built_in(built_in_help(Language::en));
  const std::string key = built_in.substr(built_in.find("\n0wicked.") + 2);
  const Phrase phrase{std::string_view(key).substr(0, key.find('\t'))};
  set_help(Language::en, {});
  EXPECT_EQ(en(phrase), "");
  EXPECT_EQ(en({"wicked.hand.pieces"}), "⟦n⟧");
  set_help(Language::en, built_in);
  EXPECT_NE(en(phrase), "");
}

TEST(Catalogue, IsSortedAndFound) {
  for (const Language language : languages) {
    std::string_view last;
    for (const auto& [key, text] : kairo::testing::catalogue_texts(language)) {
      EXPECT_LT(last, key);
      EXPECT_EQ(raw(language, key), text);
      last = key;
    }
  }
  EXPECT_TRUE(raw(Language::en, "zzz").empty());
}

}  // namespace
}  // namespace kairo::text
