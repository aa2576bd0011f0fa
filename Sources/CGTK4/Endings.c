// Ends that come from outside: the display is gone, or somebody tells the process to end. Both toolkits leave at once
// where their display is gone, GDK without a word on X11, so that whoever is to save anything has to be asked before.

// Older headers have RTLD_DEFAULT for those alone who ask for GNU's own.
#define _GNU_SOURCE
#include "Private.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static TesseraEndCallback ends;
static void *ends_owner;

// MARK: Displays

static void display_lost(const char *reason) {
  // What is saved may want the display once more, which ends here again.
  static bool is_known;
  if (!is_known && ends) {
    is_known = true;
    ends(ends_owner, 0, reason);
  }
  fflush(NULL);
  _exit(1);
}

static int x_display_lost(void *display) {
  (void)display;
  // A connection that was closed in order leaves what the last read of it left.
  bool says = errno && errno != EAGAIN && errno != EINTR;
  display_lost(says ? strerror(errno) : "its connection was closed");
  return 0;
}

static const char *field(const GLogField *fields, gsize count, const char *name) {
  for (gsize i = 0; i < count; i++)
    if (strcmp(fields[i].key, name) == 0 && fields[i].length < 0) return fields[i].value;
  return "";
}

// GDK tells of a Wayland display that is gone by a message, right before it leaves.
static GLogWriterOutput write_message(GLogLevelFlags level, const GLogField *fields, gsize count,
                                      gpointer data) {
  static const char *const words[] = {"Error reading events from display", "Error flushing display",
                                      "dispatching to Wayland display", "Lost connection to Wayland"};
  if ((level & G_LOG_LEVEL_MESSAGE) && strcmp(field(fields, count, "GLIB_DOMAIN"), "Gdk") == 0) {
    const char *message = field(fields, count, "MESSAGE");
    for (size_t i = 0; i < G_N_ELEMENTS(words); i++) {
      if (!strstr(message, words[i])) continue;
      const char *colon = strrchr(message, ':');
      display_lost(colon ? colon + 2 : "its connection was closed");
    }
  }
  return g_log_writer_default(level, fields, count, data);
}

static void watch_display(TesseraDisplayKind kind) {
  static bool is_watched;
  if (is_watched) return;
  is_watched = true;
  if (kind == TESSERA_DISPLAY_WAYLAND) return g_log_set_writer_func(write_message, NULL, NULL);
  // GTK loaded Xlib; we do not link it.
  void *(*set_handler)(int (*)(void *)) = dlsym(RTLD_DEFAULT, "XSetIOErrorHandler");
  if (set_handler) set_handler(x_display_lost);
}

// MARK: Signals

static int signal_pipe[2] = {-1, -1};

// Seconds that a program has to end in by itself.
enum { PATIENCE = 5 };

static void signalled(int number) {
  // A second one, or too long a time, ends the process as if nobody had listened.
  signal(number, SIG_DFL);
  alarm(PATIENCE);
  int error = errno;
  char byte = (char)number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;
  errno = error;
}

static gboolean hear_signal(int descriptor, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  char byte = 0;
  if (read(descriptor, &byte, 1) == 1 && ends) ends(ends_owner, byte, NULL);
  return G_SOURCE_CONTINUE;
}

static void watch_signals(void) {
  if (signal_pipe[0] >= 0 || !g_unix_open_pipe(signal_pipe, FD_CLOEXEC, NULL)) return;
  g_unix_fd_add(signal_pipe[0], G_IO_IN, hear_signal, NULL);
  static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
  for (size_t i = 0; i < G_N_ELEMENTS(numbers); i++) {
    struct sigaction old;
    // Whoever ignores one, as nohup does, or listens already, goes on.
    if (sigaction(numbers[i], NULL, &old) || old.sa_handler != SIG_DFL) continue;
    struct sigaction action = {.sa_handler = signalled, .sa_flags = SA_RESTART};
    sigaction(numbers[i], &action, NULL);
  }
}

void tessera_ends_watch(TesseraDisplayKind kind, TesseraEndCallback callback, void *owner) {
  ends = callback;
  ends_owner = owner;
  if (!callback) return;
  watch_display(kind);
  watch_signals();
}
