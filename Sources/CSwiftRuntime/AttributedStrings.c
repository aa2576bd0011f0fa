#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

// Foundation for Linux (6.3 and before) never gives back the attributes of an attributed string: the object keeps
// them by a plain pointer, of which its destructor knows nothing, so that each one leaves some 400 bytes behind.
// Programs of texts grow by megabytes an hour. Here both classes get a destructor that lets go of the attributes
// after Foundation's own. Whether that is needed is found out with the first object that ends: a Foundation that
// does it itself is left alone.

typedef __attribute__((swiftcall)) void (*destructor)(__attribute__((swift_context)) void *object);

extern void swift_release(void *object);
extern void *swift_retain(void *object);
extern size_t swift_retainCount(void *object);

// Where the objects keep them, in bytes; 0 where it could not be told.
static ptrdiff_t attributes_offset, string_offset;
static destructor end_immutable, end_mutable;
static enum { unknown, left_behind, given_back } _Atomic state;

static void *value(void *object, ptrdiff_t offset) { return *(void **)((char *)object + offset); }

/// A new immutable string takes over string and attributes of a mutable one that is made for it and ends at once:
/// these are then not to be let go. The shared string tells.
static int are_shared(void *object) {
  void *string = value(object, string_offset);
  return !string || swift_retainCount(string) != 1;
}

static void end(void *object, destructor original, int is_mutable) {
  void *attributes = value(object, attributes_offset);
  int known = atomic_load_explicit(&state, memory_order_relaxed);
  if (known == given_back || !attributes || (is_mutable && are_shared(object)))
    return original(object);
  if (known == left_behind) {
    original(object);
    return swift_release(attributes);
  }
  int was_alone = swift_retainCount(attributes) == 1;
  swift_retain(attributes);
  original(object);
  if (was_alone && swift_retainCount(attributes) == 2) {
    atomic_store(&state, left_behind);
    swift_release(attributes);
  } else if (was_alone) {
    atomic_store(&state, given_back);
  }
  swift_release(attributes);
}

static __attribute__((swiftcall)) void immutable_ends(__attribute__((swift_context)) void *object) {
  end(object, end_immutable, 0);
}

static __attribute__((swiftcall)) void mutable_ends(__attribute__((swift_context)) void *object) {
  end(object, end_mutable, 1);
}

void tessera_attributed_string_ends(void *object) {
  if (!attributes_offset || atomic_load(&state) != left_behind || are_shared(object)) return;
  void **place = (void **)((char *)object + attributes_offset);
  void *attributes = *place;
  *place = NULL;
  if (attributes) swift_release(attributes);
}

static const void *target(const int32_t *place) { return *place ? (const char *)place + *place : NULL; }

/// The offset of a stored property of a class, by its description as the Swift ABI lays it out; 0 where there is none.
static ptrdiff_t offset(const void *class, const int32_t *description, const char *name) {
  uint32_t count = (uint32_t)description[9], vector = (uint32_t)description[10];
  const int32_t *fields = target(description + 4);
  if (!fields || count > 16) return 0;
  for (uint32_t i = 0; i < count; i++) {
    const char *field = target(fields + 4 + 3 * i + 2);
    if (field && !strcmp(field, name)) return ((const ptrdiff_t *)class)[vector + i];
  }
  return 0;
}

__attribute__((constructor)) static void let_go_of_attributes(void) {
  void *immutable = dlsym(RTLD_DEFAULT, "$s10Foundation18NSAttributedStringCN");
  void *mutable = dlsym(RTLD_DEFAULT, "$s10Foundation25NSMutableAttributedStringCN");
  const void *description = dlsym(RTLD_DEFAULT, "$s10Foundation18NSAttributedStringCMn");
  void *first = dlsym(RTLD_DEFAULT, "$s10Foundation18NSAttributedStringCfD");
  void *second = dlsym(RTLD_DEFAULT, "$s10Foundation25NSMutableAttributedStringCfD");
  if (!immutable || !mutable || !description || !first || !second) return;
  ptrdiff_t attributes = offset(immutable, description, "_attributeArray");
  string_offset = offset(immutable, description, "_string");
  // The destructor lies two words in front of a class.
  void **of_immutable = (void **)immutable - 2, **of_mutable = (void **)mutable - 2;
  if (!attributes || !string_offset || *of_immutable != first || *of_mutable != second) return;
  end_immutable = (destructor)first;
  end_mutable = (destructor)second;
  attributes_offset = attributes;
  *of_immutable = (void *)immutable_ends;
  *of_mutable = (void *)mutable_ends;
}
