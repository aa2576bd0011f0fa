// What the kernel tells of a file by a call that Swift's modules of the C library leave out.
#define _GNU_SOURCE
#include "CSwiftRuntime.h"

#include <fcntl.h>
#include <sys/stat.h>

bool tessera_file_birth(const char *path, int64_t *seconds, uint32_t *nanoseconds) {
  struct statx info;
  if (statx(AT_FDCWD, path, 0, STATX_BTIME, &info) != 0) return false;
  if (!(info.stx_mask & STATX_BTIME)) return false;
  *seconds = info.stx_btime.tv_sec;
  *nanoseconds = info.stx_btime.tv_nsec;
  return true;
}
