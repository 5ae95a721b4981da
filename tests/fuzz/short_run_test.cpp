#include "tests/fuzz/short_run.h"
#include "tests/fuzz/answers_target.h"
#include "tests/fuzz/code_target.h"
#include "tests/fuzz/live_target.h"
#include "tests/fuzz/protocol_target.h"
#include "tests/fuzz/state_target.h"

namespace kairo::fuzz {
namespace {

TEST(ShortFuzz, Code) { run_shortly("code", try_code, 3000); }

TEST(ShortFuzz, Answers) { run_shortly("answers", try_answers, 1500); }

TEST(ShortFuzz, Live) { run_shortly("live", try_live, 1500); }

TEST(ShortFuzz, Protocol) { run_shortly("protocol", try_protocol, 500); }

TEST(ShortFuzz, State) { run_shortly("state", try_state, 6000); }

}  // namespace
}  // namespace kairo::fuzz
