// bug: gcc PR 109609 (what strncpy reads from a local array is taken for dead)
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-12 -Os
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>
#include <string.h>

char shown[24];

__attribute__((noinline)) void reverse(const char *text) {
  char area[13];
  char *at = area + sizeof area;
  *--at = '\0';
  while (*text && at > area) *--at = *text++;
  strncpy(shown, at, 23);
}

int main(void) {
  reverse("stressed");
  printf("%s\n", shown);
  return 0;
}
