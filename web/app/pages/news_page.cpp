#include "web/app/pages/news_page.h"

#include <string>
#include <utility>

#include "web/app/news.h"
#include "web/app/pages/dialog_page.h"

namespace kairo::app {

Document news_page(const text::Writer& writer) {
  Document page = closable_page(writer, "news", writer.say("app.news"));
  Block news = group("news", {});
  news.kind = Block::Kind::list;
  for (int number = newest_news; number > 0; --number)
    news.blocks.push_back(text(writer.say("app.news." + std::to_string(number))));
  page.blocks.push_back(std::move(news));
  return page;
}

}  // namespace kairo::app
