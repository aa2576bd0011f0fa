#include "CSwiftRuntime.h"
#include <stddef.h>
#include <string.h>

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method,
                                           const void *description);

typedef __attribute__((swiftcall)) void *(*frame_initialiser)(
    double, double, double, double, __attribute__((swift_context)) const void *metatype);
typedef __attribute__((swiftcall)) void *(*plain_initialiser)(
    __attribute__((swift_context)) const void *metatype);

typedef __attribute__((swiftcall)) void *(*cell_initialiser)(
    uint8_t style, uint64_t, uint64_t, __attribute__((swift_context)) const void *metatype);
typedef __attribute__((swiftcall)) void *(*header_initialiser)(
    uint64_t, uint64_t, __attribute__((swift_context)) const void *metatype);

typedef __attribute__((swiftcall)) void *(*layer_initialiser)(
    void *layer, __attribute__((swift_context)) const void *metatype);

void *tessera_allocate_with_frame(const void *metadata, const void *methodDescriptor,
                                  const void *classDescriptor, double x, double y, double width,
                                  double height) {
  frame_initialiser make = (frame_initialiser)swift_lookUpClassMethod(metadata, methodDescriptor,
                                                                      classDescriptor);
  return make(x, y, width, height, metadata);
}

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignMask);

// What the runtime's own headers call ClassMetadata, where there is no Objective-C.
struct class_metadata {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags;
  uint32_t addressPoint;
  uint32_t size;
  uint16_t alignMask;
};

void *tessera_allocate_like(const void *metadata, const void *object) {
  const struct class_metadata *type = metadata;
  const struct class_metadata *known = *(const struct class_metadata *const *)object;
  // The class and the count of references.
  const size_t header = 2 * sizeof(void *);
  char *made = swift_allocObject(metadata, type->size, type->alignMask);
  memset(made + header, 0, type->size - header);
  memcpy(made + header, (const char *)object + header, known->size - header);
  return made;
}

void *tessera_allocate_plain(const void *metadata, const void *methodDescriptor,
                             const void *classDescriptor) {
  plain_initialiser make = (plain_initialiser)swift_lookUpClassMethod(metadata, methodDescriptor,
                                                                      classDescriptor);
  return make(metadata);
}

void *tessera_allocate_with_layer(const void *metadata, const void *methodDescriptor,
                                  const void *classDescriptor, void *layer) {
  layer_initialiser make = (layer_initialiser)swift_lookUpClassMethod(metadata, methodDescriptor,
                                                                      classDescriptor);
  return make(layer, metadata);
}

// Mangled names: ...Mn is the class's nominal type descriptor, ...fCTq the method descriptor of the
// allocating initialiser. Weak, so that programs without UIKitCore still link.
extern const char uiview_class __asm__("$s9UIKitCore6UIViewCMn") __attribute__((weak));
extern const char uiview_init __asm__("$s9UIKitCore6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
    __attribute__((weak));
extern const char uiview_draw __asm__("$s9UIKitCore6UIViewC4drawyy10Foundation6CGRectVFTq")
    __attribute__((weak));
extern const char uiview_draw_layer
    __asm__("$s9UIKitCore6UIViewC4draw_2iny06QuartzB07CALayerC_0B8Graphics9CGContextCtFTq")
        __attribute__((weak));
extern const char uiview_action
    __asm__("$s9UIKitCore6UIViewC6action3for0E3Key06QuartzB08CAAction_pSgAG7CALayerC_SStFTq")
        __attribute__((weak));
extern const char calayer_class __asm__("$s10QuartzCore7CALayerCMn") __attribute__((weak));
extern const char calayer_init_layer __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq")
    __attribute__((weak));
extern const char collection_controller_class
    __asm__("$s9UIKitCore26UICollectionViewControllerCMn") __attribute__((weak));
extern const char collection_move __asm__(
    "$s9UIKitCore26UICollectionViewControllerC010collectionD0_10moveItemAt2toyAA0cD0C_20Foundation"
    "Essentials9IndexPathVAKtFTq") __attribute__((weak));
extern const char table_cell_class __asm__("$s9UIKitCore15UITableViewCellCMn")
    __attribute__((weak));
extern const char table_cell_init __asm__(
    "$s9UIKitCore15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq")
    __attribute__((weak));
extern const char table_header_class __asm__("$s9UIKitCore023UITableViewHeaderFooterD0CMn")
    __attribute__((weak));
extern const char table_header_init __asm__(
    "$s9UIKitCore023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq")
    __attribute__((weak));
extern const char table_controller_class __asm__("$s9UIKitCore21UITableViewControllerCMn")
    __attribute__((weak));
extern const char table_move __asm__(
    "$s9UIKitCore21UITableViewControllerC05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9"
    "IndexPathVAKtFTq") __attribute__((weak));
extern const char table_commit __asm__(
    "$s9UIKitCore21UITableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12EditingSty"
    "leO20FoundationEssentials9IndexPathVtFTq") __attribute__((weak));
extern const char uiview_update_constraints
    __asm__("$s9UIKitCore6UIViewC17updateConstraintsyyFTq") __attribute__((weak));
extern const char controller_class __asm__("$s9UIKitCore16UIViewControllerCMn")
    __attribute__((weak));
extern const char controller_update_constraints
    __asm__("$s9UIKitCore16UIViewControllerC21updateViewConstraintsyyFTq") __attribute__((weak));
extern const char responder_activate
    __asm__("$s9UIKitCore11UIResponderC21accessibilityActivateSbyFTq") __attribute__((weak));
extern const char nsobject_class __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));
extern const char nsobject_init __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));

