// The desktop's bus of screen readers: AT-SPI over GDBus. One subtree answers for every node, so that no
// object stands for one; Swift says what each node is. All of it is asynchronous and on the main thread: the
// window never waits for the bus.

#include "AccessibilityInterfaces.h"
#include "Private.h"

#define ROOT "/org/a11y/atspi/accessible"
#define CACHE "/org/a11y/atspi/cache"

typedef struct {
  TesseraAccessibilityCallbacks callbacks;
  void *owner;
  GDBusNodeInfo *info;
  GDBusConnection *session;
  // Of readers; NULL while nobody reads, or the bus is away.
  GDBusConnection *bus;
  bool wanted;
  // Of the attempt to reach the bus that is under way, else NULL.
  GCancellable *attempt;
  // Ends an attempt that takes too long, or begins the next one.
  guint timer;
  // Attempts that failed one after the other.
  int failures;
  guint registry;
  char *desktop_name;
  char *desktop_path;
  // Questions for which there was no time yet, in their order, and when there is.
  GQueue questions;
  guint answering;
  gint64 period_end;
  gint64 spent;
  // Signals that the bus has not taken yet, and those among them that a flush is under way for.
  int unsent;
  bool flushing;
} Bus;

// Of each period, in microseconds, answers take this much at most, so that a window goes on whatever
// readers ask.
enum { PERIOD = 8000, SHARE = 4000 };
// Questions beyond these are answered with an error, signals beyond these are dropped: somebody asks and
// does not wait for answers, or the bus has stopped.
enum { MOST_QUESTIONS = 20000, MOST_SIGNALS = 10000 };
// Seconds until a bus that is silent counts as absent.
enum { PATIENCE = 10 };
// Seconds that a connection is kept after its end.
enum { KEPT = 2 };

// One program speaks to one bus.
static Bus *the_bus;

static const char *node_of(const char *path) {
  const char *name = strrchr(path, '/');
  return name ? name + 1 : path;
}

static const char *last_part(const char *interface) {
  const char *dot = strrchr(interface, '.');
  return dot ? dot + 1 : interface;
}

static void refuse(GDBusMethodInvocation *invocation, GDBusError error, const char *sentence) {
  g_dbus_method_invocation_return_error_literal(invocation, G_DBUS_ERROR, error, sentence);
}

static void answer_get(Bus *self, const char *node, GVariant *arguments,
                       GDBusMethodInvocation *invocation) {
  const char *interface, *property;
  g_variant_get(arguments, "(&s&s)", &interface, &property);
  GVariant *value = self->callbacks.get(self->owner, node, last_part(interface), property);
  if (!value) return refuse(invocation, G_DBUS_ERROR_UNKNOWN_OBJECT, "There is no such object.");
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(v)", value));
}

static void answer_set(Bus *self, const char *node, GVariant *arguments,
                       GDBusMethodInvocation *invocation) {
  const char *interface, *property;
  GVariant *value;
  g_variant_get(arguments, "(&s&sv)", &interface, &property, &value);
  bool is_set = self->callbacks.set(self->owner, node, last_part(interface), property, value);
  g_variant_unref(value);
  if (!is_set) return refuse(invocation, G_DBUS_ERROR_FAILED, "The value was not taken.");
  g_dbus_method_invocation_return_value(invocation, NULL);
}

static void answer_get_all(Bus *self, const char *node, GVariant *arguments,
                           GDBusMethodInvocation *invocation) {
  const char *interface;
  g_variant_get(arguments, "(&s)", &interface);
  GVariantBuilder all;
  g_variant_builder_init(&all, G_VARIANT_TYPE("a{sv}"));
  GDBusInterfaceInfo *info = g_dbus_node_info_lookup_interface(self->info, interface);
  for (GDBusPropertyInfo **each = info ? info->properties : NULL; each && *each; each++) {
    GVariant *value =
        self->callbacks.get(self->owner, node, last_part(interface), (*each)->name);
    if (value) g_variant_builder_add(&all, "{sv}", (*each)->name, value);
  }
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(a{sv})", &all));
}

