// What the program plays, as desktops show it beside their media keys: MPRIS 2.2 on the session bus
// (https://specifications.freedesktop.org/mpris-spec/2.2). The program has its name there only while it shows
// something, so that panels do not list programs that play nothing.

#include "Private.h"

#include <math.h>
#include <string.h>
#include <unistd.h>

#define NAME "org.mpris.MediaPlayer2"
#define PLAYER "org.mpris.MediaPlayer2.Player"
#define PATH "/org/mpris/MediaPlayer2"
#define TRACK "/org/mpris/MediaPlayer2/Track/%u"

// What is left between two places in time that are one: microseconds.
enum { TOLERANCE = 500000 };

struct TesseraMediaControls {
  GDBusConnection *bus;
  char *application;
  char *name;
  TesseraMediaCallback callback;
  void *owner;
  GDBusNodeInfo *description;
  guint registrations[2];
  guint ownership;
  // Of the player, by the names of its properties; null while nothing is shown.
  GHashTable *properties;
  // Where it stood at a time of the system's clock, in microseconds, and how fast it goes on.
  gint64 position, since;
  double speed;
  // How many pieces were shown, the last one's title among them.
  guint track;
};

static const char description[] =
    "<node><interface name='" NAME "'>"
    "<method name='Raise'/><method name='Quit'/>"
    "<property name='CanQuit' type='b' access='read'/><property name='CanRaise' type='b' access='read'/>"
    "<property name='HasTrackList' type='b' access='read'/><property name='Identity' type='s' access='read'/>"
    "<property name='DesktopEntry' type='s' access='read'/>"
    "<property name='SupportedUriSchemes' type='as' access='read'/>"
    "<property name='SupportedMimeTypes' type='as' access='read'/>"
    "</interface><interface name='" PLAYER "'>"
    "<method name='Next'/><method name='Previous'/><method name='Pause'/><method name='PlayPause'/>"
    "<method name='Stop'/><method name='Play'/>"
    "<method name='Seek'><arg name='Offset' type='x' direction='in'/></method>"
    "<method name='SetPosition'><arg name='TrackId' type='o' direction='in'/>"
    "<arg name='Position' type='x' direction='in'/></method>"
    "<method name='OpenUri'><arg name='Uri' type='s' direction='in'/></method>"
    "<signal name='Seeked'><arg name='Position' type='x'/></signal>"
    "<property name='PlaybackStatus' type='s' access='read'/>"
    "<property name='Rate' type='d' access='readwrite'/><property name='Metadata' type='a{sv}' access='read'/>"
    "<property name='Volume' type='d' access='read'/><property name='Position' type='x' access='read'/>"
    "<property name='MinimumRate' type='d' access='read'/><property name='MaximumRate' type='d' access='read'/>"
    "<property name='CanGoNext' type='b' access='read'/><property name='CanGoPrevious' type='b' access='read'/>"
    "<property name='CanPlay' type='b' access='read'/><property name='CanPause' type='b' access='read'/>"
    "<property name='CanSeek' type='b' access='read'/><property name='CanControl' type='b' access='read'/>"
    "</interface></node>";

// MARK: What is asked of the program

static gint64 now_at(TesseraMediaControls *self) {
  return self->position + (gint64)((double)(g_get_monotonic_time() - self->since) * self->speed);
}

static gint64 length_of(TesseraMediaControls *self) {
  GVariant *metadata = self->properties ? g_hash_table_lookup(self->properties, "Metadata") : NULL;
  gint64 length = -1;
  if (metadata) g_variant_lookup(metadata, "mpris:length", "x", &length);
  return length;
}

static void command(TesseraMediaControls *self, TesseraMediaCommand command, double value) {
  if (self->callback) self->callback(self->owner, command, value);
}

static void call(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                 const char *method, GVariant *arguments, GDBusMethodInvocation *invocation,
                 gpointer data) {
  TesseraMediaControls *self = data;
  static const struct {
    const char *method;
    TesseraMediaCommand command;
  } plain[] = {
      {"Play", TESSERA_MEDIA_PLAY}, {"Pause", TESSERA_MEDIA_PAUSE}, {"PlayPause", TESSERA_MEDIA_TOGGLE},
      {"Stop", TESSERA_MEDIA_STOP}, {"Next", TESSERA_MEDIA_NEXT},   {"Previous", TESSERA_MEDIA_PREVIOUS},
      {"Raise", TESSERA_MEDIA_RAISE},
  };
  if (g_str_equal(method, "OpenUri") || g_str_equal(method, "Quit")) {
    g_dbus_method_invocation_return_error(invocation, G_DBUS_ERROR, G_DBUS_ERROR_NOT_SUPPORTED,
                                          "The program does not do this.");
    return;
  }
  // The caller does not wait for what the program does.
  GVariant *given = g_variant_ref(arguments);
  g_dbus_method_invocation_return_value(invocation, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS(plain); i++)
    if (g_str_equal(method, plain[i].method)) command(self, plain[i].command, 0);
  if (g_str_equal(method, "Seek")) {
    gint64 offset;
    g_variant_get(given, "(x)", &offset);
    command(self, TESSERA_MEDIA_SKIP_BY, (double)offset / G_USEC_PER_SEC);
  } else if (g_str_equal(method, "SetPosition")) {
    const char *track;
    gint64 position, length = length_of(self);
    g_variant_get(given, "(&ox)", &track, &position);
    // One of another piece comes too late, and one outside of it is none.
    char *current = g_strdup_printf(TRACK, self->track);
    bool is_current = g_str_equal(track, current);
    g_free(current);
    if (is_current && position >= 0 && (length < 0 || position <= length))
      command(self, TESSERA_MEDIA_SEEK_TO, (double)position / G_USEC_PER_SEC);
  }
  g_variant_unref(given);
}

