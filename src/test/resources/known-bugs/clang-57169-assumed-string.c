// bug: LLVM issue 57169 (the alignment check for __builtin_assume_aligned of a string literal asks for the type of nothing)
// shows: clang-14 -O0 -fsanitize=alignment
// shows: clang-14 -O2 -fsanitize=alignment
// class: crash
// fixed: before LLVM 16
// good: clang-16 -O2 -fsanitize=alignment
#include <stdio.h>

int main(void) {
  const char *text = __builtin_assume_aligned("aligned", 1);
  printf("%s\n", text);
  return 0;
}
