#define _GNU_SOURCE
#include "Private.h"

#include <gdk/x11/gdkx.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"

static const char *const spaces[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface",
                                     "org.gnome.desktop.a11y.interface", NULL};

typedef struct {
  TesseraSettingCallback callback;
  void *owner;
} Observer;

static bool is_ours(const char *space) {
  for (int i = 0; spaces[i]; i++)
    if (strcmp(spaces[i], space) == 0) return true;
  return false;
}

static void portal_changed(GDBusConnection *bus, const char *sender, const char *path,
                           const char *interface, const char *signal, GVariant *parameters,
                           gpointer data) {
  const Observer *observer = data;
  const char *space, *key;
  GVariant *value;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
  if (is_ours(space)) observer->callback(observer->owner, space, key, value);
  g_variant_unref(value);
}

static bool read_portal(GDBusConnection *bus, int milliseconds, const Observer *observer) {
  GVariant *reply = g_dbus_connection_call_sync(
      bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "ReadAll", g_variant_new("(^as)", spaces),
      G_VARIANT_TYPE("(a{sa{sv}})"), G_DBUS_CALL_FLAGS_NO_AUTO_START, milliseconds, NULL, NULL);
  if (!reply) return false;
  GVariantIter *outer, *inner;
  const char *space, *key;
  GVariant *value;
  g_variant_get(reply, "(a{sa{sv}})", &outer);
  while (g_variant_iter_loop(outer, "{&sa{sv}}", &space, &inner)) {
    if (!is_ours(space)) continue;
    while (g_variant_iter_loop(inner, "{&sv}", &key, &value))
      observer->callback(observer->owner, space, key, value);
  }
  g_variant_iter_free(outer);
  g_variant_unref(reply);
  return true;
}

static void tell(GSettings *settings, const char *key, const Observer *observer) {
  char *space = NULL;
  g_object_get(settings, "schema-id", &space, NULL);
  GVariant *value = g_settings_get_value(settings, key);
  observer->callback(observer->owner, space, key, value);
  g_variant_unref(value);
  g_free(space);
}

static void settings_changed(GSettings *settings, const char *key, gpointer data) {
  static const char *const known[] = {"color-scheme", "text-scaling-factor", "enable-animations",
                                      "high-contrast", NULL};
  for (int i = 0; known[i]; i++)
    if (strcmp(known[i], key) == 0) tell(settings, key, data);
}

static void read_gsettings(const char *space, const char *const *keys, const Observer *observer) {
  GSettingsSchemaSource *source = g_settings_schema_source_get_default();
  GSettingsSchema *schema =
      source ? g_settings_schema_source_lookup(source, space, TRUE) : NULL;
  if (!schema) return;
  // Lives as long as the process, to go on watching.
  GSettings *settings = g_settings_new_full(schema, NULL, NULL);
  g_signal_connect(settings, "changed", G_CALLBACK(settings_changed), (gpointer)observer);
  for (int i = 0; keys[i]; i++)
    if (g_settings_schema_has_key(schema, keys[i])) tell(settings, keys[i], observer);
  g_settings_schema_unref(schema);
}

void tessera_settings_observe(int milliseconds, TesseraSettingCallback callback, void *owner) {
  // Without a bus nobody can change these.
  GDBusConnection *bus = tessera_session_bus();
  if (!bus) return;
  Observer *observer = g_new(Observer, 1);
  *observer = (Observer){callback, owner};
  g_dbus_connection_signal_subscribe(bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH,
                                     NULL, G_DBUS_SIGNAL_FLAGS_NONE, portal_changed, observer, NULL);
  if (read_portal(bus, milliseconds, observer)) return;
  static const char *const interface_keys[] = {"color-scheme", "text-scaling-factor",
                                               "enable-animations", NULL};
  static const char *const access_keys[] = {"high-contrast", NULL};
  read_gsettings(spaces[1], interface_keys, observer);
  read_gsettings(spaces[2], access_keys, observer);
}

// MARK: The X server's resources

typedef struct {
  TesseraResolutionCallback callback;
  void *owner;
} ResolutionObserver;

// Of the line "Xft.dpi: NUMBER"; 0 where there is none.
static double resolution(xcb_connection_t *connection, xcb_window_t root) {
  xcb_get_property_reply_t *reply = xcb_get_property_reply(
      connection,
      xcb_get_property(connection, 0, root, XCB_ATOM_RESOURCE_MANAGER, XCB_ATOM_STRING, 0, 1 << 18),
      NULL);
  if (!reply) return 0;
  char *text = g_strndup(xcb_get_property_value(reply), xcb_get_property_value_length(reply));
  free(reply);
  double found = 0;
  for (const char *line = text; line && *line;) {
    while (*line == ' ' || *line == '\t') line++;
    if (strncmp(line, "Xft.dpi:", 8) == 0) found = g_ascii_strtod(line + 8, NULL);
    line = strchr(line, '\n');
    if (line) line++;
  }
  g_free(text);
  return found;
}

static bool keeps_settings(GdkDisplay *display, xcb_connection_t *connection) {
  xcb_atom_t name = gdk_x11_get_xatom_by_name_for_display(display, "_XSETTINGS_S0");
  xcb_get_selection_owner_reply_t *reply = xcb_get_selection_owner_reply(
      connection, xcb_get_selection_owner(connection, name), NULL);
  bool keeps = reply && reply->owner != XCB_WINDOW_NONE;
  free(reply);
  return keeps;
}

static gboolean x_event(GdkDisplay *display, const XEvent *event, gpointer data) {
  const ResolutionObserver *observer = data;
  Window root = gdk_x11_display_get_xrootwindow(display);
  if (event->type != PropertyNotify || event->xproperty.atom != XCB_ATOM_RESOURCE_MANAGER ||
      event->xproperty.window != root)
    return FALSE;
  xcb_connection_t *connection = tessera_xcb_connection();
  // Where a program keeps settings for the desktop, GTK hears from it of these as well, and goes by that.
  if (connection && !keeps_settings(display, connection))
    observer->callback(observer->owner, resolution(connection, (xcb_window_t)root));
  return FALSE;
}

void tessera_resolution_observe(TesseraResolutionCallback callback, void *owner) {
  GdkDisplay *display = gdk_display_get_default();
  if (!display || !GDK_IS_X11_DISPLAY(display)) return;
  // GDK has loaded Xlib; nothing else here needs it.
  typedef int (*Select)(Display *, Window, long);
  typedef int (*Attributes)(Display *, Window, XWindowAttributes *);
  Select select = (Select)dlsym(RTLD_DEFAULT, "XSelectInput");
  Attributes attributes_of = (Attributes)dlsym(RTLD_DEFAULT, "XGetWindowAttributes");
  if (!select || !attributes_of) return;
  Display *x = gdk_x11_display_get_xdisplay(display);
  Window root = gdk_x11_display_get_xrootwindow(display);
  XWindowAttributes attributes;
  if (!attributes_of(x, root, &attributes)) return;
  select(x, root, attributes.your_event_mask | PropertyChangeMask);
  // As long as the process.
  ResolutionObserver *observer = g_new(ResolutionObserver, 1);
  *observer = (ResolutionObserver){callback, owner};
  g_signal_connect(display, "xevent", G_CALLBACK(x_event), observer);
}
