// The session's bus, where it answers within a second. One that accepts programs and stays silent must not keep a
// window from its first frame: GIO would wait for it without end, and so would GTK, which asks it for portals.

#include "Private.h"

// Microseconds that a launch waits for the bus in all.
enum { PATIENCE = G_USEC_PER_SEC };

static GMutex mutex;
static GCond answered;
static GCancellable *attempt;
static GDBusConnection *session;
static bool is_asked, is_answered, is_given_up;

// Whether the environment tells of a bus. GIO would start one where none runs, for nobody to be on.
bool tessera_has_session_bus(void) {
  if (tessera_session_bus_is_silent()) return false;
  const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address && *address) return true;
  const char *directory = g_getenv("XDG_RUNTIME_DIR");
  if (!directory || !*directory) return false;
  char *socket = g_build_filename(directory, "bus", NULL);
  bool exists = g_file_test(socket, G_FILE_TEST_EXISTS);
  g_free(socket);
  return exists;
}

// A bus that has given the program its name may still answer nothing.
static bool answers(GDBusConnection *bus) {
  GVariant *reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", NULL,
      G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, 2 * PATIENCE / 1000, attempt, NULL);
  if (reply) g_variant_unref(reply);
  return reply;
}

// On a thread of its own.
static gpointer reach(gpointer data) {
  GDBusConnection *found = g_bus_get_sync(G_BUS_TYPE_SESSION, attempt, NULL);
  // The program outlives its bus.
  if (found) g_dbus_connection_set_exit_on_close(found, FALSE);
  if (found && !answers(found)) g_clear_object(&found);
  g_mutex_lock(&mutex);
  if (is_given_up) {
    g_clear_object(&found);
  } else {
    session = found;
    is_answered = true;
    // Refused at once: perhaps there is one later.
    if (!found) is_asked = false;
  }
  g_cond_broadcast(&answered);
  g_mutex_unlock(&mutex);
  return NULL;
}

// From now on the process is on no bus, and what it starts is not kept waiting by this one either.
static void give_up(void) {
  is_given_up = true;
  is_answered = false;
  // GIO hands the same connection to all that ask for the bus, as long as anybody has it: what GTK asks of it then
  // fails at once.
  if (session) g_dbus_connection_close(session, NULL, NULL, NULL);
  g_clear_object(&session);
  g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  g_cancellable_cancel(attempt);
}

GDBusConnection *tessera_session_bus(void) {
  if (!tessera_has_session_bus()) return NULL;
  g_mutex_lock(&mutex);
  if (!is_asked) {
    is_asked = true;
    is_answered = false;
    if (!attempt) attempt = g_cancellable_new();
    g_thread_unref(g_thread_new("session bus", reach, NULL));
  }
  gint64 end = g_get_monotonic_time() + PATIENCE;
  while (!is_answered && !is_given_up)
    if (!g_cond_wait_until(&answered, &mutex, end)) give_up();
  GDBusConnection *found = session;
  g_mutex_unlock(&mutex);
  return found && !g_dbus_connection_is_closed(found) ? found : NULL;
}

GDBusConnection *tessera_bus(const char *address, GError **error) {
  if (!address) {
    GDBusConnection *bus = tessera_session_bus();
    return bus ? g_object_ref(bus) : NULL;
  }
  GDBusConnectionFlags flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                               G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
  GDBusConnection *bus = g_dbus_connection_new_for_address_sync(address, flags, NULL, NULL, error);
  if (bus) g_dbus_connection_set_exit_on_close(bus, FALSE);
  return bus;
}

bool tessera_session_bus_is_silent(void) {
  g_mutex_lock(&mutex);
  bool is_silent = is_given_up;
  g_mutex_unlock(&mutex);
  return is_silent;
}

typedef struct {
  GCancellable *cancellable;
  GMutex mutex;
  GCond over;
  bool is_over, is_late;
} Deadline;

static gpointer cancel_when_late(gpointer data) {
  Deadline *self = data;
  gint64 end = g_get_monotonic_time() + PATIENCE;
  g_mutex_lock(&self->mutex);
  while (!self->is_over && !self->is_late)
    if (!g_cond_wait_until(&self->over, &self->mutex, end)) self->is_late = true;
  bool is_late = !self->is_over;
  g_mutex_unlock(&self->mutex);
  if (is_late) g_cancellable_cancel(self->cancellable);
  return NULL;
}

void tessera_session_bus_wait(void (*work)(GCancellable *cancellable, void *data), void *data) {
  Deadline deadline = {.cancellable = g_cancellable_new()};
  g_mutex_init(&deadline.mutex);
  g_cond_init(&deadline.over);
  GThread *thread = g_thread_new("deadline", cancel_when_late, &deadline);
  work(deadline.cancellable, data);
  g_mutex_lock(&deadline.mutex);
  deadline.is_over = true;
  g_cond_signal(&deadline.over);
  bool is_late = deadline.is_late;
  g_mutex_unlock(&deadline.mutex);
  g_thread_join(thread);
  g_mutex_clear(&deadline.mutex);
  g_cond_clear(&deadline.over);
  g_object_unref(deadline.cancellable);
  if (!is_late) return;
  g_mutex_lock(&mutex);
  give_up();
  g_mutex_unlock(&mutex);
}
