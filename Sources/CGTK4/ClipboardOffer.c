#include "CGTK4.h"

// What a program offers: names of formats, whose bytes are made when somebody asks.
typedef struct {
  GdkContentProvider parent;
  GdkContentFormats *formats;
  TesseraOfferProvide provide;
  void (*release)(void *owner);
  void *owner;
} TesseraOffer;

typedef struct {
  GdkContentProviderClass parent;
} TesseraOfferClass;

G_DEFINE_TYPE(TesseraOffer, tessera_offer, GDK_TYPE_CONTENT_PROVIDER)

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
  GTask *task = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
    g_task_return_boolean(task, TRUE);
  else
    g_task_return_error(task, error);
  g_object_unref(task);
}

typedef struct {
  GTask *task;
  GOutputStream *stream;
  int priority;
} Request;

void tessera_offer_answer(void *request, GBytes *bytes) {
  Request *r = request;
  if (bytes) {
    // The bytes live as long as the task that writes them.
    g_task_set_task_data(r->task, g_bytes_ref(bytes), (GDestroyNotify)g_bytes_unref);
    gsize size = 0;
    gconstpointer data = g_bytes_get_data(bytes, &size);
    g_output_stream_write_all_async(r->stream, data, size, r->priority,
                                    g_task_get_cancellable(r->task), written, r->task);
  } else {
    g_task_return_new_error(r->task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "There is no such data.");
    g_object_unref(r->task);
  }
  g_object_unref(r->stream);
  g_free(r);
}

static void write_type(GdkContentProvider *provider, const char *type, GOutputStream *stream,
                       int priority, GCancellable *cancellable, GAsyncReadyCallback callback,
                       gpointer data) {
  TesseraOffer *offer = (TesseraOffer *)provider;
  Request *request = g_new0(Request, 1);
  request->task = g_task_new(provider, cancellable, callback, data);
  request->stream = g_object_ref(stream);
  request->priority = priority;
  offer->provide(offer->owner, type, request);
}

static gboolean write_type_finish(GdkContentProvider *provider, GAsyncResult *result,
                                  GError **error) {
  (void)provider;
  return g_task_propagate_boolean(G_TASK(result), error);
}

static GdkContentFormats *ref_formats(GdkContentProvider *provider) {
  return gdk_content_formats_ref(((TesseraOffer *)provider)->formats);
}

static void finalize(GObject *object) {
  TesseraOffer *offer = (TesseraOffer *)object;
  gdk_content_formats_unref(offer->formats);
  if (offer->release) offer->release(offer->owner);
  G_OBJECT_CLASS(tessera_offer_parent_class)->finalize(object);
}

static void tessera_offer_class_init(TesseraOfferClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GDK_CONTENT_PROVIDER_CLASS(class)->ref_formats = ref_formats;
  GDK_CONTENT_PROVIDER_CLASS(class)->write_mime_type_async = write_type;
  GDK_CONTENT_PROVIDER_CLASS(class)->write_mime_type_finish = write_type_finish;
}

static void tessera_offer_init(TesseraOffer *offer) { (void)offer; }

GdkContentProvider *tessera_offer_new(const char *const *types, int count,
                                      TesseraOfferProvide provide, void *owner,
                                      void (*release)(void *owner)) {
  TesseraOffer *offer = g_object_new(tessera_offer_get_type(), NULL);
  offer->formats = gdk_content_formats_new((const char **)types, (guint)count);
  offer->provide = provide;
  offer->owner = owner;
  offer->release = release;
  return GDK_CONTENT_PROVIDER(offer);
}
