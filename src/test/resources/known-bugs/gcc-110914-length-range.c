// bug: gcc PR 110914 (a copy of no byte or one byte always copies one)
// shows: gcc-12 -O2
// shows: gcc-12 -O3
// shows: gcc-11 -O2
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>
#include <string.h>

__attribute__((noinline)) int first_if_any(const char *text, unsigned long left) {
  unsigned char letter = 0;
  memcpy(&letter, text, left != 0);
  return letter;
}

int main(void) {
  const char *text = "abc";
  int some = first_if_any(text, strlen(text) - 2);
  int none = first_if_any(text, strlen(text) - 3);
  printf("%d %d\n", some, none);
  return 0;
}