static void answer(Bus *self, GDBusMethodInvocation *invocation) {
  gint64 begin = g_get_monotonic_time();
  const char *interface = g_dbus_method_invocation_get_interface_name(invocation);
  const char *method = g_dbus_method_invocation_get_method_name(invocation);
  const char *node = node_of(g_dbus_method_invocation_get_object_path(invocation));
  GVariant *arguments = g_dbus_method_invocation_get_parameters(invocation);
  if (g_str_equal(interface, "org.freedesktop.DBus.Properties")) {
    if (g_str_equal(method, "Get")) answer_get(self, node, arguments, invocation);
    else if (g_str_equal(method, "Set")) answer_set(self, node, arguments, invocation);
    else answer_get_all(self, node, arguments, invocation);
  } else {
    GVariant *value =
        self->callbacks.call(self->owner, node, last_part(interface), method, arguments);
    if (value) g_dbus_method_invocation_return_value(invocation, value);
    else refuse(invocation, G_DBUS_ERROR_INVALID_ARGS, "There is no such object, place or action.");
  }
  self->spent += g_get_monotonic_time() - begin;
}

static bool has_time(Bus *self) {
  gint64 now = g_get_monotonic_time();
  if (now >= self->period_end) {
    self->period_end = now + PERIOD;
    self->spent = 0;
  }
  return self->spent < SHARE;
}

static gboolean answer_waiting(void *data) {
  Bus *self = data;
  while (has_time(self) && !g_queue_is_empty(&self->questions))
    answer(self, g_queue_pop_head(&self->questions));
  if (!g_queue_is_empty(&self->questions)) return G_SOURCE_CONTINUE;
  self->answering = 0;
  return G_SOURCE_REMOVE;
}

// Of calls and, as there is no get_property, of Get, Set and GetAll too.
static void method_call(GDBusConnection *connection, const char *sender, const char *path,
                        const char *interface, const char *method, GVariant *arguments,
                        GDBusMethodInvocation *invocation, void *data) {
  Bus *self = data;
  if (self->bus != connection)
    return refuse(invocation, G_DBUS_ERROR_DISCONNECTED, "The bus is gone.");
  if (g_queue_is_empty(&self->questions) && has_time(self)) return answer(self, invocation);
  if (g_queue_get_length(&self->questions) >= MOST_QUESTIONS)
    return refuse(invocation, G_DBUS_ERROR_LIMITS_EXCEEDED, "Too many questions at once.");
  g_queue_push_tail(&self->questions, invocation);
  if (!self->answering) self->answering = g_timeout_add(PERIOD / 2000, answer_waiting, self);
}

static void forget_questions(Bus *self) {
  g_queue_clear_full(&self->questions, g_object_unref);
  if (self->answering) g_source_remove(self->answering);
  self->answering = 0;
}

static const GDBusInterfaceVTable vtable = {method_call, NULL, NULL, {0}};

static char **enumerate(GDBusConnection *connection, const char *sender, const char *path,
                        void *data) {
  return g_new0(char *, 1);
}

static GDBusInterfaceInfo **introspect(GDBusConnection *connection, const char *sender,
                                       const char *path, const char *node, void *data) {
  Bus *self = data;
  uint32_t known = self->callbacks.interfaces(self->owner, node_of(path));
  if (!known) return NULL;
  GDBusInterfaceInfo **infos = g_new0(GDBusInterfaceInfo *, INTERFACES + 1);
  int count = 0;
  for (int i = 0; i < INTERFACES; i++)
    if (known & 1u << i)
      infos[count++] = g_dbus_interface_info_ref(
          g_dbus_node_info_lookup_interface(self->info, interface_names[i]));
  return infos;
}

static const GDBusInterfaceVTable *dispatch(GDBusConnection *connection, const char *sender,
                                            const char *path, const char *interface,
                                            const char *node, void **out, void *data) {
  *out = data;
  return &vtable;
}

static const GDBusSubtreeVTable subtree = {enumerate, introspect, dispatch, {0}};

