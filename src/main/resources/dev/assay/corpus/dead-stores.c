/* Stores that are overwritten, partly overwritten, or never read, in structs and arrays. */
#include <stdio.h>
#include <string.h>

struct frame {
  int header[4];
  char body[24];
  int trailer;
};

int partly(int n) {
  struct frame f;
  memset(&f, 0, sizeof f);
  f.header[0] = n;
  f.header[0] = n + 1;
  memcpy(f.body, "overwritten text here", 22);
  memset(f.body, 'x', 10);
  f.trailer = 5;
  f.trailer = f.header[0] * 2;
  struct frame g = f;
  f.header[2] = 1000;
  g.header[3] = g.body[9] + g.body[10];
  return g.header[0] + g.header[2] + g.header[3] + g.trailer;
}

int branch(int c) {
  int x[3] = {1, 2, 3};
  x[1] = 9;
  if (c > 0) {
    x[1] = c;
    x[0] = -1;
  } else {
    x[1] = -c;
    x[2] = x[0];
  }
  return x[0] * 100 + x[1] * 10 + x[2];
}

void clear_twice(int *a, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = -1;
  }
  for (int i = 0; i < n; i++) {
    a[i] = i;
  }
}

int main(void) {
  int a[10];
  clear_twice(a, 10);
  printf("%d %d\n", partly(3), partly(-8));
  printf("%d %d %d\n", branch(4), branch(0), branch(-6));
  printf("%d\n", a[9] + a[1]);
  return 0;
}
