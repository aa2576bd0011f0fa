// Random numbers of an app without a display: the same in every run, so that what an app shuffles or draws by lot
// lies at the same place in every picture.
//
// Swift's generator asks the kernel by the libc's `syscall` (Waiting.c), which comes here. The libc's own functions
// of the same use are put before it. What makes keys and identifiers is left alone: libraries for secret keys ask
// `getrandom` itself, and `UUID()` reads `/dev/urandom`, as identifiers that are the same in two runs would meet in
// what the first run kept.
#define _GNU_SOURCE
#include "RandomNumbers.h"
#include "Clock.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

static bool is_repeated;
static uint64_t seed;
static _Atomic(uint64_t) drawn;

// Apps that are started without a display, and whoever names a seed; tests draw as on other machines, since those
// that run beside each other keep out of each other's way by chance.
__attribute__((constructor(102))) static void start(void) {
  const char *choice = getenv("TESSERA_RANDOM");
  bool is_named = choice && *choice;
  if (is_named && !strcmp(choice, "machine")) return;
  is_repeated = clock_is_virtual() && (is_named || getenv("TESSERA_OPTIONS"));
  if (is_named) seed = strtoull(choice, 0, 10);
}

bool random_is_repeated(void) { return __builtin_expect(is_repeated, 0); }

// SplitMix64 (Steele, Lea and Flood, 2014): any number of threads draw from one counter.
static uint64_t draw(void) {
  uint64_t z = seed + 0x9E3779B97F4A7C15ull * (atomic_fetch_add(&drawn, 1) + 1);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

void random_fill(void *bytes, size_t size) {
  for (size_t done = 0; done < size; done += sizeof(uint64_t)) {
    uint64_t number = draw();
    size_t left = size - done;
    memcpy((char *)bytes + done, &number, left < sizeof number ? left : sizeof number);
  }
}

// The libc has these since glibc 2.36; before that the kernel is asked, as it does.
static void fill_by_machine(void *bytes, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t count = getrandom((char *)bytes + done, size - done, 0);
    if (count > 0) done += (size_t)count;
    else if (errno != EINTR) abort();
  }
}

void arc4random_buf(void *bytes, size_t size) {
  if (random_is_repeated()) random_fill(bytes, size);
  else fill_by_machine(bytes, size);
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

// No number below the limit comes more often than another.
uint32_t arc4random_uniform(uint32_t limit) {
  if (limit < 2) return 0;
  uint32_t uneven = -limit % limit, number;
  do number = arc4random();
  while (number < uneven);
  return number % limit;
}
