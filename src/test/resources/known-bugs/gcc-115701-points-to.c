// bug: gcc PR 115701 (a pointer is thought to differ from its own target after the points-to analysis of the whole program)
// shows: gcc-12 -O1 -fipa-pta
// shows: gcc-12 -O2 -fipa-pta
// shows: gcc-11 -O2 -fipa-pta
// class: wrong-output
// good: clang-14 -O2
#include <stdio.h>

int first, second, go;
static int stay;

int main(void) {
  int *at = &first, **link = &at;
  for (;;) {
    int **unset, ***deep = &link;
    if (go)
      *unset = at;
    else if (!stay)
      break;
    *at = **unset;
    at = &second;
    (void)deep;
  }
  printf("%d\n", at == &first);
  return 0;
}
