#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// Foundation on Linux makes its current locale en_001 and has no setter. Its getters are functions of
// a shared library, though, so a program may bring its own of the same name: the dynamic linker gives
// it to everybody, Foundation's other libraries included. Weak, so that a program with Foundation
// linked into it keeps that one's. To go once Foundation reads LANG, as its main branch does.

extern void *swift_retain(void *object);

/// A value of the protocol type that Locale and Calendar hold.
typedef struct {
  void *object;
  const void *witnesses;
} existential;

static struct {
  bool is_set;
  existential locale, calendar;
  void *languages;
} chosen;

void tessera_choose_locale(const void *locale, const void *calendar, const void *languages) {
  memcpy(&chosen.locale, locale, sizeof chosen.locale);
  memcpy(&chosen.calendar, calendar, sizeof chosen.calendar);
  memcpy(&chosen.languages, languages, sizeof chosen.languages);
  chosen.is_set = true;
}

static struct {
  pthread_mutex_t lock;
  void (*choose)(void);
  bool is_choosing;
} waiting = {.lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};

void tessera_choose_locale_when_asked(void (*choose)(void)) {
  pthread_mutex_lock(&waiting.lock);
  waiting.choose = choose;
  pthread_mutex_unlock(&waiting.lock);
}

// The first who asks has the locale chosen; what choosing asks for meanwhile is Foundation's own.
static bool is_chosen(void) {
  if (chosen.is_set) return true;
  if (!waiting.choose) return false;
  pthread_mutex_lock(&waiting.lock);
  if (!chosen.is_set && waiting.choose && !waiting.is_choosing) {
    waiting.is_choosing = true;
    waiting.choose();
    waiting.is_choosing = false;
    waiting.choose = NULL;
  }
  bool is_set = chosen.is_set;
  pthread_mutex_unlock(&waiting.lock);
  return is_set;
}

static existential retained(existential value) {
  swift_retain(value.object);
  return value;
}

typedef __attribute__((swiftcall)) existential (*value_getter)(void);
typedef __attribute__((swiftcall)) void *(*list_getter)(void);

#define GETTER(name, symbol, member)                                                               \
  __attribute__((swiftcall, weak, visibility("default"))) existential name(void) __asm__(symbol);  \
  existential name(void) {                                                                         \
    if (is_chosen()) return retained(chosen.member);                                               \
    static value_getter original;                                                                  \
    if (!original) original = (value_getter)dlsym(RTLD_NEXT, symbol);                              \
    return original();                                                                             \
  }

GETTER(locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ", locale)
GETTER(locale_updating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", locale)
GETTER(calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ", calendar)
GETTER(calendar_updating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", calendar)

#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
__attribute__((swiftcall, weak, visibility("default"))) void *languages(void) __asm__(LANGUAGES);
void *languages(void) {
  if (is_chosen()) return swift_retain(chosen.languages);
  static list_getter original;
  if (!original) original = (list_getter)dlsym(RTLD_NEXT, LANGUAGES);
  return original();
}
