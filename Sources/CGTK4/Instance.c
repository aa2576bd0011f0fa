// One start of the program among those that the desktop runs: GIO's application on the session bus, which finds the
// start before it, and the token by which the desktop lets a window come to the front.

#include "Private.h"

#define TESSERA_TYPE_INSTANCE (tessera_instance_get_type())
G_DECLARE_FINAL_TYPE(TesseraInstance, tessera_instance, TESSERA, INSTANCE, GApplication)

struct _TesseraInstance {
  GApplication parent;
  TesseraInstanceCallback callback;
  void *owner;
  char *token;
};

G_DEFINE_TYPE(TesseraInstance, tessera_instance, G_TYPE_APPLICATION)

// Of Wayland's and of X11's desktops: set for the program that the user has started.
static const char *const variables[] = {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"};
// Under which they travel to the instance that runs.
static const char *const keys[] = {"activation-token", "desktop-startup-id"};

static void add_platform_data(GApplication *application, GVariantBuilder *data) {
  G_APPLICATION_CLASS(tessera_instance_parent_class)->add_platform_data(application, data);
  for (guint i = 0; i < G_N_ELEMENTS(variables); i++) {
    const char *token = g_getenv(variables[i]);
    if (token && *token && g_utf8_validate(token, -1, NULL))
      g_variant_builder_add(data, "{sv}", keys[i], g_variant_new_string(token));
  }
}

static void before_emit(GApplication *application, GVariant *data) {
  TesseraInstance *self = TESSERA_INSTANCE(application);
  g_clear_pointer(&self->token, g_free);
  for (guint i = 0; i < G_N_ELEMENTS(keys) && !self->token; i++)
    g_variant_lookup(data, keys[i], "s", &self->token);
}

static void tell(TesseraInstance *self, const char *const *links, int count) {
  if (self->callback) self->callback(self->owner, self->token, links, count);
}

static void activate(GApplication *application) { tell(TESSERA_INSTANCE(application), NULL, 0); }

static void open_files(GApplication *application, GFile **files, gint count, const gchar *hint) {
  char **links = g_new0(char *, count + 1);
  for (gint i = 0; i < count; i++) links[i] = g_file_get_uri(files[i]);
  tell(TESSERA_INSTANCE(application), (const char *const *)links, count);
  g_strfreev(links);
}

static void finalize(GObject *object) {
  g_free(TESSERA_INSTANCE(object)->token);
  G_OBJECT_CLASS(tessera_instance_parent_class)->finalize(object);
}

static void tessera_instance_class_init(TesseraInstanceClass *class) {
  GApplicationClass *application = G_APPLICATION_CLASS(class);
  application->add_platform_data = add_platform_data;
  application->before_emit = before_emit;
  application->activate = activate;
  application->open = open_files;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void tessera_instance_init(TesseraInstance *self) {}

static void enroll(GCancellable *cancellable, void *application) {
  g_application_register(application, cancellable, NULL);
}

GApplication *tessera_instance_new(const char *identifier) {
  if (!g_application_id_is_valid(identifier)) return NULL;
  if (!tessera_session_bus()) return NULL;
  GApplication *application = g_object_new(TESSERA_TYPE_INSTANCE, "application-id", identifier,
                                           "flags", G_APPLICATION_HANDLES_OPEN, NULL);
  tessera_session_bus_wait(enroll, application);
  if (!g_application_get_is_registered(application)) g_clear_object(&application);
  return application;
}

static void flush(GCancellable *cancellable, void *bus) {
  g_dbus_connection_flush_sync(bus, cancellable, NULL);
}

void tessera_instance_hand_over(GApplication *application, const char *const *links, int count) {
  if (count == 0) {
    g_application_activate(application);
  } else {
    GFile **files = g_new0(GFile *, count);
    for (int i = 0; i < count; i++) files[i] = g_file_new_for_uri(links[i]);
    g_application_open(application, files, count, "");
    for (int i = 0; i < count; i++) g_object_unref(files[i]);
    g_free(files);
  }
  // This process ends at once, and the call would go with it.
  GDBusConnection *bus = g_application_get_dbus_connection(application);
  if (bus) tessera_session_bus_wait(flush, bus);
}

void tessera_instance_observe(GApplication *application, TesseraInstanceCallback callback,
                              void *owner) {
  TESSERA_INSTANCE(application)->callback = callback;
  TESSERA_INSTANCE(application)->owner = owner;
}
