#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdbool.h>
#include <stdint.h>

// MARK: Display (Display.c)

typedef enum {
  TESSERA_DISPLAY_NONE,
  TESSERA_DISPLAY_WAYLAND,
  TESSERA_DISPLAY_X11,
} TesseraDisplayKind;

/// Tells which display server answers, without touching GTK. Wayland wins where both do, and
/// GDK_BACKEND decides where it is set. The X connection made to find out is kept for presenting.
TesseraDisplayKind tessera_display_probe(void);

/// Initialises GTK on a display of `kind`. `software` says that nothing will be drawn by OpenGL, so
/// that GTK does not load it; `undecorated` that GTK draws no title bars, so that its theme can wait
/// until `tessera_display_load_theme`. False where GTK cannot open the display after all.
bool tessera_display_open(TesseraDisplayKind kind, bool software, bool undecorated);

/// Loads the desktop's theme now, before the first GTK dialog or menu is made. Does nothing twice.
void tessera_display_load_theme(void);

/// Whether this machine has a device that OpenGL could run on; asks the file system only.
bool tessera_display_has_gpu_device(void);

/// GL_RENDERER as the driver names it, or null where no context could be made for `surface`. The
/// caller frees it with g_free.
char *tessera_display_gl_renderer(GdkSurface *surface);

/// Whether a renderer draws transforms that are not flat; GSK's Cairo renderer does not.
bool tessera_renderer_draws_perspective(GskRenderer *renderer);

// MARK: Endings (Endings.c)

/// The process is to end: by a signal, called from the main loop, or at once where `signal` is 0, as the display is
/// gone; `reason` then says why. The process leaves when such a call returns, and must not use the display in it.
typedef void (*TesseraEndCallback)(void *owner, int signal, const char *reason);

/// Hears of both until the next call; a null callback hears no more. Main thread only, once GTK is initialised.
void tessera_ends_watch(TesseraDisplayKind kind, TesseraEndCallback callback, void *owner);

// MARK: Instance (Instance.c)

/// Another start of the program wants this one to open links, of which files are some, or with none to come to the
/// front. `token` is null where the desktop gave none for that.
typedef void (*TesseraInstanceCallback)(void *owner, const char *token, const char *const *links,
                                        int count);

/// Registers this start of a program on the session bus under the program's reverse-DNS name;
/// `g_application_get_is_remote` then tells whether another one has the name. Null without a bus, or for a name
/// that the bus does not take. The caller releases it with g_object_unref.
GApplication *tessera_instance_new(const char *identifier);
/// Gives what this start was for to the one that has the name, and returns when the bus has it.
void tessera_instance_hand_over(GApplication *application, const char *const *links, int count);
/// Hears of later starts from the main loop until the next call; a null callback hears no more.
void tessera_instance_observe(GApplication *application, TesseraInstanceCallback callback,
                              void *owner);

// MARK: Notifications (Notifications.c)

/// The desktop's notifications and the number at the program's icon. Main thread only.
typedef struct TesseraNotifications TesseraNotifications;

typedef enum {
  /// `detail` is the action: one of those given, or "default" where the notification itself was clicked.
  TESSERA_NOTIFICATION_ACTION,
  TESSERA_NOTIFICATION_DISMISSED,
  /// Nothing is shown; `detail` is the bus's sentence. Told once, without an identifier.
  TESSERA_NOTIFICATION_FAILED,
} TesseraNotificationEvent;

/// What the user did, from the main loop. `token` is the one by which the desktop lets a window come to the front;
/// null where it gave none.
typedef void (*TesseraNotificationCallback)(void *owner, const char *identifier,
                                            TesseraNotificationEvent event, const char *detail,
                                            const char *token);

/// Null where there is no bus. `address` is that of a bus of one's own; null for the session's. `application` is
/// the program's reverse-DNS name, by which the desktop finds its entry.
TesseraNotifications *tessera_notifications_new(const char *address, bool is_portal,
                                                const char *application, const char *name,
                                                TesseraNotificationCallback callback, void *owner);
/// No callback comes after this.
void tessera_notifications_free(TesseraNotifications *notifications);
/// `actions` are identifiers and titles in turn, and a null at the end. Replaces one of the same identifier.
void tessera_notifications_show(TesseraNotifications *notifications, const char *identifier,
                                const char *title, const char *body, const char *const *actions,
                                bool sound);
void tessera_notifications_withdraw(TesseraNotifications *notifications, const char *identifier);
/// 0 takes the number away.
void tessera_notifications_badge(TesseraNotifications *notifications, int64_t count);

// MARK: Media controls (MediaControls.c)

/// What the desktop shows of what the program plays, and its media keys, by MPRIS. Main thread only.
typedef struct TesseraMediaControls TesseraMediaControls;