static GVariant *property(GDBusConnection *bus, const char *sender, const char *path,
                          const char *interface, const char *name, GError **error, gpointer data) {
  TesseraMediaControls *self = data;
  if (g_str_equal(interface, NAME)) {
    if (g_str_equal(name, "CanRaise")) return g_variant_new_boolean(TRUE);
    if (g_str_equal(name, "Identity")) return g_variant_new_string(self->name);
    if (g_str_equal(name, "DesktopEntry")) return g_variant_new_string(self->application);
    if (g_str_has_prefix(name, "Supported")) return g_variant_new_strv(NULL, 0);
    return g_variant_new_boolean(FALSE);
  }
  if (g_str_equal(name, "Position")) {
    gint64 position = now_at(self), length = length_of(self);
    return g_variant_new_int64(length >= 0 ? CLAMP(position, 0, length) : MAX(position, 0));
  }
  if (g_str_equal(name, "Volume")) return g_variant_new_double(1);
  if (g_str_equal(name, "MinimumRate")) return g_variant_new_double(0.5);
  if (g_str_equal(name, "MaximumRate")) return g_variant_new_double(2);
  if (g_str_equal(name, "CanControl")) return g_variant_new_boolean(TRUE);
  GVariant *value = self->properties ? g_hash_table_lookup(self->properties, name) : NULL;
  if (value) return g_variant_ref(value);
  g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_PROPERTY, "There is no %s.", name);
  return NULL;
}

static gboolean set_property(GDBusConnection *bus, const char *sender, const char *path,
                             const char *interface, const char *name, GVariant *value,
                             GError **error, gpointer data) {
  double rate = g_variant_get_double(value);
  // 0 is a pause by another name.
  if (rate == 0)
    command(data, TESSERA_MEDIA_PAUSE, 0);
  else if (isfinite(rate) && rate > 0)
    command(data, TESSERA_MEDIA_RATE, rate);
  return TRUE;
}

// MARK: What is shown

static GVariant *metadata(TesseraMediaControls *self, const TesseraMedia *media) {
  GVariantBuilder builder;
  g_variant_builder_init(&builder, G_VARIANT_TYPE_VARDICT);
  char *track = g_strdup_printf(TRACK, self->track);
  g_variant_builder_add(&builder, "{sv}", "mpris:trackid", g_variant_new_object_path(track));
  g_free(track);
  const struct {
    const char *key, *value;
  } texts[] = {{"xesam:title", media->title},
               {"xesam:album", media->album},
               {"mpris:artUrl", media->artwork_uri}};
  for (gsize i = 0; i < G_N_ELEMENTS(texts); i++)
    if (texts[i].value)
      g_variant_builder_add(&builder, "{sv}", texts[i].key, g_variant_new_string(texts[i].value));
  const struct {
    const char *key;
    const char *const *values;
  } lists[] = {{"xesam:artist", media->artists},
               {"xesam:albumArtist", media->album_artists},
               {"xesam:genre", media->genres}};
  for (gsize i = 0; i < G_N_ELEMENTS(lists); i++)
    if (lists[i].values && lists[i].values[0])
      g_variant_builder_add(&builder, "{sv}", lists[i].key, g_variant_new_strv(lists[i].values, -1));
  if (media->track_number > 0)
    g_variant_builder_add(&builder, "{sv}", "xesam:trackNumber", g_variant_new_int32(media->track_number));
  if (media->length >= 0)
    g_variant_builder_add(&builder, "{sv}", "mpris:length", g_variant_new_int64(media->length));
  return g_variant_builder_end(&builder);
}

static void set(GHashTable *table, const char *name, GVariant *value) {
  g_hash_table_insert(table, (gpointer)name, g_variant_ref_sink(value));
}

static GHashTable *new_properties(TesseraMediaControls *self, const TesseraMedia *media) {
  static const char *const states[] = {"Stopped", "Playing", "Paused"};
  GHashTable *table = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, (GDestroyNotify)g_variant_unref);
  set(table, "PlaybackStatus", g_variant_new_string(states[CLAMP(media->state, 0, 2)]));
  set(table, "Rate", g_variant_new_double(media->rate > 0 ? media->rate : 1));
  set(table, "Metadata", metadata(self, media));
  set(table, "CanGoNext", g_variant_new_boolean(media->can_go_next));
  set(table, "CanGoPrevious", g_variant_new_boolean(media->can_go_previous));
  set(table, "CanPlay", g_variant_new_boolean(media->can_play));
  set(table, "CanPause", g_variant_new_boolean(media->can_pause));
  set(table, "CanSeek", g_variant_new_boolean(media->can_seek));
  return table;
}