const void *tessera_uiview_class_descriptor(void) { return &uiview_class; }
const void *tessera_uiview_init_frame_descriptor(void) { return &uiview_init; }
const void *tessera_nsobject_class_descriptor(void) { return &nsobject_class; }
const void *tessera_nsobject_init_descriptor(void) { return &nsobject_init; }
const void *tessera_uiview_draw_descriptor(void) { return &uiview_draw; }
const void *tessera_uiview_draw_layer_descriptor(void) { return &uiview_draw_layer; }
const void *tessera_responder_activate_descriptor(void) { return &responder_activate; }
const void *tessera_uiview_action_descriptor(void) { return &uiview_action; }
const void *tessera_calayer_class_descriptor(void) { return &calayer_class; }
const void *tessera_calayer_init_layer_descriptor(void) { return &calayer_init_layer; }
const void *tessera_collection_controller_class_descriptor(void) {
  return &collection_controller_class;
}
const void *tessera_collection_move_descriptor(void) { return &collection_move; }
const void *tessera_uiview_update_constraints_descriptor(void) {
  return &uiview_update_constraints;
}
const void *tessera_controller_class_descriptor(void) { return &controller_class; }
const void *tessera_controller_update_constraints_descriptor(void) {
  return &controller_update_constraints;
}

void *tessera_allocate_cell(const void *metadata, uint8_t style, uint64_t first, uint64_t second) {
  cell_initialiser make = (cell_initialiser)swift_lookUpClassMethod(metadata, &table_cell_init,
                                                                    &table_cell_class);
  return make(style, first, second, metadata);
}

void *tessera_allocate_header(const void *metadata, uint64_t first, uint64_t second) {
  header_initialiser make = (header_initialiser)swift_lookUpClassMethod(
      metadata, &table_header_init, &table_header_class);
  return make(first, second, metadata);
}

const void *tessera_table_controller_class_descriptor(void) { return &table_controller_class; }
const void *tessera_table_move_descriptor(void) { return &table_move; }
const void *tessera_table_commit_descriptor(void) { return &table_commit; }

const void *tessera_class_method(const void *metadata, const void *methodDescriptor,
                                 const void *classDescriptor) {
  if (!methodDescriptor || !classDescriptor) return 0;
  return swift_lookUpClassMethod(metadata, methodDescriptor, classDescriptor);
}

// Whole words and floating point numbers travel in registers of their own, each kind in the order of the
// arguments, so one signature serves all initialisers with few arguments.
typedef __attribute__((swiftcall)) void *(*any_initialiser)(
    uint64_t, uint64_t, uint64_t, uint64_t, double, double, double, double,
    __attribute__((swift_context)) const void *metatype);

