// A new mail by the portal, for programs inside a sandbox: there the desktop's mail program can neither be looked for
// nor be given the paths of files. Nothing waits for an answer.

#include "Private.h"

#include <errno.h>
#include <fcntl.h>
#include <gdk/wayland/gdkwayland.h>
#include <gdk/x11/gdkx.h>
#include <gio/gunixfdlist.h>
#include <string.h>
#include <unistd.h>

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define MAIL "org.freedesktop.portal.Email"
#define REQUEST "org.freedesktop.portal.Request"
#define TIMEOUT 10000

typedef struct {
  GDBusConnection *bus;
  // Of the question; files and values go with it, and the surface is let go of at the answer.
  GUnixFDList *files;
  GVariant *values;
  GdkSurface *parent;
  bool is_exported;
  guint subscription;
  TesseraMailCallback callback;
  void *owner;
} Request;

static void end(Request *self, const char *error) {
  if (self->subscription) g_dbus_connection_signal_unsubscribe(self->bus, self->subscription);
  self->callback(self->owner, error);
  if (self->is_exported) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_wayland_toplevel_unexport_handle(GDK_TOPLEVEL(self->parent));
    G_GNUC_END_IGNORE_DEPRECATIONS
  }
  g_clear_object(&self->parent);
  g_clear_object(&self->files);
  g_object_unref(self->bus);
  g_free(self);
}

static void answered(GDBusConnection *bus, const char *sender, const char *path,
                     const char *interface, const char *signal, GVariant *arguments,
                     gpointer data) {
  guint32 code = 2;
  if (g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ua{sv})")))
    g_variant_get_child(arguments, 0, "u", &code);
  // 0: done, 1: the user did not want to.
  end(data, code < 2 ? NULL : "The desktop's portal has begun no mail.");
}

static void asked(GObject *bus, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GVariant *reply = g_dbus_connection_call_with_unix_fd_list_finish(G_DBUS_CONNECTION(bus), NULL,
                                                                    result, &error);
  if (reply) {
    g_variant_unref(reply);
    return;
  }
  g_dbus_error_strip_remote_error(error);
  end(data, error->message);
  g_error_free(error);
}

// `parent` is the window's name among the desktop's, over which the portal's questions are placed; empty without one.
static void ask(Request *self, const char *parent) {
  GVariant *arguments = g_variant_new("(s@a{sv})", parent, self->values);
  g_variant_unref(self->values);
  g_dbus_connection_call_with_unix_fd_list(self->bus, PORTAL, PORTAL_PATH, MAIL, "ComposeEmail",
                                           arguments, G_VARIANT_TYPE("(o)"),
                                           G_DBUS_CALL_FLAGS_NONE, TIMEOUT, self->files, NULL,
                                           asked, self);
}

static void exported(GdkToplevel *toplevel, const char *handle, gpointer data) {
  char *parent = g_strdup_printf("wayland:%s", handle);
  ask(data, parent);
  g_free(parent);
}

// Finds the name of the window, which on Wayland the compositor gives.
static void ask_over(Request *self, GdkSurface *parent) {
  if (GDK_IS_X11_SURFACE(parent)) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    char *name = g_strdup_printf("x11:%lx", gdk_x11_surface_get_xid(parent));
    G_GNUC_END_IGNORE_DEPRECATIONS
    ask(self, name);
    g_free(name);
    return;
  }
  if (GDK_IS_WAYLAND_TOPLEVEL(parent)) {
    self->parent = g_object_ref(parent);
    self->is_exported =
        gdk_wayland_toplevel_export_handle(GDK_TOPLEVEL(parent), exported, self, NULL);
    if (self->is_exported) return;
  }
  ask(self, "");
}

static void add(GVariantBuilder *values, const char *name, const char *text) {
  if (text && *text) g_variant_builder_add(values, "{sv}", name, g_variant_new_string(text));
}

static void add_all(GVariantBuilder *values, const char *name, const char *const *texts) {
  if (texts[0]) g_variant_builder_add(values, "{sv}", name, g_variant_new_strv(texts, -1));
}

void tessera_mail_compose(const char *address, const TesseraMail *mail, GdkSurface *parent,
                          TesseraMailCallback callback, void *owner) {
  GError *error = NULL;
  GDBusConnection *bus = tessera_bus(address, &error);
  if (!bus) {
    callback(owner, error ? error->message : "There is no session bus.");
    g_clear_error(&error);
    return;
  }

  GUnixFDList *files = g_unix_fd_list_new();
  GVariantBuilder values, handles;
  g_variant_builder_init(&handles, G_VARIANT_TYPE("ah"));
  for (const char *const *file = mail->files; *file; file++) {
    int descriptor = open(*file, O_RDONLY | O_CLOEXEC);
    int handle = descriptor < 0 ? -1 : g_unix_fd_list_append(files, descriptor, &error);
    if (handle < 0) {
      char *sentence = g_strdup_printf("%s could not be attached: %s", *file,
                                       error ? error->message : g_strerror(errno));
      callback(owner, sentence);
      g_free(sentence);
      g_clear_error(&error);
      if (descriptor >= 0) close(descriptor);
      g_variant_builder_clear(&handles);
      g_object_unref(files);
      g_object_unref(bus);
      return;
    }
    // The list has a copy.
    close(descriptor);
    g_variant_builder_add(&handles, "h", handle);
  }

  static guint count;
  char *token = g_strdup_printf("tessera%u", ++count);
  g_variant_builder_init(&values, G_VARIANT_TYPE("a{sv}"));
  add(&values, "handle_token", token);
  // Portals of version 1 and 2 know one address.
  if (mail->to[0] && !mail->to[1])
    add(&values, "address", mail->to[0]);
  else
    add_all(&values, "addresses", mail->to);
  add_all(&values, "cc", mail->cc);
  add_all(&values, "bcc", mail->bcc);
  add(&values, "subject", mail->subject);
  add(&values, "body", mail->body);
  if (mail->files[0])
    g_variant_builder_add(&values, "{sv}", "attachment_fds", g_variant_builder_end(&handles));
  else
    g_variant_builder_clear(&handles);

  Request *self = g_new0(Request, 1);
  self->bus = bus;
  self->callback = callback;
  self->owner = owner;
  // The portal names its answer by sender and token, so that nobody can miss it.
  char *sender = g_strdelimit(g_strdup(g_dbus_connection_get_unique_name(bus) + 1), ".", '_');
  char *handle = g_strdup_printf("%s/request/%s/%s", PORTAL_PATH, sender, token);
  self->subscription =
      g_dbus_connection_signal_subscribe(bus, PORTAL, REQUEST, "Response", handle, NULL,
                                         G_DBUS_SIGNAL_FLAGS_NONE, answered, self, NULL);
  self->files = files;
  self->values = g_variant_ref_sink(g_variant_builder_end(&values));
  ask_over(self, parent);
  g_free(handle);
  g_free(sender);
  g_free(token);
}