// Tells of what is another than before; of all where nothing was shown.
static void tell_changes(TesseraMediaControls *self, GHashTable *before) {
  GVariantBuilder changed;
  g_variant_builder_init(&changed, G_VARIANT_TYPE_VARDICT);
  bool has_changes = false;
  GHashTableIter iter;
  gpointer name, value;
  g_hash_table_iter_init(&iter, self->properties);
  while (g_hash_table_iter_next(&iter, &name, &value)) {
    GVariant *old = before ? g_hash_table_lookup(before, name) : NULL;
    if (old && g_variant_equal(old, value)) continue;
    g_variant_builder_add(&changed, "{sv}", name, value);
    has_changes = true;
  }
  GVariant *arguments = g_variant_ref_sink(g_variant_new("(s@a{sv}@as)", PLAYER, g_variant_builder_end(&changed),
                                                         g_variant_new_strv(NULL, 0)));
  if (has_changes)
    g_dbus_connection_emit_signal(self->bus, NULL, PATH, "org.freedesktop.DBus.Properties",
                                  "PropertiesChanged", arguments, NULL);
  g_variant_unref(arguments);
}

static void take_name(TesseraMediaControls *self) {
  static const GDBusInterfaceVTable table = {.method_call = call, .get_property = property, .set_property = set_property};
  for (guint i = 0; i < 2; i++)
    self->registrations[i] = g_dbus_connection_register_object(
        self->bus, PATH, self->description->interfaces[i], &table, self, NULL, NULL);
  // Two of one program may play.
  char *name = g_strdup_printf(NAME ".%s.instance%d", self->application, (int)getpid());
  self->ownership = g_bus_own_name_on_connection(self->bus, name, G_BUS_NAME_OWNER_FLAGS_NONE, NULL,
                                                 NULL, NULL, NULL);
  g_free(name);
}

static void give_name_back(TesseraMediaControls *self) {
  if (self->ownership) g_bus_unown_name(self->ownership);
  self->ownership = 0;
  for (guint i = 0; i < 2; i++) {
    if (self->registrations[i]) g_dbus_connection_unregister_object(self->bus, self->registrations[i]);
    self->registrations[i] = 0;
  }
  g_clear_pointer(&self->properties, g_hash_table_unref);
}

// MARK: From Swift

TesseraMediaControls *tessera_media_controls_new(const char *address, const char *application,
                                                 const char *name, TesseraMediaCallback callback,
                                                 void *owner) {
  GDBusConnection *bus = tessera_bus(address, NULL);
  if (!bus) return NULL;
  TesseraMediaControls *self = g_new0(TesseraMediaControls, 1);
  self->bus = bus;
  self->application = g_strdup(application);
  self->name = g_strdup(name);
  self->callback = callback;
  self->owner = owner;
  self->description = g_dbus_node_info_new_for_xml(description, NULL);
  return self;
}

void tessera_media_controls_free(TesseraMediaControls *self) {
  self->callback = NULL;
  give_name_back(self);
  g_dbus_connection_flush_sync(self->bus, NULL, NULL);
  g_dbus_node_info_unref(self->description);
  g_object_unref(self->bus);
  g_free(self->application);
  g_free(self->name);
  g_free(self);
}

// Whether another piece is shown than before.
static bool is_other_piece(TesseraMediaControls *self, const TesseraMedia *media) {
  GVariant *before = self->properties ? g_hash_table_lookup(self->properties, "Metadata") : NULL;
  const char *title = NULL, *album = NULL;
  if (!before) return true;
  g_variant_lookup(before, "xesam:title", "&s", &title);
  g_variant_lookup(before, "xesam:album", "&s", &album);
  return g_strcmp0(title, media->title) || g_strcmp0(album, media->album);
}

void tessera_media_controls_show(TesseraMediaControls *self, const TesseraMedia *media) {
  if (!media) {
    give_name_back(self);
    return;
  }
  bool is_other = is_other_piece(self, media);
  if (is_other) self->track += 1;
  gint64 expected = now_at(self);
  GHashTable *before = g_steal_pointer(&self->properties);
  self->properties = new_properties(self, media);
  self->position = media->position;
  self->since = g_get_monotonic_time();
  self->speed = media->state == 1 ? media->rate : 0;
  if (!self->ownership) take_name(self);
  tell_changes(self, before);
  // Players go on counting by themselves, and are told of leaps alone.
  if (before && !is_other && ABS(expected - media->position) > TOLERANCE)
    g_dbus_connection_emit_signal(self->bus, NULL, PATH, PLAYER, "Seeked",
                                  g_variant_new("(x)", media->position), NULL);
  if (before) g_hash_table_unref(before);
}
