// bug: LLVM issue 54217 (what is known inside a branch is used after the branch too)
// shows: clang-14 -O2 -mllvm -enable-constraint-elimination
// shows: clang-14 -O3 -mllvm -enable-constraint-elimination
// shows: clang-14 -Os -mllvm -enable-constraint-elimination
// class: wrong-output
// fixed: before LLVM 16
// good: clang-14 -O2
#include <stdio.h>

int locked, busy;

int main(void) {
  int *nowhere, tries = -1;
  while (busy) tries++;
  if (locked) {
    printf("locked");
    if (tries) *nowhere = 1;
  }
  printf("%s\n", tries ? "open" : "closed");
  return 0;
}
