#include "CGTK4.h"

void tessera_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose) {
  g_object_set(context, "input-purpose", purpose, NULL);
}
