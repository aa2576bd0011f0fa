#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

// Foundation for Linux tells nobody that a user's defaults change, and writes them only when it is asked to. All
// its setters end in two methods of UserDefaults, which programs call by the class's table of methods: here that
// table gets methods that call the original and then tell. A Foundation with another table is left alone.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void (*set_method)(const void *value, uint64_t key, uint64_t storage, SELF void *self);
typedef SWIFT void (*remove_method)(uint64_t key, uint64_t storage, SELF void *self);

static set_method original_set;
static remove_method original_remove;
static void (*_Atomic changed)(void *defaults, const void *key, const void *value);

static void tell(void *defaults, uint64_t key, uint64_t storage, const void *value) {
  void (*listener)(void *, const void *, const void *) = atomic_load(&changed);
  uint64_t string[] = {key, storage};
  if (listener) listener(defaults, string, value);
}

static SWIFT void set(const void *value, uint64_t key, uint64_t storage, SELF void *self) {
  original_set(value, key, storage, self);
  tell(self, key, storage, value);
}

static SWIFT void remove_value(uint64_t key, uint64_t storage, SELF void *self) {
  original_remove(key, storage, self);
  tell(self, key, storage, NULL);
}

/// Exchanges a word among those of a class; false where it is not there.
static bool exchange(void **words, size_t count, void *old, void *new) {
  for (size_t i = 0; i < count; i++)
    if (words[i] == old) {
      words[i] = new;
      return true;
    }
  return false;
}

bool tessera_defaults_watch(void (*listener)(void *defaults, const void *key, const void *value)) {
  static bool is_watched;
  if (!is_watched) {
    char *class = dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsCN");
    original_set = (set_method)dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF");
    original_remove = (remove_method)dlsym(RTLD_DEFAULT, "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF");
    if (!class || !original_set || !original_remove) return false;
    // Behind kind and superclass come flags, and sizes: of an instance, and of the class from its first word to its
    // last, of which some lie in front of the address that stands for it.
    uint32_t size = *(uint32_t *)(class + 32), in_front = *(uint32_t *)(class + 36);
    if (size < in_front || size - in_front > 4096) return false;
    size_t count = (size - in_front) / sizeof(void *);
    is_watched = exchange((void **)class, count, (void *)original_set, (void *)set) &&
                 exchange((void **)class, count, (void *)original_remove, (void *)remove_value);
  }
  if (is_watched) atomic_store(&changed, listener);
  return is_watched;
}