/// Texts may be null, lists end with a null; times are microseconds, and -1 where they are not known.
typedef struct {
  const char *title, *album, *artwork_uri;
  const char *const *artists, *const *album_artists, *const *genres;
  /// Of the album; 0 where it is not known.
  int track_number;
  int64_t length;
  /// Where it stands now.
  int64_t position;
  double rate;
  /// 0 stopped, 1 playing, 2 paused.
  int state;
  bool can_play, can_pause, can_go_next, can_go_previous, can_seek;
} TesseraMedia;

typedef enum {
  TESSERA_MEDIA_PLAY,
  TESSERA_MEDIA_PAUSE,
  TESSERA_MEDIA_TOGGLE,
  TESSERA_MEDIA_STOP,
  TESSERA_MEDIA_NEXT,
  TESSERA_MEDIA_PREVIOUS,
  /// `value` is seconds from the beginning.
  TESSERA_MEDIA_SEEK_TO,
  /// `value` is seconds from where it stands.
  TESSERA_MEDIA_SKIP_BY,
  /// `value` is the rate.
  TESSERA_MEDIA_RATE,
  /// The program's window is to come to the front.
  TESSERA_MEDIA_RAISE,
} TesseraMediaCommand;

/// What a user asked for, from the main loop.
typedef void (*TesseraMediaCallback)(void *owner, TesseraMediaCommand command, double value);

/// Null where there is no bus. `address` is that of a bus of one's own; null for the session's. `application` is
/// the program's reverse-DNS name, by which the desktop finds its entry, and `name` what people call it.
TesseraMediaControls *tessera_media_controls_new(const char *address, const char *application,
                                                 const char *name, TesseraMediaCallback callback,
                                                 void *owner);
/// No callback comes after this, and nothing is shown.
void tessera_media_controls_free(TesseraMediaControls *controls);
/// Shows what is played; null takes it away.
void tessera_media_controls_show(TesseraMediaControls *controls, const TesseraMedia *media);

// MARK: Mail by the portal (MailPortal.c)

/// Lists end with a null; texts may be null.
typedef struct {
  const char *const *to, *const *cc, *const *bcc;
  const char *subject, *body;
  /// Paths of what is attached.
  const char *const *files;
} TesseraMail;

/// Called once, later or at once, with why no mail was begun; null where one was, or the user did not want to.
typedef void (*TesseraMailCallback)(void *owner, const char *error);

/// Asks the portal for a new mail. `address` is that of a bus of one's own; null for the session's. `parent` is the
/// window over which the portal asks; null for none.
void tessera_mail_compose(const char *address, const TesseraMail *mail, GdkSurface *parent,
                          TesseraMailCallback callback, void *owner);

// MARK: Main loop (MainLoop.c)

/// Runs `loop`, of the default GLib context, until it is quit, and with it the process's main run
/// loop: the dispatch main queue (with it the main actor), timers, and blocks given to
/// `RunLoop.main`. Main thread only, and not from inside the main queue.
void tessera_main_loop_run(GMainLoop *loop);

/// Says that application code ran outside the run loop, which may have left it blocks to perform.
void tessera_main_loop_note_application_code(void);

/// Keeps the run loop from running application code while GLib's loop is turned from inside it.
void tessera_main_loop_block(bool blocked);

/// Whether the run loop is watched through one descriptor of its own. False means that timers are
/// still served, but that a timer added by another thread waits for the loop's next turn.
bool tessera_main_loop_watches_run_loop(void);

// MARK: Timer (Timer.c)

/// A timer of the main loop that fires once after each `g_source_set_ready_time`, which takes
/// microseconds of g_get_monotonic_time.
GSource *tessera_timer_new(int priority, void (*fire)(void *owner), void *owner);
void tessera_timer_free(GSource *timer);

// MARK: Content widget (Content.c)

/// What a window's content asks of its owner. `owner` is passed back unchanged.
typedef struct {
  void (*allocated)(void *owner, int width, int height);
  void (*snapshot)(void *owner, GtkSnapshot *snapshot);
} TesseraContentCallbacks;

/// A widget that fills the window, takes focus and draws what its owner's `snapshot` appends.
GtkWidget *tessera_content_new(void);
/// No callback comes after this with null for `owner`.
void tessera_content_set_owner(GtkWidget *content, void *owner, TesseraContentCallbacks callbacks);
/// Where the widget's top left lies in its GdkSurface, in surface units. False before it is there.
bool tessera_content_origin(GtkWidget *content, double *x, double *y);

// MARK: Shared memory surfaces (SharedSurface.c, X11Surface.c, WaylandSurface.c)

typedef struct {
  int32_t x, y, width, height;
} TesseraPixelRect;

/// Pixels shown over a GdkSurface without GTK's drawing: a child window on X11, a subsurface on
/// Wayland. Pixels are 32-bit words 0xXXRRGGBB; the top byte is ignored.
typedef struct TesseraSharedSurface TesseraSharedSurface;

