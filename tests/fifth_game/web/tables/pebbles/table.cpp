#include "web/tables/pebbles/table.h"

#include "engine/games/pebbles/game.h"

namespace kairo::pebbles::table {

namespace {

/// The question, and a button for each legal move.
class PebblesTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const draw::Rect& at) override {
    draw::Rect rest = at;
    ui.text.label(rest.take_top(40), ui.say(question(update_.view)));
    std::optional<AnyMove> chosen;
    for (const AnyMove move : update_.legal) {
      const std::string words = ui.say(move_phrase(update_.view, restore_move<Move>(move)));
      if (ui.button(rest.take_top(48, 8), "take." + words, words)) chosen = move;
    }
    return chosen;
  }
  [[nodiscard]] bool busy() const override { return false; }
  void skip() override {}
  bool cancel() override { return false; }
  void point_out(const kairo::tables::PointedOut&) override {}

 protected:
  void on_update(kairo::tables::Update<View> update) override { update_ = std::move(update); }

 private:
  kairo::tables::Update<View> update_;
};

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<PebblesTable>(); }

void draw_cover(draw::Ui& ui, const draw::Rect& at) { ui.text.label(at, "Pebbles"); }

std::span<const draw::NamedIcon> icons() { return {}; }

}  // namespace kairo::pebbles::table
