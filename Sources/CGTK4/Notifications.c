// The desktop's notifications over the session bus: the service that desktops have had for long, or inside a sandbox
// the portal; and numbers at icons, as docks understand them. Nothing waits for an answer.

#include "Private.h"

#include <string.h>

#define SERVICE "org.freedesktop.Notifications"
#define SERVICE_PATH "/org/freedesktop/Notifications"
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Notification"
#define TIMEOUT 10000

struct TesseraNotifications {
  GDBusConnection *bus;
  bool is_portal;
  char *application;
  char *name;
  TesseraNotificationCallback callback;
  void *owner;
  GCancellable *cancellable;
  guint subscription;
  // Numbers of the service by identifier; 0 while it has not answered.
  GHashTable *shown;
  // What waits for the service's capabilities.
  GPtrArray *waiting;
  bool asked, answered, has_markup, has_actions, has_failed;
  char *token;
};

// One to be shown.
typedef struct {
  char *identifier, *title, *body;
  char **actions;
  bool sound;
} Notice;

// A call that is under way.
typedef struct {
  TesseraNotifications *self;
  char *identifier;
} Call;

static void free_notice(gpointer data) {
  Notice *notice = data;
  g_free(notice->identifier);
  g_free(notice->title);
  g_free(notice->body);
  g_strfreev(notice->actions);
  g_free(notice);
}

static void tell(TesseraNotifications *self, const char *identifier, TesseraNotificationEvent event,
                 const char *detail) {
  if (!self->callback) return;
  char *token = g_steal_pointer(&self->token);
  self->callback(self->owner, identifier, event, detail, token);
  g_free(token);
}

static void failed(TesseraNotifications *self, const GError *error) {
  if (self->has_failed) return;
  self->has_failed = true;
  char *message = g_strdup(error->message);
  tell(self, NULL, TESSERA_NOTIFICATION_FAILED, message);
  g_free(message);
}

static bool find(TesseraNotifications *self, guint32 number, char **identifier) {
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init(&iter, self->shown);
  while (g_hash_table_iter_next(&iter, &key, &value))
    if (number && GPOINTER_TO_UINT(value) == number) {
      *identifier = g_strdup(key);
      return true;
    }
  return false;
}

// MARK: Signals

static void service_signal(GDBusConnection *bus, const char *sender, const char *path,
                           const char *interface, const char *signal, GVariant *arguments,
                           gpointer data) {
  TesseraNotifications *self = data;
  char *identifier = NULL;
  guint32 number = 0, reason = 0;
  const char *text = NULL;
  if (g_str_equal(signal, "ActivationToken") && g_variant_is_of_type(arguments, G_VARIANT_TYPE("(us)"))) {
    g_variant_get(arguments, "(u&s)", &number, &text);
    if (!find(self, number, &identifier)) return;
    g_free(self->token);
    self->token = g_strdup(text);
  } else if (g_str_equal(signal, "ActionInvoked") &&
             g_variant_is_of_type(arguments, G_VARIANT_TYPE("(us)"))) {
    g_variant_get(arguments, "(u&s)", &number, &text);
    if (!find(self, number, &identifier)) return;
    tell(self, identifier, TESSERA_NOTIFICATION_ACTION, text);
  } else if (g_str_equal(signal, "NotificationClosed") &&
             g_variant_is_of_type(arguments, G_VARIANT_TYPE("(uu)"))) {
    g_variant_get(arguments, "(uu)", &number, &reason);
    if (!find(self, number, &identifier)) return;
    g_hash_table_remove(self->shown, identifier);
    // 2: by the user.
    if (reason == 2) tell(self, identifier, TESSERA_NOTIFICATION_DISMISSED, NULL);
  }
  g_free(identifier);
}

static void portal_signal(GDBusConnection *bus, const char *sender, const char *path,
                          const char *interface, const char *signal, GVariant *arguments,
                          gpointer data) {
  TesseraNotifications *self = data;
  if (!g_str_equal(signal, "ActionInvoked") ||
      !g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ssav)")))
    return;
  const char *identifier, *action;
  GVariant *parameters;
  g_variant_get(arguments, "(&s&s@av)", &identifier, &action, &parameters);
  g_variant_unref(parameters);
  tell(self, identifier, TESSERA_NOTIFICATION_ACTION, action);
}

// MARK: Showing