typedef struct {
  void *pixels;
  int32_t width, height, bytes_per_row;
} TesseraSharedBuffer;

/// Null where this display cannot: another visual than 8 bits a channel, or no wl_shm.
TesseraSharedSurface *tessera_shared_surface_new(GdkSurface *parent);
void tessera_shared_surface_free(TesseraSharedSurface *surface);
/// Places the surface, in surface units of the parent, of `scale` pixels each. Its buffer has as many pixels as
/// that comes to, rounded; the next whole number of pixels a unit where the display knows no others.
void tessera_shared_surface_place(TesseraSharedSurface *surface, int32_t x, int32_t y,
                                  int32_t width, int32_t height, double scale);
/// Pixels a surface unit that the compositor would like, where it told so and GTK did not ask; else 0.
double tessera_shared_surface_scale(TesseraSharedSurface *surface);
/// Pixels a surface unit, which GTK of 4.12 and later knows in fractions; 0 with an older one.
double tessera_gdk_surface_scale(GdkSurface *surface);
/// The pixels to paint into, once the server no longer reads them. `fresh` is set where they do not
/// hold the frame shown last. Zeroed where there is no memory.
TesseraSharedBuffer tessera_shared_surface_begin(TesseraSharedSurface *surface, bool *fresh);
/// Moves the whole buffer's pixels by `dy` rows without touching them: `buffer` tells where they lie
/// now. The rows that come in hold anything. False, with nothing done, where this surface has to copy.
/// Called between begin and show, followed by `move` like pixels that were copied.
bool tessera_shared_surface_roll(TesseraSharedSurface *surface, int32_t dy,
                                 TesseraSharedBuffer *buffer);
/// What the server already shows moved by `dx`, `dy`: the part of `area` that stays inside it. Called
/// between begin and show, and only for pixels that were moved in the buffer as well.
void tessera_shared_surface_move(TesseraSharedSurface *surface, TesseraPixelRect area, int32_t dx,
                                 int32_t dy);
/// Shows the pixels of these rectangles.
void tessera_shared_surface_show(TesseraSharedSurface *surface, const TesseraPixelRect *rects,
                                 int32_t count);
/// What a part without pixels shows for a moment while the window grows: 0xRRGGBB.
void tessera_shared_surface_set_background(TesseraSharedSurface *surface, uint32_t color);
/// Whether frames may be shown now. On Wayland false between a frame and the compositor's answer;
/// `ready` is called when it turns true again, `rescaled` when `tessera_shared_surface_scale` changed.
bool tessera_shared_surface_is_ready(TesseraSharedSurface *surface);
void tessera_shared_surface_set_ready(TesseraSharedSurface *surface, void (*ready)(void *owner),
                                      void (*rescaled)(void *owner), void *owner);
/// "x11-shm", "x11-put" or "wayland-shm": for logs and statistics.
const char *tessera_shared_surface_kind(TesseraSharedSurface *surface);

// MARK: Desktop settings (Settings.c)

// The bus of screen readers, on the main thread. A node is named by the last part of its path, "root" or a
// number.

/// Readers came, or went.
typedef void (*TesseraReadersConnected)(void *owner, bool is_connected);
/// Which interfaces a node has, a bit each in the order Accessible, Application, Component, Action, Value,
/// Text, EditableText, Selection, Collection, Table, TableCell; 0 where there is no such node.
typedef uint32_t (*TesseraReadersInterfaces)(void *owner, const char *node);
/// A floating value; NULL where there is none.
typedef GVariant *(*TesseraReadersGet)(void *owner, const char *node, const char *interface,
                                       const char *property);
/// Whether the value was taken.
typedef bool (*TesseraReadersSet)(void *owner, const char *node, const char *interface,
                                  const char *property, GVariant *value);
/// A floating tuple; NULL where there is no answer.
typedef GVariant *(*TesseraReadersCall)(void *owner, const char *node, const char *interface,
                                        const char *method, GVariant *arguments);

/// Readers know the program from now on, so that its events reach them.
typedef void (*TesseraReadersEmbedded)(void *owner);

/// Who answers readers.
typedef struct {
  TesseraReadersConnected connected;
  TesseraReadersEmbedded embedded;
  TesseraReadersInterfaces interfaces;
  TesseraReadersGet get;
  TesseraReadersSet set;
  TesseraReadersCall call;
} TesseraAccessibilityCallbacks;

