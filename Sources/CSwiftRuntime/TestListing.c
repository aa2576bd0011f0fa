// Says what to do where plain `swift test` cannot list the methods of a test class of the main actor.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

static const char sentence[] =
    "A class of tests marked @MainActor should be run by tests that are lowered: plain Swift on Linux "
    "cannot list its methods. Add the plugin XcodeSources to the test target, as in a package of "
    "`tessera new` and as Docs/subsystems/xcode-sources.md says; or take the mark from the class and begin "
    "the methods' bodies with MainActor.assumeIsolated, or mark single methods that are async.\n";

static bool is_test_program(void) {
  size_t length = strlen(program_invocation_short_name);
  return length > 7 && strcmp(program_invocation_short_name + length - 7, ".xctest") == 0;
}

// Whether a cast of a whole array has failed: XCTest's list of tests is cast from methods of the main actor
// to methods of none.
static bool is_cast_of_array(void) {
  void *frames[32];
  int count = backtrace(frames, 32);
  for (int i = 0; i < count; i++) {
    Dl_info info;
    bool is_named = dladdr(frames[i], &info) && info.dli_sname;
    if (is_named && strstr(info.dli_sname, "arrayForceCast")) return true;
  }
  return false;
}

// Swift's runtime calls it, having said which cast failed; the libc's own follows.
__attribute__((weak, noreturn)) void abort(void) {
  static bool is_explained;
  if (!is_explained && is_test_program()) {
    is_explained = true;
    if (is_cast_of_array() && write(STDERR_FILENO, sentence, sizeof sentence - 1) < 0) errno = 0;
  }
  void (*machine)(void) = (void (*)(void))dlsym(RTLD_NEXT, "abort");
  if (machine) machine();
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
  _exit(128 + SIGABRT);
}