static void shown(GObject *bus, GAsyncResult *result, gpointer data) {
  Call *call = data;
  GError *error = NULL;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
  bool is_over = error && g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  if (!is_over && error) failed(call->self, error);
  if (!is_over && answer && g_variant_is_of_type(answer, G_VARIANT_TYPE("(u)"))) {
    guint32 number;
    g_variant_get(answer, "(u)", &number);
    if (g_hash_table_contains(call->self->shown, call->identifier)) {
      g_hash_table_replace(call->self->shown, g_strdup(call->identifier), GUINT_TO_POINTER(number));
    } else {
      // It was taken away meanwhile.
      g_dbus_connection_call(G_DBUS_CONNECTION(bus), SERVICE, SERVICE_PATH, SERVICE,
                             "CloseNotification", g_variant_new("(u)", number), NULL,
                             G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, NULL, NULL);
    }
  }
  if (answer) g_variant_unref(answer);
  g_clear_error(&error);
  g_free(call->identifier);
  g_free(call);
}

static void show_by_service(TesseraNotifications *self, Notice *notice) {
  GVariantBuilder actions, hints;
  g_variant_builder_init(&actions, G_VARIANT_TYPE("as"));
  if (self->has_actions) {
    g_variant_builder_add(&actions, "s", "default");
    g_variant_builder_add(&actions, "s", "");
    for (char **each = notice->actions; *each; each++) g_variant_builder_add(&actions, "s", *each);
  }
  g_variant_builder_init(&hints, G_VARIANT_TYPE("a{sv}"));
  g_variant_builder_add(&hints, "{sv}", "desktop-entry", g_variant_new_string(self->application));
  if (notice->sound)
    g_variant_builder_add(&hints, "{sv}", "sound-name", g_variant_new_string("message-new-instant"));
  else
    g_variant_builder_add(&hints, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
  char *body = self->has_markup ? g_markup_escape_text(notice->body, -1) : g_strdup(notice->body);
  guint32 before = GPOINTER_TO_UINT(g_hash_table_lookup(self->shown, notice->identifier));
  g_hash_table_replace(self->shown, g_strdup(notice->identifier), GUINT_TO_POINTER(before));
  Call *call = g_new0(Call, 1);
  call->self = self;
  call->identifier = g_strdup(notice->identifier);
  g_dbus_connection_call(
      self->bus, SERVICE, SERVICE_PATH, SERVICE, "Notify",
      g_variant_new("(susssasa{sv}i)", self->name, before, self->application, notice->title, body,
                    &actions, &hints, -1),
      G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, self->cancellable, shown, call);
  g_free(body);
}

static void capabilities(GObject *bus, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
  if (error && g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    g_error_free(error);
    return;
  }
  TesseraNotifications *self = data;
  if (answer) {
    self->answered = true;
    const char **names;
    g_variant_get(answer, "(^a&s)", &names);
    self->has_markup = g_strv_contains(names, "body-markup");
    self->has_actions = g_strv_contains(names, "actions");
    g_free(names);
    g_variant_unref(answer);
    for (guint i = 0; i < self->waiting->len; i++) show_by_service(self, self->waiting->pdata[i]);
  } else {
    // The next one may find a service that was started meanwhile.
    self->asked = false;
    failed(self, error);
    g_error_free(error);
  }
  g_ptr_array_set_size(self->waiting, 0);
}

static void added(GObject *bus, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
  if (answer) g_variant_unref(answer);
  if (error && !g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) failed(data, error);
  g_clear_error(&error);
}

static void show_by_portal(TesseraNotifications *self, Notice *notice) {
  GVariantBuilder values, buttons;
  g_variant_builder_init(&values, G_VARIANT_TYPE("a{sv}"));
  g_variant_builder_add(&values, "{sv}", "title", g_variant_new_string(notice->title));
  g_variant_builder_add(&values, "{sv}", "body", g_variant_new_string(notice->body));
  g_variant_builder_add(&values, "{sv}", "default-action", g_variant_new_string("default"));
  g_variant_builder_init(&buttons, G_VARIANT_TYPE("aa{sv}"));
  for (char **each = notice->actions; each[0] && each[1]; each += 2) {
    GVariantBuilder button;
    g_variant_builder_init(&button, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&button, "{sv}", "label", g_variant_new_string(each[1]));
    g_variant_builder_add(&button, "{sv}", "action", g_variant_new_string(each[0]));
    g_variant_builder_add(&buttons, "a{sv}", &button);
  }
  if (notice->actions[0])
    g_variant_builder_add(&values, "{sv}", "buttons", g_variant_builder_end(&buttons));
  else
    g_variant_builder_clear(&buttons);
  g_dbus_connection_call(self->bus, PORTAL, PORTAL_PATH, PORTAL_INTERFACE, "AddNotification",
                         g_variant_new("(sa{sv})", notice->identifier, &values), NULL,
                         G_DBUS_CALL_FLAGS_NONE, TIMEOUT, self->cancellable, added, self);
}

// MARK: From Swift

TesseraNotifications *tessera_notifications_new(const char *address, bool is_portal,
                                                const char *application, const char *name,
                                                TesseraNotificationCallback callback, void *owner) {
  GDBusConnection *bus = tessera_bus(address, NULL);
  if (!bus) return NULL;
  TesseraNotifications *self = g_new0(TesseraNotifications, 1);
  self->bus = bus;
  self->is_portal = is_portal;
  self->application = g_strdup(application);
  self->name = g_strdup(name);
  self->callback = callback;
  self->owner = owner;
  self->cancellable = g_cancellable_new();
  self->shown = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  self->waiting = g_ptr_array_new_with_free_func(free_notice);
  self->subscription = g_dbus_connection_signal_subscribe(
      bus, is_portal ? PORTAL : SERVICE, is_portal ? PORTAL_INTERFACE : SERVICE, NULL,
      is_portal ? PORTAL_PATH : SERVICE_PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
      is_portal ? portal_signal : service_signal, self, NULL);
  return self;
}

void tessera_notifications_free(TesseraNotifications *self) {
  self->callback = NULL;
  g_cancellable_cancel(self->cancellable);
  g_dbus_connection_signal_unsubscribe(self->bus, self->subscription);
  // A last message, as of a badge, leaves with the process otherwise.
  g_dbus_connection_flush_sync(self->bus, NULL, NULL);
  g_object_unref(self->bus);
  g_object_unref(self->cancellable);
  g_hash_table_unref(self->shown);
  g_ptr_array_unref(self->waiting);
  g_free(self->application);
  g_free(self->name);
  g_free(self->token);
  g_free(self);
}

void tessera_notifications_show(TesseraNotifications *self, const char *identifier,
                                const char *title, const char *body, const char *const *actions,
                                bool sound) {
  Notice *notice = g_new0(Notice, 1);
  notice->identifier = g_strdup(identifier);
  notice->title = g_strdup(title);
  notice->body = g_strdup(body);
  notice->actions = g_strdupv((char **)actions);
  notice->sound = sound;
  if (self->is_portal) {
    show_by_portal(self, notice);
    free_notice(notice);
  } else if (self->answered) {
    show_by_service(self, notice);
    free_notice(notice);
  } else {
    g_ptr_array_add(self->waiting, notice);
    if (self->asked) return;
    self->asked = true;
    g_dbus_connection_call(self->bus, SERVICE, SERVICE_PATH, SERVICE, "GetCapabilities", NULL,
                           G_VARIANT_TYPE("(as)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT,
                           self->cancellable, capabilities, self);
  }
}

void tessera_notifications_withdraw(TesseraNotifications *self, const char *identifier) {
  if (self->is_portal) {
    g_dbus_connection_call(self->bus, PORTAL, PORTAL_PATH, PORTAL_INTERFACE, "RemoveNotification",
                           g_variant_new("(s)", identifier), NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT,
                           NULL, NULL, NULL);
    return;
  }
  for (guint i = self->waiting->len; i > 0; i--) {
    Notice *notice = self->waiting->pdata[i - 1];
    if (g_str_equal(notice->identifier, identifier)) g_ptr_array_remove_index(self->waiting, i - 1);
  }
  guint32 number = GPOINTER_TO_UINT(g_hash_table_lookup(self->shown, identifier));
  g_hash_table_remove(self->shown, identifier);
  if (number)
    g_dbus_connection_call(self->bus, SERVICE, SERVICE_PATH, SERVICE, "CloseNotification",
                           g_variant_new("(u)", number), NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT,
                           NULL, NULL, NULL);
}

void tessera_notifications_badge(TesseraNotifications *self, int64_t count) {
  char *entry = g_strdup_printf("application://%s.desktop", self->application);
  char *path = g_strdup_printf("/com/canonical/unity/launcherentry/%u", g_str_hash(entry));
  GVariantBuilder values;
  g_variant_builder_init(&values, G_VARIANT_TYPE("a{sv}"));
  g_variant_builder_add(&values, "{sv}", "count", g_variant_new_int64(count));
  g_variant_builder_add(&values, "{sv}", "count-visible", g_variant_new_boolean(count > 0));
  g_dbus_connection_emit_signal(self->bus, NULL, path, "com.canonical.Unity.LauncherEntry",
                                "Update", g_variant_new("(sa{sv})", entry, &values), NULL);
  g_free(path);
  g_free(entry);
}
