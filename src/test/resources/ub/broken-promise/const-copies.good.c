#include <stdio.h>
#include <string.h>

struct four {
  int at[4];
};

__attribute__((const, noinline)) static int last(struct four given) {
  int own[4];
  memcpy(own, given.at, sizeof own);
  return own[3];
}

int main(void) {
  struct four source = {{0}};
  source.at[3] = 9;
  printf("%d\n", last(source));
  return 0;
}
