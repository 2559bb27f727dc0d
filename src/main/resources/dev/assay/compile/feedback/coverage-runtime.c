/*
 * Counts the edges that a program executes, in a file that outlives it.
 *
 * Build the program with clang -fsanitize-coverage=trace-pc-guard, build this file without that flag, and link it in:
 *
 *     clang -O2 -c coverage-runtime.c
 *     make CC=clang CFLAGS="-O2 -fsanitize-coverage=trace-pc-guard" LDFLAGS=$PWD/coverage-runtime.o
 *
 * When ASSAY_COVERAGE names a file, each process writes one of that name with its process number behind: 8 bytes
 * "assaycov", the program's name filled up with zeros to 56 bytes, and one byte for each edge, which stays at 255.
 * Without it nothing is counted. The file is mapped, so that it is complete at any moment, a crash included. A child
 * that is forked goes on in its parent's file; a program that it executes begins its own.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __clang__
#define UNCOUNTED __attribute__((no_sanitize("coverage")))
#else
#define UNCOUNTED
#endif

enum { MARK = 8, HEADER = 64, MOST_EDGES = 1 << 26, MOST_FILES = 1000 };

static char path[4096];
static int tried;
static uint8_t *map; /* null unless edges are counted */
static uint32_t edges;

/* Space is taken at once: a full disk must be met here, not as a signal when an edge is counted. */
UNCOUNTED static int has_room(int file, size_t size) {
  return posix_fallocate(file, 0, (off_t)size) == 0;
}

/* A process may execute one program after another, so the number alone does not make a new name. */
UNCOUNTED static int new_file(const char *name) {
  for (int number = 0; number < MOST_FILES; number++) {
    int length = snprintf(path, sizeof path, "%s.%ld.%d", name, (long)getpid(), number);
    if (length < 0 || (size_t)length >= sizeof path) {
      return -1;
    }
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0 || errno != EEXIST) {
      return file;
    }
  }
  return -1;
}

UNCOUNTED static void begin(void) {
  const char *name = getenv("ASSAY_COVERAGE");
  int file = name != NULL && *name != '\0' ? new_file(name) : -1;
  if (file < 0) {
    return;
  }
  if (has_room(file, HEADER)) {
    /* Longer than the file, which grows under it. */
    void *mapped = mmap(NULL, HEADER + (size_t)MOST_EDGES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED) {
      map = mapped;
      memcpy(map, "assaycov", MARK);
      strncpy((char *)map + MARK, program_invocation_short_name, HEADER - MARK - 1);
    }
  }
  close(file);
}

/* Called when a program or a library is loaded, perhaps by each of its object files. */
UNCOUNTED void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (start == stop || *start != 0) {
    return;
  }
  if (!tried) {
    tried = 1;
    begin();
  }
  size_t number = (size_t)(stop - start);
  if (map == NULL || number > MOST_EDGES - edges) {
    return;
  }
  /* By name again: a descriptor kept open could have become another file's. */
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) {
    return;
  }
  int grown = has_room(file, HEADER + (size_t)edges + number);
  close(file);
  while (grown && start < stop) {
    *start++ = ++edges;
  }
}

UNCOUNTED void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  uint32_t edge = *guard;
  if (edge != 0) {
    uint8_t *counter = map + HEADER + edge - 1;
    if (*counter != UINT8_MAX) {
      ++*counter;
    }
  }
}
