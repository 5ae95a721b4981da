#include "web/app/pages/box_page.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/match/registry.h"
#include "web/app/screens/save_words.h"
#include "web/app/settings.h"

namespace kairo::app {

namespace {

/// More would push the games out of sight.
constexpr std::size_t most_tickets = 2;

/// The rows of a page: first the saved matches, then the quarantined records.
struct Rows {
  std::size_t page;
  std::size_t all;  ///< on all pages
  std::size_t first;
  std::size_t end;
  std::span<const SavedMatch* const> saved;
  std::span<const Quarantined> quarantined;

  Rows(const SaveStore& saves, std::size_t wanted) {
    const std::span<const SavedMatch* const> matches = saves.matches();
    const std::span<const Quarantined> damaged = saves.quarantined();
    all = matches.size() + damaged.size();
    page = all == 0 ? 0 : std::min(wanted, (all - 1) / rows_a_page);
    first = page * rows_a_page;
    end = std::min(first + rows_a_page, all);
    const auto within = [&](std::size_t row) { return std::min(row, matches.size()); };
    saved = matches.subspan(within(first), within(end) - within(first));
    quarantined = damaged.subspan(first - within(first), end - within(end) - (first - within(first)));
  }
};

bool is_running(const SavedMatch* saved) { return saved->record.turn != no_seat; }

/// Builds the page block by block.
class BoxPage {
 public:
  BoxPage(const text::Writer& writer, const BoxFacts& facts)
      : writer_(writer), facts_(facts), rows_(facts.saves, facts.page) {
    for (const SavedMatch* saved : rows_.saved)
      if (rows_.page == 0 && is_running(saved) && tickets_.size() < most_tickets) tickets_.push_back(saved);
  }

  [[nodiscard]] Document page() const {
    Document document{"box", writer_.say("app.title")};
    std::vector<Block>& blocks = document.blocks;
    blocks.push_back(menu_button(writer_.say("app.menu.open")));
    if (facts_.storage != Storage::works) blocks.push_back(text(writer_.say(words_key(facts_.storage)), "warn"));
    add_tickets(blocks);
    blocks.push_back(group("cards", cards()));
    add_rows(blocks);
    blocks.push_back(group("actions", actions()));
    blocks.push_back(group("foot", links()));
    return document;
  }

 private:
  /// The matches that were played last and can be gone on with, and the one played last once more.
  void add_tickets(std::vector<Block>& blocks) const {
    if (rows_.page > 0 || rows_.saved.empty()) return;
    std::vector<Block> tickets;
    for (const SavedMatch* saved : rows_.saved)
      if (is_ticket(saved)) tickets.push_back(match("ticket", *saved, tickets.empty() ? "main" : ""));
    tickets.push_back(again(rows_.saved.front()->record));
    blocks.push_back(group("tickets", std::move(tickets)));
  }

  [[nodiscard]] bool is_ticket(const SavedMatch* saved) const {
    return std::ranges::find(tickets_, saved) != tickets_.end();
  }

  [[nodiscard]] Block again(const Record& last) const {
    Block block = button("box.again", writer_.say("app.box.again"), act::Plain::play_again, "row", "icon.again");
    block.note = writer_.say_of(last.game, "name") + writer_.say("app.kept.divider") + names_of(writer_, last.players);
    return block;
  }

  /// A saved match or a quarantined record. `game` may be empty, and `resume`, the text of what opens it: nothing does.
  [[nodiscard]] Block record(std::string look, const std::string& what, const std::string& game, SaveWords words,
                             std::string_view resume, std::string resume_look) const {
    std::vector<Block> blocks;
    if (find_game(game) != nullptr) blocks.push_back(picture("cover." + game));
    blocks.push_back(heading(std::move(words.title), look == "ticket" ? "" : "sub"));
    for (auto& [line, line_look] : {std::pair(&words.state, "state"), std::pair(&words.who, "soft")})
      if (!line->empty()) blocks.push_back(text(std::move(*line), line_look));
    if (!resume.empty())
      blocks.push_back(button("box.go_on." + what, writer_.say(resume), act::Resume{what}, std::move(resume_look)));
    blocks.push_back(button("box.more." + what, writer_.say("app.box.more"), act::ShowSave{what}, "sign", "icon.more"));
    return group(std::move(look), std::move(blocks), {}, "box.match." + what);
  }

  [[nodiscard]] Block match(std::string look, const SavedMatch& saved, std::string resume_look) const {
    return record(std::move(look), saved.id, saved.record.game, words_of(writer_, saved),
                  is_running(&saved) ? "app.box.go_on" : "app.box.see_result", std::move(resume_look));
  }

