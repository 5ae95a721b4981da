#pragma once

namespace kairo::app {

/// News for those who have played before: the help texts `app.news.1`, `app.news.2`, … The newest one has the highest
/// number.
inline constexpr int newest_news = 8;

}  // namespace kairo::app