extern const char controller_init __asm__(
    "$s9UIKitCore16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq")
    __attribute__((weak));
extern const char table_class __asm__("$s9UIKitCore11UITableViewCMn") __attribute__((weak));
extern const char table_init
    __asm__("$s9UIKitCore11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq")
        __attribute__((weak));
extern const char table_controller_init
    __asm__("$s9UIKitCore21UITableViewControllerC5styleAcA0cD0C5StyleO_tcfCTq")
        __attribute__((weak));
extern const char collection_class __asm__("$s9UIKitCore16UICollectionViewCMn")
    __attribute__((weak));
extern const char collection_init __asm__(
    "$s9UIKitCore16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfCTq")
    __attribute__((weak));
extern const char collection_controller_init
    __asm__("$s9UIKitCore26UICollectionViewControllerC010collectionD6LayoutAcA0cdG0C_tcfCTq")
        __attribute__((weak));
extern const char image_view_class __asm__("$s9UIKitCore11UIImageViewCMn") __attribute__((weak));
extern const char image_view_init __asm__("$s9UIKitCore11UIImageViewC5imageAcA0C0CSg_tcfCTq")
    __attribute__((weak));
extern const char effect_view_class __asm__("$s9UIKitCore18UIVisualEffectViewCMn")
    __attribute__((weak));
extern const char effect_view_init
    __asm__("$s9UIKitCore18UIVisualEffectViewC6effectAcA0cD0CSg_tcfCTq") __attribute__((weak));

extern const char segue_class __asm__("$s9UIKitCore17UIStoryboardSegueCMn") __attribute__((weak));
extern const char segue_init __asm__(
    "$s9UIKitCore17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq")
    __attribute__((weak));

extern const char annotation_view_class __asm__("$s6MapKit16MKAnnotationViewCMn")
    __attribute__((weak));
extern const char annotation_view_init __asm__(
    "$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfCTq")
    __attribute__((weak));

void *tessera_allocate_through(tessera_initialiser initialiser, const void *metadata,
                               const uint64_t words[4], const double numbers[4]) {
  const void *method = 0, *class = 0;
  switch (initialiser) {
  case tessera_initialiser_controller:
    method = &controller_init;
    class = &controller_class;
    break;
  case tessera_initialiser_table:
    method = &table_init;
    class = &table_class;
    break;
  case tessera_initialiser_table_controller:
    method = &table_controller_init;
    class = &table_controller_class;
    break;
  case tessera_initialiser_collection:
    method = &collection_init;
    class = &collection_class;
    break;
  case tessera_initialiser_collection_controller:
    method = &collection_controller_init;
    class = &collection_controller_class;
    break;
  case tessera_initialiser_image_view:
    method = &image_view_init;
    class = &image_view_class;
    break;
  case tessera_initialiser_effect_view:
    method = &effect_view_init;
    class = &effect_view_class;
    break;
  case tessera_initialiser_segue:
    method = &segue_init;
    class = &segue_class;
    break;
  case tessera_initialiser_annotation_view:
    method = &annotation_view_init;
    class = &annotation_view_class;
    break;
  }
  any_initialiser make = (any_initialiser)swift_lookUpClassMethod(metadata, method, class);
  return make(words[0], words[1], words[2], words[3], numbers[0], numbers[1], numbers[2],
              numbers[3], metadata);
}

static _Thread_local const void *runtime_classes[64];
static _Thread_local size_t runtime_class_count = 0;

size_t tessera_runtime_class_depth(void) { return runtime_class_count; }

void tessera_runtime_class_push(const void *metadata) {
  if (runtime_class_count < 64) runtime_classes[runtime_class_count] = metadata;
  runtime_class_count++;
}

const void *tessera_runtime_class_last(void) {
  size_t count = runtime_class_count;
  return count > 0 && count <= 64 ? runtime_classes[count - 1] : 0;
}

void tessera_runtime_class_truncate(size_t depth) {
  if (depth < runtime_class_count) runtime_class_count = depth;
}
