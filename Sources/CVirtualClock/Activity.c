// Whether other threads work. There is no list of work to ask, so this looks at threads: one that is
// running, ready to run or waiting for a disk works; a thread that was woken is ready at once.
#define _GNU_SOURCE
#include "Activity.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int thread_id(void) {
  static _Thread_local int id;
  if (!id) id = (int)MACHINE(syscall)(SYS_gettid);
  return id;
}

bool is_main_thread(void) { return thread_id() == getpid(); }

static int read_file(int thread, const char *name, char *text, int capacity) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, (size_t)capacity - 1);
  MACHINE(close)(file);
  text[count > 0 ? count : 0] = 0;
  return count > 0 ? (int)count : 0;
}

// Whether a thread runs, is ready to, or waits for a disk.
static bool works(int thread) {
  char text[512];
  if (!read_file(thread, "stat", text, sizeof text)) return false;
  // "1234 (name) S …": the name may hold anything, so the state follows the last parenthesis.
  const char *end = strrchr(text, ')');
  return end && (end[1] == ' ') && (end[2] == 'R' || end[2] == 'D');
}

// Processor time of a thread of this process, by the clock that the kernel has for each.
static int64_t processor_time(int thread) {
  struct timespec time = {0};
  clockid_t clock = (clockid_t)((~(unsigned)thread << 3) | 6);
  if (MACHINE(syscall)(SYS_clock_gettime, clock, &time)) return 0;
  return nanoseconds(time);
}

typedef struct {
  char head[18];
  char type;
  char name[];
} Entry;

// Calls `visit` for each other thread; stops at one for which it says true, and says so.
static bool any_thread(bool (*visit)(int thread, int64_t *kept), int64_t *kept, int capacity) {
  int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  int self = thread_id(), clock = atomic_load(&clock_thread), place = 0;
  bool is_found = false;
  _Alignas(8) char bytes[4096];
  long count;
  while (!is_found && (count = MACHINE(syscall)(SYS_getdents64, folder, bytes, sizeof bytes)) > 0) {
    for (long at = 0; at < count && !is_found;) {
      unsigned short length;
      memcpy(&length, bytes + at + 16, 2);
      int thread = atoi(bytes + at + 19);
      if (thread > 0 && thread != self && thread != clock)
        is_found = visit(thread, place < capacity ? &kept[place++] : 0);
      at += length;
    }
  }
  MACHINE(close)(folder);
  return is_found;
}

static bool visit_first(int thread, int64_t *kept) {
  int64_t time = processor_time(thread);
  if (kept) *kept = time;
  return works(thread);
}

// A thread that ran between two questions may have woken one that was looked at before.
static bool visit_again(int thread, int64_t *kept) {
  return !kept || processor_time(thread) != *kept;
}

bool threads_work(void) {
  enum { Capacity = 256 };
  int64_t kept[Capacity] = {0};
  return any_thread(visit_first, kept, Capacity) || any_thread(visit_again, kept, Capacity);
}

// MARK: Outside

static _Atomic(int) requests;
static _Atomic(int64_t) request_time;

// libcurl's transfers, behind all of URLSession that goes over a network.
int curl_multi_add_handle(void *multi, void *easy) {
  atomic_fetch_add(&requests, 1);
  atomic_store(&request_time, tessera_clock_real());
  static void *kept;
  return ((int (*)(void *, void *))machine_function(&kept, "curl_multi_add_handle"))(multi, easy);
}

int curl_multi_remove_handle(void *multi, void *easy) {
  atomic_fetch_sub(&requests, 1);
  static void *kept;
  return ((int (*)(void *, void *))machine_function(&kept, "curl_multi_remove_handle"))(multi, easy);
}

int tessera_clock_requests(void) { return atomic_load(&requests); }

enum { MostServers = 8 };
static _Atomic(int) servers[MostServers];

void tessera_clock_disregard_child(int process) {
  for (int place = 0; place < MostServers; place++) {
    int none = 0;
    if (atomic_compare_exchange_strong(&servers[place], &none, process)) return;
  }
}

// Whether a thread started a process that is no server.
static bool started_another(int thread, int64_t *kept) {
  (void)kept;
  char text[512];
  if (!read_file(thread, "children", text, sizeof text)) return false;
  char *at = text;
  for (int process; (process = (int)strtol(at, &at, 10)) > 0;) {
    bool is_server = false;
    for (int place = 0; place < MostServers; place++)
      is_server = is_server || atomic_load(&servers[place]) == process;
    if (!is_server) return true;
  }
  return false;
}

static bool has_child(void) {
  siginfo_t info = {0};
  if (waitid(P_ALL, 0, &info, WNOHANG | WNOWAIT | WEXITED) != 0) return false;
  if (!atomic_load(&servers[0])) return true;
  return started_another(thread_id(), 0) || any_thread(started_another, 0, 0);
}

TesseraActivity tessera_clock_activity(void) {
  if (!clock_is_virtual()) return TesseraQuiet;
  if (sleepers_are_late() || queues_sleep() || threads_work()) return TesseraBusy;
  if (tessera_clock_requests() > 0 || has_child()) return TesseraExternal;
  return TesseraQuiet;
}

int64_t tessera_clock_busy_since(
    int64_t since, int64_t asked, int64_t now, TesseraActivity activity) {
  if (activity != TesseraBusy) return 0;
  return since && now - asked < 5ll * Second ? since : now;
}

bool tessera_clock_is_patience_over(TesseraActivity activity) {
  static _Atomic(int64_t) since, asked;
  int64_t now = tessera_clock_real();
  int64_t busy_since = tessera_clock_busy_since(atomic_load(&since), atomic_load(&asked), now, activity);
  atomic_store(&since, busy_since);
  atomic_store(&asked, now);
  if (activity == TesseraQuiet) return true;
  // A server may be slow, and may never answer; what computes comes to an end, on a busy machine later.
  if (activity == TesseraBusy) return now - busy_since > 60ll * Second;
  return !tessera_clock_requests() || now - atomic_load(&request_time) > 2ll * Second;
}
