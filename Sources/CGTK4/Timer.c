#include "CGTK4.h"

typedef struct {
  GSource source;
  void (*fire)(void *owner);
  void *owner;
} TimerSource;

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  TimerSource *self = (TimerSource *)source;
  g_source_set_ready_time(source, -1);
  self->fire(self->owner);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.dispatch = dispatch};

GSource *tessera_timer_new(int priority, void (*fire)(void *owner), void *owner) {
  GSource *source = g_source_new(&functions, sizeof(TimerSource));
  g_source_set_name(source, "Tessera frame timer");
  g_source_set_priority(source, priority);
  ((TimerSource *)source)->fire = fire;
  ((TimerSource *)source)->owner = owner;
  g_source_attach(source, NULL);
  return source;
}

void tessera_timer_free(GSource *timer) {
  g_source_destroy(timer);
  g_source_unref(timer);
}
