// What the program has asked to happen once, so that a wait for an idle program goes on until then.
// Settings of libraries are none of it, nor what comes again and again from one place.
#define _GNU_SOURCE
#include "Clock.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// So often what a place has set may set it again at once, or later, during one wait; from then on it is
// a clock that ticks.
enum { Turns = 3, LateTurns = 30, Sites = 256 };
// Nanoseconds after which what is set is not set by what came true.
enum { AtOnce = 1000000 };

typedef struct {
  int64_t time;
  uint64_t site;
  // What is told if it will not happen; null where nothing is.
  const void *object;
  // How often in a row what its place had set came true, since the wait began, and set it again: at
  // once, and at any time.
  int turn, late_turn;
} Awaited;

// What a place had set last, of what came true.
typedef struct {
  uint64_t site;
  int64_t time;
  int turn, late_turn;
} Fired;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Awaited *entries;
static size_t count, capacity;
static Fired fired[Sites];
static size_t fired_count;
static int64_t wait_began = INT64_MAX;
static _Thread_local int unawaited;

void tessera_clock_set_unawaited(bool is) { unawaited += is ? 1 : -1; }

// MARK: Who asked

typedef enum { Passing, Library, Program } Image;

// The parts of Swift through which programs ask, the libraries with waits of their own, and all others.
static Image image_of(void *address) {
  static const char *const passing[] = {
      "libdispatch.", "libswift", "libFoundation.", "libFoundationEssentials.",
      "libFoundationInternationalization.", "libBlocksRuntime.", "libc.", "libpthread.", 0};
  static const char *const libraries[] = {
      "libXCTest.", "libTesting.", "libFoundationNetworking.", "libcurl", "libgio", "libglib",
      "libgtk", 0};
  Dl_info found;
  if (!dladdr(address, &found) || !found.dli_fname) return Passing;
  const char *slash = strrchr(found.dli_fname, '/');
  const char *name = slash ? slash + 1 : found.dli_fname;
  for (int i = 0; passing[i]; i++)
    if (!strncmp(name, passing[i], strlen(passing[i]))) return Passing;
  for (int i = 0; libraries[i]; i++)
    if (!strncmp(name, libraries[i], strlen(libraries[i]))) return Library;
  return Program;
}

static bool is_in_concurrency(void *address) {
  Dl_info found;
  return dladdr(address, &found) && found.dli_fname && strstr(found.dli_fname, "libswift_Concurrency");
}

void *swift_task_getCurrent(void) __attribute__((weak, swiftcall));
uint64_t swift_task_getJobTaskId(void *task) __attribute__((weak, swiftcall));

static uint64_t mixed(uint64_t hash, uint64_t value) { return (hash ^ value) * 0x100000001b3; }

// The place in the program that asked, by the nearest of the calls that lead there; 0 where a library
// did. What a task waits for is the task's own: its calls are on no stack.
static uint64_t site_of(const TesseraSetting *setting, void *caller) {
  enum { Nearest = 6 };
  uint64_t hash = 0xcbf29ce484222325;
  if (is_in_concurrency(caller)) {
    void *task = swift_task_getCurrent ? swift_task_getCurrent() : 0;
    if (!task || !swift_task_getJobTaskId) return 1;
    return mixed(hash, swift_task_getJobTaskId(task)) | 1;
  }
  int first = 0;
  while (first < setting->depth && setting->calls[first] != caller) first++;
  if (first == setting->depth) first = 0;
  while (first < setting->depth && image_of(setting->calls[first]) == Passing) first++;
  if (first == setting->depth || image_of(setting->calls[first]) == Library) return 0;
  for (int i = first; i < setting->depth && i < first + Nearest; i++)
    hash = mixed(hash, (uint64_t)setting->calls[i]);
  return hash | 1;
}

// MARK: What is set

static Fired *fired_at(uint64_t site) {
  for (size_t i = 0; i < fired_count; i++)
    if (fired[i].site == site) return &fired[i];
  return 0;
}

// Takes what is due out, and remembers what came true during a wait.
static void collect(int64_t now) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    Awaited entry = entries[i];
    if (entry.time > now) {
      entries[kept++] = entry;
      continue;
    }
    if (entry.time <= wait_began) continue;
    Fired *known = fired_at(entry.site);
    if (!known && fired_count < Sites) {
      known = &fired[fired_count++];
      *known = (Fired){.site = entry.site};
    }
    if (!known || entry.time < known->time - AtOnce) continue;
    bool is_same = entry.time <= known->time + AtOnce;
    if (!is_same || known->turn <= entry.turn) known->turn = entry.turn + 1;
    if (known->late_turn <= entry.late_turn) known->late_turn = entry.late_turn + 1;
    known->time = entry.time;
  }
  count = kept;
}

