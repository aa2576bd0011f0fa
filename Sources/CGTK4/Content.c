#include "CGTK4.h"

#define TESSERA_TYPE_CONTENT (tessera_content_get_type())
G_DECLARE_FINAL_TYPE(TesseraContent, tessera_content, TESSERA, CONTENT, GtkWidget)

struct _TesseraContent {
  GtkWidget parent;
  void *owner;
  TesseraContentCallbacks callbacks;
};

G_DEFINE_TYPE(TesseraContent, tessera_content, GTK_TYPE_WIDGET)

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  TesseraContent *self = TESSERA_CONTENT(widget);
  if (self->owner) self->callbacks.allocated(self->owner, width, height);
  // Its only children are popovers, which lie beside it and are placed anew.
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  TesseraContent *self = TESSERA_CONTENT(widget);
  if (self->owner) self->callbacks.snapshot(self->owner, snapshot);
}

static void tessera_content_class_init(TesseraContentClass *class) {
  GTK_WIDGET_CLASS(class)->size_allocate = size_allocate;
  GTK_WIDGET_CLASS(class)->snapshot = snapshot;
}

static void tessera_content_init(TesseraContent *self) {}

GtkWidget *tessera_content_new(void) {
  return g_object_new(TESSERA_TYPE_CONTENT, "focusable", TRUE, "hexpand", TRUE, "vexpand", TRUE,
                      NULL);
}

void tessera_content_set_owner(GtkWidget *content, void *owner, TesseraContentCallbacks callbacks) {
  TESSERA_CONTENT(content)->owner = owner;
  TESSERA_CONTENT(content)->callbacks = callbacks;
}

bool tessera_content_origin(GtkWidget *content, double *x, double *y) {
  GtkNative *native = gtk_widget_get_native(content);
  double left, top;
  if (!native || !gtk_widget_translate_coordinates(content, GTK_WIDGET(native), 0, 0, x, y))
    return false;
  gtk_native_get_surface_transform(native, &left, &top);
  *x += left;
  *y += top;
  return true;
}