static void set_timer(Bus *self, int seconds, GSourceFunc function) {
  if (self->timer) g_source_remove(self->timer);
  self->timer = function ? g_timeout_add_seconds(seconds, function, self) : 0;
}

static gboolean release(void *connection) {
  g_object_unref(connection);
  return G_SOURCE_REMOVE;
}

static void drop_bus(Bus *self) {
  if (!self->bus) return;
  if (self->registry) g_bus_unwatch_name(self->registry);
  self->registry = 0;
  forget_questions(self);
  // GIO has questions to a subtree wait for the main loop and does not keep their connection meanwhile.
  g_timeout_add_seconds_full(G_PRIORITY_LOW, KEPT, release, g_steal_pointer(&self->bus), NULL);
  self->callbacks.connected(self->owner, false);
}

static void close_bus(Bus *self) {
  if (!self->bus) return;
  g_dbus_connection_close(self->bus, NULL, NULL, NULL);
  drop_bus(self);
}

static void connect_bus(Bus *self);

static gboolean try_again(void *data) {
  Bus *self = data;
  self->timer = 0;
  if (self->wanted && !self->bus && !self->attempt) connect_bus(self);
  return G_SOURCE_REMOVE;
}

// The bus did not answer, refused or went away: later again, each time later.
static void failed(Bus *self) {
  if (!self->wanted) return set_timer(self, 0, NULL);
  set_timer(self, 1 << MIN(self->failures, 6), try_again);
  self->failures++;
}

static void closed(GDBusConnection *connection, gboolean vanished, GError *error, void *data) {
  Bus *self = data;
  if (self->bus != connection) return;
  drop_bus(self);
  failed(self);
}

static void embedded(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!reply) return;
  g_clear_pointer(&self->desktop_name, g_free);
  g_clear_pointer(&self->desktop_path, g_free);
  g_variant_get(reply, "((so))", &self->desktop_name, &self->desktop_path);
  g_variant_unref(reply);
  if (self->bus && self->owner) self->callbacks.embedded(self->owner);
}

// The registry is there, at first or again.
static void registry_came(GDBusConnection *bus, const char *name, const char *name_owner, void *data) {
  Bus *self = data;
  if (self->bus != bus) return;
  g_dbus_connection_call(
      bus, name_owner, ROOT "/root", "org.a11y.atspi.Socket", "Embed",
      g_variant_new("((so))", g_dbus_connection_get_unique_name(bus), ROOT "/root"),
      G_VARIANT_TYPE("((so))"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, embedded, self);
}

static void bus_opened(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
  g_clear_object(&self->attempt);
  set_timer(self, 0, NULL);
  if (!bus) return failed(self);
  if (!self->wanted) {
    g_dbus_connection_close(bus, NULL, NULL, NULL);
    g_object_unref(bus);
    return;
  }
  self->bus = bus;
  self->failures = 0;
  self->unsent = 0;
  self->flushing = false;
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  g_signal_connect(bus, "closed", G_CALLBACK(closed), self);
  g_dbus_connection_register_subtree(bus, ROOT, &subtree,
                                     G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, self, NULL,
                                     NULL);
  g_dbus_connection_register_object(
      bus, CACHE, g_dbus_node_info_lookup_interface(self->info, "org.a11y.atspi.Cache"), &vtable, self,
      NULL, NULL);
  self->callbacks.connected(self->owner, true);
  self->registry = g_bus_watch_name_on_connection(bus, "org.a11y.atspi.Registry",
                                                  G_BUS_NAME_WATCHER_FLAGS_AUTO_START, registry_came,
                                                  NULL, self, NULL);
}

static void address_known(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!reply || !self->wanted) {
    g_clear_object(&self->attempt);
    if (reply) g_variant_unref(reply);
    return failed(self);
  }
  const char *address;
  g_variant_get(reply, "(&s)", &address);
  g_dbus_connection_new_for_address(address,
                                    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                        G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                    NULL, self->attempt, bus_opened, self);
  g_variant_unref(reply);
}