  [[nodiscard]] std::vector<Block> cards() const {
    std::vector<Block> blocks;
    for (const Game& game : games()) {
      const std::string id(game.info->id);
      const std::string name = writer_.say_of(id, "name");
      std::vector<Block> card;
      card.push_back(picture("cover." + id, "shelf"));
      card.push_back(heading(name));
      card.push_back(text(writer_.say_of(id, "facts"), "soft"));
      card.push_back(text(writer_.say_of(id, "tagline")));
      card.push_back(button("box.play." + id, writer_.say("app.box.play"), act::ShowSetup{id}, "play", "icon.play"));
      card.back().note = name;
      const bool goes_on = is_under_way(facts_.learned, id);
      const char* learn = goes_on ? "app.lesson.learn_on" : "app.lesson.learn";
      card.push_back(button("box.learn." + id, writer_.say(learn), act::ShowLearn{id},
                            !goes_on && is_learned(facts_.learned, id) ? "learn learned" : "learn"));
      card.back().note = name;
      blocks.push_back(group("card", std::move(card), {}, "box.card." + id));
    }
    return blocks;
  }

  /// Saved matches that are no tickets.
  void add_rows(std::vector<Block>& blocks) const {
    std::vector<Block> saved;
    for (const SavedMatch* one : rows_.saved)
      if (!is_ticket(one)) saved.push_back(match("record", *one, {}));
    if (!saved.empty()) blocks.push_back(group("records", std::move(saved), writer_.say("app.box.running")));
    std::vector<Block> damaged;
    for (const Quarantined& one : rows_.quarantined) {
      const std::string game = one.remains ? one.remains->game : "";
      damaged.push_back(
          record("record", one.name, game, words_of(writer_, one), game.empty() ? "" : "app.link.open_beginning", {}));
    }
    if (!damaged.empty()) blocks.push_back(group("records", std::move(damaged), writer_.say("app.box.aside")));
    if (rows_.all > rows_a_page) blocks.push_back(pager());
  }

  [[nodiscard]] Block pager() const {
    const auto step = [&](std::string key, std::string_view words, bool there, std::size_t page) {
      Block block = button(std::move(key), writer_.say(words), there ? Action{act::TurnPage{page}} : Action{});
      block.enabled = there;
      return block;
    };
    std::vector<Block> blocks;
    blocks.push_back(step("box.newer", "app.box.newer", rows_.page > 0, rows_.page - 1));
    blocks.push_back(text(
        writer_.say(Phrase{"app.box.page",
                           {number("first", static_cast<int>(rows_.first + 1)),
                            number("last", static_cast<int>(rows_.end)), number("n", static_cast<int>(rows_.all))}}),
        "soft"));
    blocks.push_back(step("box.older", "app.box.older", rows_.end < rows_.all, rows_.page + 1));
    return group("pager", std::move(blocks));
  }

  [[nodiscard]] std::vector<Block> actions() const {
    std::vector<Block> blocks;
    const auto add = [&](std::string key, std::string words, act::Plain action, std::string sign) {
      blocks.push_back(button(std::move(key), std::move(words), action, "quiet", "icon." + std::move(sign)));
    };
    if (const int removed = static_cast<int>(facts_.saves.restorable()); removed > 0)
      add("box.restore",
          removed == 1 ? writer_.say("app.box.restore")
                       : writer_.say(Phrase{"app.box.restore_all", {number("n", removed)}}),
          act::Plain::restore, "undo");
    if (facts_.news) add("box.news", writer_.say("app.news"), act::Plain::open_news, "hint");
    add("box.link", writer_.say("app.box.link"), act::Plain::paste_link, "pass_on");
    // Everything that is saved is deleted there.
    if (facts_.statistics || rows_.all > 0)
      add("box.statistics", writer_.say("app.statistics.title"), act::Plain::open_statistics, "scores");
    return blocks;
  }

  /// Links to pages that can be read where the program cannot run, too.
  [[nodiscard]] std::vector<Block> links() const {
    std::vector<Block> blocks;
    for (const Game& game : games()) {
      const std::string id(game.info->id);
      blocks.push_back(link(writer_.say(Phrase{"app.box.rules", {term("game", id + ".name")}}),
                            "rules-" + id + "-" + std::string(text::code_of(writer_.language())) + ".html"));
    }
    blocks.push_back(link(writer_.say("app.box.publish"), "publish.html"));
    blocks.push_back(link(writer_.say("app.box.licences"), "licences.txt"));
    return blocks;
  }

  const text::Writer& writer_;
  const BoxFacts& facts_;
  Rows rows_;
  std::vector<const SavedMatch*> tickets_;
};

}  // namespace

Document box_page(const text::Writer& writer, const BoxFacts& facts) { return BoxPage(writer, facts).page(); }

std::string first_unexamined(const SaveStore& saves, std::size_t page) {
  const Rows rows(saves, page);
  for (const SavedMatch* saved : rows.saved)
    if (!saves.is_examined(saved->id)) return saved->id;
  for (const Quarantined& one : rows.quarantined)
    if (!saves.is_examined(one.name)) return one.name;
  return {};
}

}  // namespace kairo::app
