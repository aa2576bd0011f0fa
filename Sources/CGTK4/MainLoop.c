#define _GNU_SOURCE
#include "CGTK4.h"

#include <dirent.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Core Foundation as Swift's Foundation for Linux exports it.
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
extern const CFStringRef kCFRunLoopDefaultMode;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(CFRunLoopRef loop);
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
typedef struct {
  long version;
  void *info, *retain, *release, *describe;
} CFRunLoopObserverContext;
extern CFRunLoopObserverRef CFRunLoopObserverCreate(
    const void *allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(CFRunLoopObserverRef, unsigned long activity, void *info),
    CFRunLoopObserverContext *context);
extern void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer,
                                 CFStringRef mode);
extern void CFRelease(const void *object);
extern int32_t CFRunLoopRunInMode(CFStringRef mode, double seconds, unsigned char afterSource);
extern double CFRunLoopGetNextTimerFireDate(CFRunLoopRef loop, CFStringRef mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern int _dispatch_get_main_queue_handle_4CF(void);

typedef struct {
  GSource source;
  gpointer queue_tag;
  gpointer ports_tag;
  // Application code ran since the run loop was turned last.
  bool is_asked;
  // The run loop is being turned; GLib's loop may be turned from inside it.
  bool is_turning;
  int blocks;
} RunLoopSource;

static RunLoopSource *run_loop;

static bool is_readable(int descriptor) {
  struct pollfd poll_descriptor = {.fd = descriptor, .events = POLLIN};
  return poll(&poll_descriptor, 1, 0) == 1 && (poll_descriptor.revents & POLLIN);
}

// The run loop waits on an epoll descriptor that nothing hands out. It holds the timers' descriptor
// and the one by which other threads wake the loop, so it is the epoll descriptor that becomes
// readable when the loop is woken.
static int find_port_set_once(void) {
  int candidates[64], count = 0, found = -1;
  // What woke the loop before would hide its descriptor among those that are readable anyway.
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
  DIR *directory = opendir("/proc/self/fd");
  if (!directory) return -1;
  for (struct dirent *entry; count < 64 && (entry = readdir(directory));) {
    char path[300], target[64];
    snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = 0;
    int descriptor = atoi(entry->d_name);
    if (strcmp(target, "anon_inode:[eventpoll]") == 0 && !is_readable(descriptor))
      candidates[count++] = descriptor;
  }
  closedir(directory);
  CFRunLoopWakeUp(CFRunLoopGetMain());
  for (int i = 0; i < count && found < 0; i++)
    if (is_readable(candidates[i])) found = candidates[i];
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
  return found;
}

// Another thread may wake the loop while it is looked for.
static int find_port_set(void) {
  int found = -1;
  for (int attempt = 0; found < 0 && attempt < 4; attempt++) found = find_port_set_once();
  return found;
}

static gboolean prepare(GSource *source, int *timeout) {
  RunLoopSource *self = (RunLoopSource *)source;
  *timeout = -1;
  if (self->blocks || self->is_turning) return FALSE;
  if (self->is_asked) return TRUE;
  if (self->ports_tag) return FALSE;
  double fire = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  if (fire > 0) {
    double wait = (fire - CFAbsoluteTimeGetCurrent()) * 1000;
    if (wait <= 0) return TRUE;
    *timeout = wait > 1e6 ? 1000000 : (int)wait + 1;
  }
  return FALSE;
}

static gboolean check(GSource *source) {
  RunLoopSource *self = (RunLoopSource *)source;
  if (self->blocks || self->is_turning) return FALSE;
  if (self->is_asked || g_source_query_unix_fd(source, self->queue_tag)) return TRUE;
  if (self->ports_tag && g_source_query_unix_fd(source, self->ports_tag)) return TRUE;
  if (self->ports_tag) return FALSE;
  double fire = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  return fire > 0 && fire <= CFAbsoluteTimeGetCurrent();
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  RunLoopSource *self = (RunLoopSource *)source;
  self->is_asked = false;
  self->is_turning = true;
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
  self->is_turning = false;
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

static void attach(void) {
  if (run_loop) return;
  int ports = find_port_set();
  GSource *source = g_source_new(&functions, sizeof(RunLoopSource));
  g_source_set_name(source, "Tessera run loop");
  // Else GLib takes the descriptors out of its poll around each dispatch, and wakes itself each time.
  g_source_set_can_recurse(source, TRUE);
  run_loop = (RunLoopSource *)source;
  run_loop->queue_tag =
      g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  if (ports >= 0) run_loop->ports_tag = g_source_add_unix_fd(source, ports, G_IO_IN);
  run_loop->is_asked = true;
  g_source_attach(source, NULL);
}

static void turn(CFRunLoopObserverRef observer, unsigned long activity, void *loop) {
  attach();
  g_main_loop_run(loop);
}

// A run loop that is not running ignores other threads that wake it, so GLib's loop is turned from
// inside it: by an observer of the first phase of a turn.
void tessera_main_loop_run(GMainLoop *loop) {
  const unsigned long before_sources = 1 << 2;
  CFRunLoopObserverContext context = {.info = loop};
  CFRunLoopObserverRef observer =
      CFRunLoopObserverCreate(NULL, before_sources, 0, 0, turn, &context);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode);
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
  CFRelease(observer);
}

void tessera_main_loop_note_application_code(void) {
  if (run_loop) run_loop->is_asked = true;
}

void tessera_main_loop_block(bool blocked) {
  if (!run_loop) return;
  run_loop->blocks += blocked ? 1 : -1;
  // Out of the poll as well: what is due would make it return at once, over and over.
  GIOCondition condition = run_loop->blocks ? 0 : G_IO_IN;
  g_source_modify_unix_fd(&run_loop->source, run_loop->queue_tag, condition);
  if (run_loop->ports_tag)
    g_source_modify_unix_fd(&run_loop->source, run_loop->ports_tag, condition);
}

bool tessera_main_loop_watches_run_loop(void) { return run_loop && run_loop->ports_tag; }