static gboolean give_up(void *data) {
  Bus *self = data;
  self->timer = 0;
  g_cancellable_cancel(self->attempt);
  return G_SOURCE_REMOVE;
}

static void connect_bus(Bus *self) {
  self->attempt = g_cancellable_new();
  set_timer(self, PATIENCE, give_up);
  g_dbus_connection_call(self->session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                         NULL, G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1,
                         self->attempt, address_known, self);
}

static void set_wanted(Bus *self, bool wanted) {
  if (self->wanted != wanted) self->failures = 0;
  self->wanted = wanted;
  if (wanted) {
    if (!self->bus && !self->attempt) connect_bus(self);
  } else {
    if (self->attempt) g_cancellable_cancel(self->attempt);
    else set_timer(self, 0, NULL);
    close_bus(self);
  }
}

static void status_known(GObject *source, GAsyncResult *result, void *data) {
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!reply) return;
  GVariant *value;
  g_variant_get(reply, "(v)", &value);
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN))
    set_wanted(data, g_variant_get_boolean(value));
  g_variant_unref(value);
  g_variant_unref(reply);
}

static void status_changed(GDBusConnection *bus, const char *sender, const char *path,
                           const char *interface, const char *signal, GVariant *arguments,
                           void *data) {
  const char *name;
  GVariant *changed;
  g_variant_get(arguments, "(&s@a{sv}@as)", &name, &changed, NULL);
  gboolean enabled;
  if (g_str_equal(name, "org.a11y.Status") && g_variant_lookup(changed, "IsEnabled", "b", &enabled))
    set_wanted(data, enabled);
  g_variant_unref(changed);
}

static void launcher_came(GDBusConnection *bus, const char *name, const char *name_owner,
                          void *data) {
  g_dbus_connection_call(bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
                         g_variant_new("(ss)", "org.a11y.Status", "IsEnabled"), G_VARIANT_TYPE("(v)"),
                         G_DBUS_CALL_FLAGS_NO_AUTO_START, 5000, NULL, status_known, data);
}

static void launcher_went(GDBusConnection *bus, const char *name, void *data) {
  set_wanted(data, false);
}

static void session_opened(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  self->session = g_bus_get_finish(result, NULL);
  if (!self->session) return;
  g_dbus_connection_set_exit_on_close(self->session, FALSE);
  g_dbus_connection_signal_subscribe(self->session, "org.a11y.Bus", "org.freedesktop.DBus.Properties",
                                     "PropertiesChanged", "/org/a11y/bus", NULL,
                                     G_DBUS_SIGNAL_FLAGS_NONE, status_changed, self, NULL);
  g_bus_watch_name_on_connection(self->session, "org.a11y.Bus", G_BUS_NAME_WATCHER_FLAGS_NONE,
                                 launcher_came, launcher_went, self, NULL);
}

void tessera_accessibility_start(TesseraAccessibilityCallbacks callbacks, void *owner) {
  if (the_bus) {
    the_bus->callbacks = callbacks;
    the_bus->owner = owner;
    if (the_bus->bus) callbacks.connected(owner, true);
    return;
  }
  if (!tessera_has_session_bus()) return;
  the_bus = g_new0(Bus, 1);
  the_bus->callbacks = callbacks;
  the_bus->owner = owner;
  the_bus->info = g_dbus_node_info_new_for_xml(xml, NULL);
  if (!the_bus->info) return;
  g_bus_get(G_BUS_TYPE_SESSION, NULL, session_opened, the_bus);
}

void tessera_accessibility_stop(void) {
  if (the_bus) the_bus->owner = NULL;
}

// The path of the program for 0, else of a node.
static void write_path(char *path, size_t size, int64_t number) {
  if (number == 0)
    snprintf(path, size, ROOT "/root");
  else
    snprintf(path, size, ROOT "/%" G_GINT64_FORMAT, (gint64)number);
}