static void take_out(const void *object) {
  for (size_t i = 0; i < count; i++) {
    if (entries[i].object != object) continue;
    entries[i] = entries[--count];
    return;
  }
}

void await_setting(const TesseraSetting *setting, void *caller, const void *object) {
  if (!setting->depth || unawaited || setting->time >= INT64_MAX / 2) return;
  uint64_t site = site_of(setting, caller);
  if (!site) return;
  int64_t now = tessera_clock_elapsed();
  pthread_mutex_lock(&lock);
  collect(now);
  if (object) take_out(object);
  if (setting->time > now) {
    if (count == capacity) {
      capacity = capacity ? capacity * 2 : 64;
      entries = realloc(entries, capacity * sizeof *entries);
      if (!entries) abort();
    }
    Awaited entry = {.time = setting->time, .site = site, .object = object};
    Fired *before = fired_at(site);
    if (before) {
      entry.turn = now - before->time <= AtOnce ? before->turn : 0;
      entry.late_turn = before->late_turn;
    }
    entries[count++] = entry;
  }
  pthread_mutex_unlock(&lock);
}

void forget_awaited(const void *object) {
  pthread_mutex_lock(&lock);
  take_out(object);
  pthread_mutex_unlock(&lock);
}

static bool is_awaited(const void *object) {
  bool is = false;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < count && !is; i++) is = entries[i].object == object;
  pthread_mutex_unlock(&lock);
  return is;
}

// MARK: Waiting

void tessera_clock_begin_awaiting(void) {
  int64_t now = tessera_clock_elapsed();
  pthread_mutex_lock(&lock);
  collect(now);
  for (size_t i = 0; i < count; i++) entries[i].turn = entries[i].late_turn = 0;
  fired_count = 0;
  wait_began = now;
  pthread_mutex_unlock(&lock);
}

int64_t tessera_clock_awaited(int64_t limit) {
  int64_t next = INT64_MAX;
  int64_t now = tessera_clock_elapsed();
  pthread_mutex_lock(&lock);
  collect(now);
  for (size_t i = 0; i < count; i++) {
    const Awaited *entry = &entries[i];
    bool ticks = entry->turn >= Turns || entry->late_turn >= LateTurns;
    if (!ticks && entry->time <= limit && entry->time < next) next = entry->time;
  }
  pthread_mutex_unlock(&lock);
  return next;
}

// MARK: Timers of run loops

// Core Foundation's own, which Timer calls; this target does not link it.
double CFRunLoopTimerGetNextFireDate(void *timer) __attribute__((weak));
unsigned char CFRunLoopTimerDoesRepeat(void *timer) __attribute__((weak));

// Where Foundation is linked into the program its own are taken.
#define WEAK __attribute__((weak))

static void note_timer(void *timer, void *caller) {
  if (!clock_is_virtual() || !CFRunLoopTimerDoesRepeat || !CFRunLoopTimerGetNextFireDate) return;
  if (CFRunLoopTimerDoesRepeat(timer)) return;
  // Seconds since 2001.
  double date = CFRunLoopTimerGetNextFireDate(timer) + 978307200;
  if (!(date > 0 && date < 1e10)) return;
  struct timespec time = {.tv_sec = (time_t)date};
  time.tv_nsec = (long)((date - (double)time.tv_sec) * Second);
  TesseraSetting setting = setting_now("Timer", clock_elapsed_at(CLOCK_REALTIME, time));
  await_setting(&setting, caller, timer);
}

WEAK void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  MACHINE(CFRunLoopAddTimer)(loop, timer, mode);
  note_timer(timer, __builtin_return_address(0));
}

WEAK void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  MACHINE(CFRunLoopTimerSetNextFireDate)(timer, date);
  // One that no run loop has will not fire.
  if (clock_is_virtual() && is_awaited(timer)) note_timer(timer, __builtin_return_address(0));
}

WEAK void CFRunLoopTimerInvalidate(void *timer) {
  if (clock_is_virtual()) forget_awaited(timer);
  MACHINE(CFRunLoopTimerInvalidate)(timer);
}
