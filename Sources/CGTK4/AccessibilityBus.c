// The desktop's bus of screen readers: AT-SPI over GDBus. One subtree answers for every node, so that no
// object stands for one; Swift says what each node is. All of it is asynchronous and on the main thread: the
// window never waits for the bus.

#include "Private.h"

#define ROOT "/org/a11y/atspi/accessible"
#define CACHE "/org/a11y/atspi/cache"

static const char *const interface_names[] = {
    "org.a11y.atspi.Accessible",  "org.a11y.atspi.Application", "org.a11y.atspi.Component",
    "org.a11y.atspi.Action",      "org.a11y.atspi.Value",       "org.a11y.atspi.Text",
    "org.a11y.atspi.EditableText", "org.a11y.atspi.Selection",
};
enum { INTERFACES = G_N_ELEMENTS(interface_names) };

#define IN(type) "<arg type='" type "' direction='in'/>"
#define OUT(type) "<arg type='" type "' direction='out'/>"
#define METHOD(name, args) "<method name='" name "'>" args "</method>"
#define READ(name, type) "<property name='" name "' type='" type "' access='read'/>"
#define WRITE(name, type) "<property name='" name "' type='" type "' access='readwrite'/>"

static const char xml[] =
    "<node>"
    "<interface name='org.a11y.atspi.Accessible'>"
    READ("Name", "s") READ("Description", "s") READ("Parent", "(so)") READ("ChildCount", "i")
    READ("Locale", "s") READ("AccessibleId", "s")
    METHOD("GetChildAtIndex", IN("i") OUT("(so)")) METHOD("GetChildren", OUT("a(so)"))
    METHOD("GetIndexInParent", OUT("i")) METHOD("GetRelationSet", OUT("a(ua(so))"))
    METHOD("GetRole", OUT("u")) METHOD("GetRoleName", OUT("s"))
    METHOD("GetLocalizedRoleName", OUT("s")) METHOD("GetState", OUT("au"))
    METHOD("GetAttributes", OUT("a{ss}")) METHOD("GetApplication", OUT("(so)"))
    METHOD("GetInterfaces", OUT("as"))
    "</interface><interface name='org.a11y.atspi.Application'>"
    READ("ToolkitName", "s") READ("Version", "s") READ("AtspiVersion", "s") WRITE("Id", "i")
    METHOD("GetLocale", IN("u") OUT("s"))
    "</interface><interface name='org.a11y.atspi.Component'>"
    METHOD("Contains", IN("i") IN("i") IN("u") OUT("b"))
    METHOD("GetAccessibleAtPoint", IN("i") IN("i") IN("u") OUT("(so)"))
    METHOD("GetExtents", IN("u") OUT("(iiii)")) METHOD("GetPosition", IN("u") OUT("i") OUT("i"))
    METHOD("GetSize", OUT("i") OUT("i")) METHOD("GetLayer", OUT("u"))
    METHOD("GetMDIZOrder", OUT("n")) METHOD("GrabFocus", OUT("b")) METHOD("GetAlpha", OUT("d"))
    METHOD("ScrollTo", IN("u") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Action'>"
    READ("NActions", "i")
    METHOD("GetDescription", IN("i") OUT("s")) METHOD("GetName", IN("i") OUT("s"))
    METHOD("GetLocalizedName", IN("i") OUT("s")) METHOD("GetKeyBinding", IN("i") OUT("s"))
    METHOD("GetActions", OUT("a(sss)")) METHOD("DoAction", IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Value'>"
    READ("MinimumValue", "d") READ("MaximumValue", "d") READ("MinimumIncrement", "d")
    WRITE("CurrentValue", "d")
    "</interface><interface name='org.a11y.atspi.Text'>"
    READ("CharacterCount", "i") READ("CaretOffset", "i")
    METHOD("GetText", IN("i") IN("i") OUT("s")) METHOD("SetCaretOffset", IN("i") OUT("b"))
    METHOD("GetCharacterAtOffset", IN("i") OUT("i"))
    METHOD("GetStringAtOffset", IN("i") IN("u") OUT("s") OUT("i") OUT("i"))
    METHOD("GetNSelections", OUT("i")) METHOD("GetSelection", IN("i") OUT("i") OUT("i"))
    METHOD("SetSelection", IN("i") IN("i") IN("i") OUT("b"))
    METHOD("AddSelection", IN("i") IN("i") OUT("b"))
    METHOD("RemoveSelection", IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.EditableText'>"
    METHOD("SetTextContents", IN("s") OUT("b")) METHOD("InsertText", IN("i") IN("s") IN("i") OUT("b"))
    METHOD("DeleteText", IN("i") IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Selection'>"
    READ("NSelectedChildren", "i") METHOD("GetSelectedChild", IN("i") OUT("(so)"))
    METHOD("SelectChild", IN("i") OUT("b")) METHOD("IsChildSelected", IN("i") OUT("b"))
    "</interface><interface name='org.a11y.atspi.Cache'>"
    METHOD("GetItems", OUT("a((so)(so)(so)iiassusau)"))
    "</interface></node>";

typedef struct {
  TesseraAccessibilityCallbacks callbacks;
  void *owner;
  GDBusNodeInfo *info;
  GDBusConnection *session;
  // Of readers; NULL while nobody reads, or the bus is away.
  GDBusConnection *bus;
  bool wanted;
  bool connecting;
  char *desktop_name;
  char *desktop_path;
} Bus;

// One program speaks to one bus.
static Bus *the_bus;

static const char *node_of(const char *path) {
  const char *name = strrchr(path, '/');
  return name ? name + 1 : path;
}

static void method_call(GDBusConnection *connection, const char *sender, const char *path,
                        const char *interface, const char *method, GVariant *arguments,
                        GDBusMethodInvocation *invocation, void *data) {
  Bus *self = data;
  if (g_str_has_suffix(interface, ".Cache")) {
    g_dbus_method_invocation_return_value(
        invocation, g_variant_new("(@a((so)(so)(so)iiassusau))",
                                  g_variant_new_array(G_VARIANT_TYPE("((so)(so)(so)iiassusau)"),
                                                      NULL, 0)));
    return;
  }
  GVariant *answer = self->callbacks.call(self->owner, node_of(path), strrchr(interface, '.') + 1,
                                          method, arguments);
  if (answer)
    g_dbus_method_invocation_return_value(invocation, answer);
  else
    g_dbus_method_invocation_return_error_literal(invocation, G_DBUS_ERROR, G_DBUS_ERROR_INVALID_ARGS,
                                                  "There is no such object, place or action.");
}

static GVariant *get_property(GDBusConnection *connection, const char *sender, const char *path,
                              const char *interface, const char *property, GError **error,
                              void *data) {
  Bus *self = data;
  GVariant *answer =
      self->callbacks.get(self->owner, node_of(path), strrchr(interface, '.') + 1, property);
  if (!answer)
    g_set_error_literal(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT, "There is no such object.");
  return answer;
}

static gboolean set_property(GDBusConnection *connection, const char *sender, const char *path,
                             const char *interface, const char *property, GVariant *value,
                             GError **error, void *data) {
  Bus *self = data;
  if (self->callbacks.set(self->owner, node_of(path), strrchr(interface, '.') + 1, property, value))
    return TRUE;
  g_set_error_literal(error, G_DBUS_ERROR, G_DBUS_ERROR_FAILED, "The value was not taken.");
  return FALSE;
}

static const GDBusInterfaceVTable vtable = {method_call, get_property, set_property, {0}};

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

static void close_bus(Bus *self) {
  if (!self->bus) return;
  g_dbus_connection_close(self->bus, NULL, NULL, NULL);
  g_clear_object(&self->bus);
  self->callbacks.connected(self->owner, false);
}

static void closed(GDBusConnection *connection, gboolean vanished, GError *error, void *data) {
  Bus *self = data;
  if (self->bus != connection) return;
  g_clear_object(&self->bus);
  self->callbacks.connected(self->owner, false);
}

static void embedded(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!reply) return;
  g_clear_pointer(&self->desktop_name, g_free);
  g_clear_pointer(&self->desktop_path, g_free);
  g_variant_get(reply, "((so))", &self->desktop_name, &self->desktop_path);
  g_variant_unref(reply);
}

static void bus_opened(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
  self->connecting = false;
  if (!bus) return;
  if (!self->wanted) {
    g_dbus_connection_close(bus, NULL, NULL, NULL);
    g_object_unref(bus);
    return;
  }
  self->bus = bus;
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  g_signal_connect(bus, "closed", G_CALLBACK(closed), self);
  g_dbus_connection_register_subtree(bus, ROOT, &subtree,
                                     G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, self, NULL,
                                     NULL);
  g_dbus_connection_register_object(
      bus, CACHE, g_dbus_node_info_lookup_interface(self->info, "org.a11y.atspi.Cache"), &vtable, self,
      NULL, NULL);
  self->callbacks.connected(self->owner, true);
  g_dbus_connection_call(
      bus, "org.a11y.atspi.Registry", ROOT "/root", "org.a11y.atspi.Socket", "Embed",
      g_variant_new("((so))", g_dbus_connection_get_unique_name(bus), ROOT "/root"),
      G_VARIANT_TYPE("((so))"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, embedded, self);
}

static void address_known(GObject *source, GAsyncResult *result, void *data) {
  Bus *self = data;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!reply || !self->wanted) {
    self->connecting = false;
    if (reply) g_variant_unref(reply);
    return;
  }
  const char *address;
  g_variant_get(reply, "(&s)", &address);
  g_dbus_connection_new_for_address(address,
                                    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                        G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                    NULL, NULL, bus_opened, self);
  g_variant_unref(reply);
}

static void set_wanted(Bus *self, bool wanted) {
  self->wanted = wanted;
  if (!wanted) return close_bus(self);
  if (self->bus || self->connecting) return;
  self->connecting = true;
  g_dbus_connection_call(self->session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                         NULL, G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, 5000, NULL,
                         address_known, self);
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

GVariant *tessera_accessibility_reference(int number) {
  const char *bus = the_bus && the_bus->bus ? g_dbus_connection_get_unique_name(the_bus->bus) : "";
  char path[64];
  if (number < 0)
    return g_variant_new("(so)", "", "/org/a11y/atspi/null");
  if (number == 0)
    snprintf(path, sizeof path, ROOT "/root");
  else
    snprintf(path, sizeof path, ROOT "/%d", number);
  return g_variant_new("(so)", bus, path);
}

GVariant *tessera_accessibility_desktop(void) {
  if (!the_bus || !the_bus->desktop_name) return tessera_accessibility_reference(-1);
  return g_variant_new("(so)", the_bus->desktop_name, the_bus->desktop_path);
}

void tessera_accessibility_emit(int number, const char *interface, const char *signal,
                                const char *detail, int first, int second, GVariant *value) {
  g_variant_ref_sink(value);
  if (the_bus && the_bus->bus && !g_dbus_connection_is_closed(the_bus->bus)) {
    char path[64];
    char name[64];
    if (number == 0)
      snprintf(path, sizeof path, ROOT "/root");
    else
      snprintf(path, sizeof path, ROOT "/%d", number);
    snprintf(name, sizeof name, "org.a11y.atspi.Event.%s", interface);
    g_dbus_connection_emit_signal(
        the_bus->bus, NULL, path, name, signal,
        g_variant_new("(siiv@a{sv})", detail, first, second, value,
                      g_variant_new_array(G_VARIANT_TYPE("{sv}"), NULL, 0)),
        NULL);
  }
  g_variant_unref(value);
}
