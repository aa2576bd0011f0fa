// Names of functions for reports. dladdr knows what is exported, which of a program is next to nothing;
// the rest is in the file's own table of symbols.
#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size,
                            uint32_t flags);

char *tessera_demangled(const char *symbol) {
  return swift_demangle(symbol, strlen(symbol), 0, 0, 0);
}

int tessera_calls(void **addresses, int capacity) {
  int count = backtrace(addresses, capacity);
  // Without this function itself.
  if (count > 0) memmove(addresses, addresses + 1, (size_t)--count * sizeof *addresses);
  return count;
}

// Whether `count` pieces of `size` bytes at `offset` lie within a file of `length` bytes.
static bool lies_within(uint64_t offset, uint64_t count, uint64_t size, uint64_t length) {
  uint64_t bytes;
  return !__builtin_mul_overflow(count, size, &bytes) && offset <= length && bytes <= length - offset;
}

// The function of a mapped file around `place`, counted as the file's addresses are.
static char *symbol_in(const uint8_t *file, uint64_t length, uint64_t place, uint64_t *start) {
  const ElfW(Ehdr) *head = (const void *)file;
  if (length < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) ||
      !lies_within(head->e_shoff, head->e_shnum, sizeof(ElfW(Shdr)), length))
    return 0;
  const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
  for (int i = 0; i < head->e_shnum; i++) {
    const ElfW(Shdr) *table = &sections[i];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    uint64_t count = table->sh_size / sizeof(ElfW(Sym));
    if (!lies_within(table->sh_offset, count, sizeof(ElfW(Sym)), length) ||
        !lies_within(names->sh_offset, names->sh_size, 1, length))
      continue;
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    const ElfW(Sym) *best = 0;
    for (uint64_t j = 0; j < count; j++) {
      const ElfW(Sym) *symbol = &symbols[j];
      if ((symbol->st_info & 15) != STT_FUNC || symbol->st_value > place ||
          symbol->st_name >= names->sh_size)
        continue;
      if (!best || symbol->st_value > best->st_value) best = symbol;
    }
    if (!best || (best->st_size && place >= best->st_value + best->st_size)) continue;
    const char *name = (const char *)file + names->sh_offset + best->st_name;
    *start = best->st_value;
    return strndup(name, names->sh_size - best->st_name);
  }
  return 0;
}

char *tessera_symbol(void *address, uintptr_t *start, const char **image) {
  Dl_info info;
  *image = 0;
  if (!dladdr(address, &info) || !info.dli_fname) return 0;
  *image = info.dli_fname;
  // A program's name may be relative to a folder that was left since.
  int descriptor = open(info.dli_fname, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  char *name = 0;
  if (descriptor >= 0 && !fstat(descriptor, &status) && status.st_size > 0) {
    void *file = mmap(0, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      // Programs at fixed addresses count from nought, others from where they were loaded.
      const ElfW(Ehdr) *head = file;
      uintptr_t base = (size_t)status.st_size >= sizeof *head && head->e_type == ET_EXEC
                           ? 0
                           : (uintptr_t)info.dli_fbase;
      uint64_t found = 0;
      name = symbol_in(file, (uint64_t)status.st_size, (uintptr_t)address - base, &found);
      if (name) *start = (uintptr_t)found + base;
      munmap(file, (size_t)status.st_size);
    }
  }
  if (descriptor >= 0) close(descriptor);
  if (name) return name;
  if (!info.dli_sname) return 0;
  *start = (uintptr_t)info.dli_saddr;
  return strdup(info.dli_sname);
}
