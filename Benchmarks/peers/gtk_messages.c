// W3 in GTK 4: a GtkListView of rows with an avatar and a wrapping label. Usage: gtk_messages N
#include "meter.h"
#include <gtk/gtk.h>

static GtkWidget *window, *view;
static GtkAdjustment *adjustment;
static GdkTexture *pictures[200];
static int painted;
static int64_t painted_at;

// Strings that exist as numbers only until they are shown.
G_DECLARE_FINAL_TYPE(Numbers, numbers, , NUMBERS, GObject)
struct _Numbers {
  GObject parent;
  guint count;
};
static void numbers_list(GListModelInterface *interface);
G_DEFINE_TYPE_WITH_CODE(
    Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_list))
static void numbers_class_init(NumbersClass *type) { (void)type; }
static void numbers_init(Numbers *self) { (void)self; }
static GType item_type(GListModel *model) {
  (void)model;
  return GTK_TYPE_STRING_OBJECT;
}
static guint item_count(GListModel *model) { return ((Numbers *)model)->count; }
static gpointer item_at(GListModel *model, guint index) {
  if (index >= item_count(model)) return NULL;
  char *text = message_text(index);
  GtkStringObject *item = gtk_string_object_new(text);
  g_object_set_data(G_OBJECT(item), "index", GUINT_TO_POINTER(index));
  free(text);
  return item;
}
static void numbers_list(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = item_count;
  interface->get_item = item_at;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class(row, "message");
  GtkWidget *avatar = gtk_picture_new();
  gtk_widget_add_css_class(avatar, "avatar");
  gtk_widget_set_size_request(avatar, 36, 36);
  gtk_widget_set_valign(avatar, GTK_ALIGN_START);
  gtk_widget_set_overflow(avatar, GTK_OVERFLOW_HIDDEN);
  gtk_picture_set_can_shrink(GTK_PICTURE(avatar), TRUE);
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  // 45 % of the window's width.
  gtk_widget_set_size_request(label, 576, -1);
  gtk_label_set_max_width_chars(GTK_LABEL(label), 1);
  gtk_widget_set_hexpand(label, FALSE);
  gtk_box_append(GTK_BOX(row), avatar);
  gtk_box_append(GTK_BOX(row), label);
  gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkStringObject *text = gtk_list_item_get_item(item);
  guint index = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(text), "index"));
  GtkWidget *avatar = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  if (!pictures[index % 200]) {
    char *path = picture_path(index);
    pictures[index % 200] = gdk_texture_new_from_filename(path, NULL);
    free(path);
  }
  gtk_picture_set_paintable(GTK_PICTURE(avatar), GDK_PAINTABLE(pictures[index % 200]));
  gtk_label_set_text(
      GTK_LABEL(gtk_widget_get_next_sibling(avatar)), gtk_string_object_get_string(text));
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  gdk_display_sync(gdk_display_get_default());
  painted_at = now_ns();
  painted++;
}

// Milliseconds from a change in the update phase of a frame to its picture on the X server.
static double wanted;
static int64_t changed_at;
static int state;
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock, (void)data;
  if (state != 1) return G_SOURCE_CONTINUE;
  changed_at = now_ns();
  gtk_adjustment_set_value(adjustment, wanted);
  gtk_widget_queue_draw(view);
  state = 2;
  painted = 0;
  return G_SOURCE_CONTINUE;
}

static double frame(double y) {
  wanted = y;
  state = 1;
  gdk_frame_clock_request_phase(
      gtk_widget_get_frame_clock(window), GDK_FRAME_CLOCK_PHASE_UPDATE);
  while (state != 2 || !painted) g_main_context_iteration(NULL, TRUE);
  return (painted_at - changed_at) / 1e6;
}

static void rest(int milliseconds) {
  for (int64_t end = now_ns() + milliseconds * 1000000ll; now_ns() < end;)
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
}

static double furthest(void) {
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
}

int main(int argc, char **argv) {
  gtk_init();
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style,
      "window, listview { background: white; } listview > row { padding: 0; } "
      ".message { padding: 8px 12px; } .avatar { border-radius: 18px; } "
      ".message label { font: 13px Inter; color: black; }",
      -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 800);
  Numbers *model = g_object_new(numbers_get_type(), NULL);
  model->count = argc > 1 ? (guint)atoi(argv[1]) : 1000;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  view = gtk_list_view_new(
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_widget_realize(window);
  g_signal_connect_after(
      gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  gtk_window_present(GTK_WINDOW(window));
  while (!painted || gtk_widget_get_width(view) < 1000) g_main_context_iteration(NULL, TRUE);
  metric("first_frame_ms", (painted_at - start_ns()) / 1e6);
  rest(400);
  metric("pss_first_mb", pss_mb());
  gtk_widget_add_tick_callback(window, tick, NULL, NULL);

  int frames = getenv("FRAMES") ? atoi(getenv("FRAMES")) : 600;
  for (int i = 0; i < frames / 3; i++) frame(gtk_adjustment_get_value(adjustment) + 40);
  frame(0);
  rest(100);
  double *times = malloc(frames * sizeof *times);
  Start start = scroll_start();
  for (int i = 0; i < frames; i++) times[i] = frame(gtk_adjustment_get_value(adjustment) + 40);
  scroll_metrics(start, times, frames);
  frame(0);
  rest(100);
  metric("jump_mid_ms", frame(furthest() / 2));
  rest(100);
  metric("jump_end_ms", frame(furthest()));
  metric("pss_sweep_mb", pss_mb());
  return 0;
}
