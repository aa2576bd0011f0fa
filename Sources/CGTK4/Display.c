#define _GNU_SOURCE
#include "Private.h"

#include <dirent.h>
#include <errno.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static xcb_connection_t *connection;
static int screen_number;
static bool theme_is_deferred;

xcb_connection_t *tessera_xcb_connection(void) {
  if (!connection) {
    connection = xcb_connect(NULL, &screen_number);
    if (xcb_connection_has_error(connection)) {
      xcb_disconnect(connection);
      connection = NULL;
    }
  }
  return connection;
}

// Connects and hangs up: a socket file may outlive its compositor.
static bool wayland_answers(void) {
  if (g_getenv("WAYLAND_SOCKET")) return true;
  const char *name = g_getenv("WAYLAND_DISPLAY");
  if (!name || !*name) return false;
  const char *directory = g_getenv("XDG_RUNTIME_DIR");
  if (*name != '/' && !directory) return false;
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int length = *name == '/'
                   ? g_snprintf(address.sun_path, sizeof address.sun_path, "%s", name)
                   : g_snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", directory, name);
  if (length >= (int)sizeof address.sun_path) return false;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return false;
  bool answers = connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0;
  close(descriptor);
  return answers;
}

static bool x11_answers(void) {
  const char *name = g_getenv("DISPLAY");
  return name && *name && tessera_xcb_connection();
}

TesseraDisplayKind tessera_display_probe(void) {
  const char *wanted = g_getenv("GDK_BACKEND");
  bool any = !wanted || !*wanted || strstr(wanted, "*");
  if ((any || strstr(wanted, "wayland")) && wayland_answers()) return TESSERA_DISPLAY_WAYLAND;
  if ((any || strstr(wanted, "x11")) && x11_answers()) return TESSERA_DISPLAY_X11;
  return TESSERA_DISPLAY_NONE;
}

bool tessera_display_has_gpu_device(void) {
  if (access("/dev/nvidiactl", F_OK) == 0) return true;
  DIR *directory = opendir("/dev/dri");
  if (!directory) return false;
  bool found = false;
  for (struct dirent *entry; !found && (entry = readdir(directory));)
    found = g_str_has_prefix(entry->d_name, "renderD");
  closedir(directory);
  return found;
}

// GTK reads these variables while it initialises. They are restored, so that programs started by the
// application do not inherit them.
static void set_variable(const char *name, const char *value, char **before) {
  *before = g_strdup(g_getenv(name));
  g_setenv(name, value, TRUE);
}

static void restore_variable(const char *name, char *before) {
  if (before)
    g_setenv(name, before, TRUE);
  else
    g_unsetenv(name);
  g_free(before);
}

// Whether a compositing manager shows the X server's windows.
static bool x11_is_composited(void) {
  xcb_connection_t *c = tessera_xcb_connection();
  if (!c) return false;
  char name[32];
  int length = g_snprintf(name, sizeof name, "_NET_WM_CM_S%d", screen_number);
  xcb_intern_atom_reply_t *atom =
      xcb_intern_atom_reply(c, xcb_intern_atom(c, 0, (uint16_t)length, name), NULL);
  xcb_get_selection_owner_reply_t *owner =
      atom ? xcb_get_selection_owner_reply(c, xcb_get_selection_owner(c, atom->atom), NULL) : NULL;
  bool has_owner = owner && owner->owner;
  free(atom);
  free(owner);
  return has_owner;
}

// The tree of elements is ours, on the bus of readers; GTK's own of the window must not stand beside it, whatever
// the user wants of GTK. GTK reads the variable with the first widget that says what it is, and keeps it.
static void leave_out_gtk_tree(void) {
  char *before;
  set_variable("GTK_A11Y", "none", &before);
  g_object_unref(g_object_ref_sink(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)));
  restore_variable("GTK_A11Y", before);
}

bool tessera_display_open(TesseraDisplayKind kind, bool software, bool undecorated) {
  gdk_set_allowed_backends(kind == TESSERA_DISPLAY_WAYLAND ? "wayland" : "x11");
  const char *flag = gtk_get_minor_version() < 16 && gtk_get_major_version() == 4 ? "GDK_DEBUG" : "GDK_DISABLE";
  char *debug = NULL, *theme = NULL;
  // Opening libGL and asking a software driver for its visuals takes half of GTK's start.
  if (software) {
    // GTK of 4.16 and later has a variable of its own for what is not to be used, and says what it does not know.
    const char *word = strcmp(flag, "GDK_DEBUG") == 0 ? "gl-disable" : "gl";
    const char *old = g_getenv(flag);
    char *flags = old && *old ? g_strconcat(old, ",", word, NULL) : g_strdup(word);
    set_variable(flag, flags, &debug);
    g_free(flags);
    g_setenv("GSK_RENDERER", "cairo", FALSE);
  }
  // GTK's built-in theme without rules: parsing the desktop's takes 30 ms, and no GTK widget is seen.
  theme_is_deferred = undecorated && !g_getenv("GTK_THEME");
  if (theme_is_deferred) set_variable("GTK_THEME", "Empty", &theme);
  // Without a compositing manager nothing shows a window's transparency, yet the server redirects
  // windows of a transparent visual and copies them at each change. Xlib then hides such visuals.
  char *visuals = NULL;
  bool hides_visuals = kind == TESSERA_DISPLAY_X11 && !x11_is_composited();
  if (hides_visuals) set_variable("XLIB_SKIP_ARGB_VISUALS", "1", &visuals);
  // GTK asks the bus for portals, and waits for it however long it takes. Where none runs, GIO would start one.
  tessera_session_bus();
  char *address = NULL;
  bool has_no_bus = !tessera_has_session_bus();
  if (has_no_bus) set_variable("DBUS_SESSION_BUS_ADDRESS", "disabled:", &address);
  bool opened = gtk_init_check();
  if (has_no_bus) restore_variable("DBUS_SESSION_BUS_ADDRESS", address);
  if (opened) leave_out_gtk_tree();
  if (hides_visuals) restore_variable("XLIB_SKIP_ARGB_VISUALS", visuals);
  if (theme_is_deferred) restore_variable("GTK_THEME", theme);
  if (software) restore_variable(flag, debug);
  return opened;
}

void tessera_display_load_theme(void) {
  if (!theme_is_deferred) return;
  theme_is_deferred = false;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_object_notify(G_OBJECT(settings), "gtk-theme-name");
}

char *tessera_display_gl_renderer(GdkSurface *surface) {
  GError *error = NULL;
  GdkGLContext *context = gdk_surface_create_gl_context(surface, &error);
  char *name = NULL;
  if (context && gdk_gl_context_realize(context, &error)) {
    gdk_gl_context_make_current(context);
    // libepoxy, which GTK links, exports each GL function as a pointer variable.
    const unsigned char *(**get_string)(unsigned) = dlsym(RTLD_DEFAULT, "epoxy_glGetString");
    if (get_string && *get_string) name = g_strdup((const char *)(*get_string)(0x1F01));
    gdk_gl_context_clear_current();
  }
  g_clear_error(&error);
  if (context) g_object_unref(context);
  return name;
}

bool tessera_renderer_draws_perspective(GskRenderer *renderer) {
  return strcmp(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer") != 0;
}