/// Waits for readers on the session's bus and serves them from then on; nothing is asked or sent while there
/// are none. `owner` must live until the end, or until `tessera_accessibility_stop`. A second call takes the
/// place of the first.
void tessera_accessibility_start(TesseraAccessibilityCallbacks callbacks, void *owner);
/// Nobody answers any more; questions get errors.
void tessera_accessibility_stop(void);
/// The program itself for 0, nothing for negative numbers; floating.
GVariant *tessera_accessibility_reference(int64_t number);
/// Who holds the program, as the registry said; floating.
GVariant *tessera_accessibility_desktop(void);
/// Sends an event of a node, if readers are there. `interface` is "Object", "Window" or the like.
void tessera_accessibility_emit(int64_t number, const char *interface, const char *signal,
                                const char *detail, int first, int second, GVariant *value);
/// Tells those who keep what nodes are of one that came or went, if readers are there; takes floating arguments.
void tessera_accessibility_emit_cache(const char *signal, GVariant *arguments);
/// Tells readers of a key that goes down or up in the program, if readers are there. They hear of it and cannot take
/// it: the window never waits for the bus.
void tessera_accessibility_notify_key(GdkEvent *event);
/// Whether there is a session's bus to speak to.
bool tessera_has_session_bus(void);
/// Whether the bus was waited for in vain.
bool tessera_session_bus_is_silent(void);

typedef void (*TesseraSettingCallback)(void *owner, const char *space, const char *key,
                                       GVariant *value);

/// Tells the desktop's settings about appearance to `callback`: those known now before it returns,
/// changes from the main loop later. Asks the settings portal, waiting no longer than
/// `milliseconds` for one that runs already, else GSettings. Both use the names of
/// org.gnome.desktop.interface, org.gnome.desktop.a11y.interface and org.freedesktop.appearance.
void tessera_settings_observe(int milliseconds, TesseraSettingCallback callback, void *owner);

/// `dots` of an inch, from Xft.dpi of the X server's resources; 0 where they do not say.
typedef void (*TesseraResolutionCallback)(void *owner, double dots);
/// Tells from the main loop when that changes and no program keeps settings for the desktop: GTK reads it once, when
/// it starts. `owner` must live as long as the process. Nothing on other displays.
void tessera_resolution_observe(TesseraResolutionCallback callback, void *owner);

// MARK: Clipboard (Clipboard.c, ClipboardOffer.c)

/// Called when somebody wants what was offered; answered once by `tessera_offer_answer`, then or
/// later, from the main thread.
typedef void (*TesseraOfferProvide)(void *owner, const char *type, void *request);

/// One thing in `count` formats, for a clipboard or a drag. `release` is called when nobody needs it.
GdkContentProvider *tessera_offer_new(const char *const *types, int count,
                                      TesseraOfferProvide provide, void *owner,
                                      void (*release)(void *owner));

/// Null where there is nothing to be had; the caller keeps its reference to `bytes`.
void tessera_offer_answer(void *request, GBytes *bytes);

/// Names the formats that have a MIME type, in their owner's order, without reading any.
void tessera_clipboard_types(GdkClipboard *clipboard, void (*found)(void *owner, const char *type),
                             void *owner);

/// Reads one format, waiting `milliseconds` at most; null where that failed. Runs the main loop
/// meanwhile, without the run loop's application code. The caller releases the bytes.
GBytes *tessera_clipboard_read(GdkClipboard *clipboard, const char *type, int milliseconds);

/// Hands what this program offers to the desktop's clipboard manager, if there is one, so that it
/// outlives the program. Runs the main loop like reading.
void tessera_clipboard_store(GdkClipboard *clipboard, int milliseconds);

/// Tells an input method what kind of text it writes; such properties are variadic in C.
void tessera_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose);

// MARK: Drag and drop (DragAndDrop.c)

/// Called once, with null where there was nothing to be had; the bytes are the caller's.
typedef void (*TesseraDropRead)(void *owner, GBytes *bytes);

/// Whether what a scroll event tells of is in points, as of a touchpad, and not in turns of a wheel.
bool tessera_scroll_is_in_points(GdkEvent *event);

/// Names the formats of a drop that have a MIME type, without reading any.
void tessera_drop_types(GdkDrop *drop, void (*found)(void *owner, const char *type), void *owner);

/// Reads one format without waiting.
void tessera_drop_read(GdkDrop *drop, const char *type, TesseraDropRead done, void *owner);

/// Lets the desktop carry `content` from the pointer's place, where a button is down. Null where that
/// cannot be; else the caller owns the drag.
GdkDrag *tessera_drag_begin(GdkSurface *surface, GdkContentProvider *content, bool moves,
                            GdkPaintable *picture, int x, int y);
/// Gives what is seen of a drag a shape, in points of its picture; nothing where the display is no X server.
void tessera_drag_shape(GdkDrag *drag, const TesseraPixelRect *rects, int count);
/// The X window under the pointer that takes drops; 0 where there is none, or the display is no X server. Waits for
/// the server.
uint32_t tessera_drag_target(GdkDrag *drag);
/// Whether that window is still there. Waits for the X server.
bool tessera_drag_target_lives(uint32_t window);