GVariant *tessera_accessibility_reference(int64_t number) {
  const char *bus = the_bus && the_bus->bus ? g_dbus_connection_get_unique_name(the_bus->bus) : "";
  char path[64];
  if (number < 0)
    return g_variant_new("(so)", "", "/org/a11y/atspi/null");
  write_path(path, sizeof path, number);
  return g_variant_new("(so)", bus, path);
}

GVariant *tessera_accessibility_desktop(void) {
  if (!the_bus || !the_bus->desktop_name) return tessera_accessibility_reference(-1);
  return g_variant_new("(so)", the_bus->desktop_name, the_bus->desktop_path);
}

static void flushed(GObject *source, GAsyncResult *result, void *data) {
  bool is_sent = g_dbus_connection_flush_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!the_bus || the_bus->bus != G_DBUS_CONNECTION(source)) return;
  the_bus->flushing = false;
  if (is_sent) the_bus->unsent -= GPOINTER_TO_INT(data);
}

// A bus that takes nothing is not sent any more either: what waits for it is in memory.
static bool may_send(Bus *self) {
  if (self->unsent >= MOST_SIGNALS) return false;
  self->unsent++;
  if (!self->flushing) {
    self->flushing = true;
    g_dbus_connection_flush(self->bus, NULL, flushed, GINT_TO_POINTER(self->unsent));
  }
  return true;
}

static bool can_send(Bus *self) {
  return self && self->bus && !g_dbus_connection_is_closed(self->bus) && may_send(self);
}

void tessera_accessibility_emit(int64_t number, const char *interface, const char *signal,
                                const char *detail, int first, int second, GVariant *value) {
  g_variant_ref_sink(value);
  if (can_send(the_bus)) {
    char path[64];
    char name[64];
    write_path(path, sizeof path, number);
    snprintf(name, sizeof name, "org.a11y.atspi.Event.%s", interface);
    g_dbus_connection_emit_signal(
        the_bus->bus, NULL, path, name, signal,
        g_variant_new("(siiv@a{sv})", detail, first, second, value,
                      g_variant_new_array(G_VARIANT_TYPE("{sv}"), NULL, 0)),
        NULL);
  }
  g_variant_unref(value);
}

void tessera_accessibility_emit_cache(const char *signal, GVariant *arguments) {
  g_variant_ref_sink(arguments);
  if (can_send(the_bus))
    g_dbus_connection_emit_signal(the_bus->bus, NULL, CACHE, "org.a11y.atspi.Cache", signal, arguments,
                                  NULL);
  g_variant_unref(arguments);
}

// How the registry wants keys: what it says of itself is not what it takes, so that the one form is tried, and the
// other when it was refused.
static const char *key_form = "((uiiiisb))";

static void key_reported(GObject *source, GAsyncResult *result, void *data) {
  GError *error = NULL;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, &error);
  if (reply) g_variant_unref(reply);
  if (g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_INVALID_ARGS) && data == key_form)
    key_form = "((uiuuisb))";
  g_clear_error(&error);
}

void tessera_accessibility_notify_key(GdkEvent *event) {
  if (!can_send(the_bus)) return;
  guint symbol = gdk_key_event_get_keyval(event);
  gunichar character = gdk_keyval_to_unicode(symbol);
  // A space and what moves the caret are known by their names.
  bool is_text = character && g_unichar_isgraph(character);
  char text[8] = {0};
  if (is_text) g_unichar_to_utf8(character, text);
  const char *name = is_text ? text : gdk_keyval_name(symbol);
  bool is_down = gdk_event_get_event_type(event) == GDK_KEY_PRESS;
  // Shift, Caps Lock, Control and what X11 calls Mod1 to Mod5.
  guint modifiers = gdk_event_get_modifier_state(event) & 0xff;
  g_dbus_connection_call(
      the_bus->bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
      "org.a11y.atspi.DeviceEventController", "NotifyListenersAsync",
      g_variant_new(key_form, is_down ? 0 : 1, (int)symbol, (int)gdk_key_event_get_keycode(event),
                    (int)modifiers, (int)gdk_event_get_time(event), name ? name : "", is_text),
      NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, key_reported, (void *)key_form);
}
