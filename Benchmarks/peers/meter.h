// What every peer's program measures, and the texts of W3: the same as ListBench's ProcessMeter and Messages.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int64_t clock_value(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time)) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int64_t now_ns(void) { return clock_value(CLOCK_MONOTONIC); }
static int64_t own_cpu_ns(void) { return clock_value(CLOCK_PROCESS_CPUTIME_ID); }

// Of the X server that XPID names.
static int64_t server_cpu_ns(void) {
  const char *text = getenv("XPID");
  clockid_t clock;
  if (!text || clock_getcpuclockid(atoi(text), &clock)) return 0;
  return clock_value(clock);
}

// When the program was started, by T0_NS.
static int64_t start_ns(void) {
  const char *text = getenv("T0_NS");
  return text ? atoll(text) : now_ns();
}

static double pss_mb(void) {
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  char line[256];
  double result = 0;
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, "Pss:", 4)) result = atof(line + 4) / 1024;
  if (file) fclose(file);
  return result;
}

static void metric(const char *name, double value) {
  printf("M\t%s\t%.4f\n", name, value);
  fflush(stdout);
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

typedef struct {
  int64_t own, server, wall;
} Start;

static Start scroll_start(void) {
  Start start = {own_cpu_ns(), server_cpu_ns(), now_ns()};
  return start;
}

static void scroll_metrics(Start start, double *times, int frames) {
  double own = (own_cpu_ns() - start.own) / 1e6 / frames;
  double server = (server_cpu_ns() - start.server) / 1e6 / frames;
  metric("scroll_interval_ms", (now_ns() - start.wall) / 1e6 / frames);
  metric("scroll_cpu_ms_per_frame", own);
  metric("scroll_xserver_cpu_ms_per_frame", server);
  metric("scroll_total_cpu_ms_per_frame", own + server);
  qsort(times, frames, sizeof *times, by_value);
  metric("scroll_wall_p50_ms", times[(int)(0.5 * (frames - 1) + 0.5)]);
  metric("scroll_wall_p99_ms", times[(int)(0.99 * (frames - 1) + 0.5)]);
}

// One to six lines of about twelve words.
static char *message_text(uint32_t identifier) {
  static const char *const words[] = {
      "the", "list", "scrolls", "while", "nobody", "waits", "for", "a", "picture", "of", "some",
      "older", "message", "that", "was", "sent", "yesterday", "evening", "from", "another", "room",
      "and", "read", "at", "once", "by", "everyone", "who", "still", "listens", "here", "now"};
  uint32_t hash = identifier * 2654435761u;
  uint32_t lines = 1 + (hash >> 8) % 6, count = lines * 12 - (hash >> 16) % 8;
  char *text = (char *)malloc(count * 12 + 1), *end = text;
  for (uint32_t i = 0; i < count; i++) {
    if (i) *end++ = ' ';
    end = stpcpy(end, words[((hash >> 5) + i * i + 7 * i) % 32]);
  }
  return text;
}

static char *picture_path(uint32_t identifier) {
  const char *folder = getenv("PEERS_WORK");
  char *path = 0;
  if (asprintf(&path, "%s/img/%03u.jpg", folder ? folder : ".", identifier % 200) < 0) abort();
  return path;
}
