#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "web/tables/galleria/pieces.h"
#include "web/text/help.h"
#include "web/text/sentence.h"

/// The names on the cards of a hand of Labyrinth of Galleria.
namespace kairo::testing {
namespace {

using galleria::Card;
using galleria::Phase;
using galleria::State;
using galleria::table::spot_of_card;
using At = PositionOf<State>;

/// The words on a card, lines and broken words put together.
std::string letters_on(const draw::Ui& ui, const draw::Rect& card) {
  std::string words;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(ui))
    if (item.kind == draw::DrawnItem::Kind::words && card.holds(item.at.centre())) words += item.words;
  std::erase_if(words, [](char letter) { return letter == '-' || letter == ' '; });
  return words;
}

constexpr Screen screens_with_names[] = {phone, {"large_phone", 390, 844, 54, 0}, tablet, desk};

/// Whether the name is written on the card, whole, or one of its short forms.
bool is_named(const draw::Ui& ui, const draw::Rect& at, Card card) {
  const std::string written = letters_on(ui, at);
  const auto has = [&](std::string name) {
    std::erase_if(name, [](char letter) { return letter == '-' || letter == ' '; });
    return !name.empty() && written.find(name) != std::string::npos;
  };
  const std::string_view shorter = text::help(ui.language(), std::string(galleria::card_phrase(card).key) + ".short");
  return has(ui.say(galleria::card_phrase(card))) || has(std::string(shorter.substr(0, shorter.find('/')))) ||
         has(std::string(shorter.substr(shorter.find('/') + 1)));
}

/// A name that was read in a hand is found again in the texts.
TEST(GalleriaNames, AShortFormIsAPartOfTheName) {
  const auto letters = [](std::string_view words) {
    std::string all(words);
    std::erase_if(all, [](char letter) { return letter == '-' || letter == ' '; });
    return all;
  };
  for (const text::Language language : text::languages)
    for (int card = galleria::first_skill; card < galleria::card_kinds; ++card) {
      const Phrase name = galleria::card_phrase(static_cast<Card>(card));
      const std::string_view forms = text::help(language, std::string(name.key) + ".short");
      const std::size_t slash = std::min(forms.find('/'), forms.size());
      const std::string whole = letters(text::sentence(language, name));
      for (const std::string_view form : {forms.substr(0, slash), forms.substr(std::min(slash + 1, forms.size()))})
        EXPECT_NE(whole.find(letters(form)), std::string::npos) << form << " is no part of " << whole;
    }
}

TEST(GalleriaNames, EveryCardShowsItsNameInHandsOfAnySize) {
  const State dealt = find_state<State>(2, [](const State& s) { return s.table.phase == Phase::use; });
  constexpr float least_in_sight = 44;  // of a card that is not scrolled half away
  constexpr int named_kinds = galleria::card_kinds - galleria::first_skill;
  for (const Screen& screen : screens_with_names)
    for (const text::Language language : text::languages) {
      TappedTable table("galleria", screen, language);
      // Those with the longest names are the rarest, so the kinds are turned round and round.
      for (int kinds = 1; kinds <= named_kinds + 3; ++kinds) {
        State state = dealt;
        galleria::Cards& hand = state.hands[state.table.asked];
        hand = {};
        for (int i = 0; i < kinds; ++i)
          hand.add(static_cast<Card>(i < named_kinds ? galleria::first_skill + (i * 4 + kinds) % named_kinds
                                                     : i - named_kinds));
        if (kinds % 3 == 1) hand.add(galleria::first_trap);
        state.table.hand_size[state.table.asked] = static_cast<std::uint8_t>(hand.size());
        table.show(At(state));
        table.frame();
        int named = 0;
        for (const auto& spot : table.ui().gesture.targets())
          for (int card = galleria::first_skill; card < galleria::card_kinds; ++card)
            if (spot.id == spot_of_card(static_cast<Card>(card)) && spot.at.h >= least_in_sight) {
              EXPECT_TRUE(is_named(table.ui(), spot.at, static_cast<Card>(card)))
                  << screen.name << ' ' << spot.id << " in a hand of " << kinds << ": " << spot.at.w << " x "
                  << spot.at.h << ' ' << letters_on(table.ui(), spot.at);
              ++named;
            }
        EXPECT_GT(named, 0);
        EXPECT_EQ(faults(table.ui()), std::vector<std::string>{}) << screen.name << ' ' << kinds;
      }
    }
}

TEST(GalleriaNames, EveryCardOfADealtHandShowsItsName) {
  for (const Screen& screen : screens_with_names)
    for (const text::Language language : text::languages) {
      TappedTable table("galleria", screen, language);
      for (int seats = 1; seats <= galleria::max_players; ++seats)
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
          const State state = dealt_galleria(seats, seed);
          table.show(At(state), 0);
          table.table().skip();
          table.frame();
          for (int card = galleria::first_skill; card < galleria::card_kinds; ++card)
            if (const draw::Rect* at = table.find(spot_of_card(static_cast<Card>(card))))
              EXPECT_TRUE(is_named(table.ui(), *at, static_cast<Card>(card)))
                  << screen.name << ' ' << seats << ' ' << spot_of_card(static_cast<Card>(card)) << ' ' << at->w
                  << " x " << at->h;
        }
    }
}

}  // namespace
}  // namespace kairo::testing
