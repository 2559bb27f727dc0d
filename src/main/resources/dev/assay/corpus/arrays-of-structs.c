/* The same particles as an array of structs and as a struct of arrays. */
#include <stdio.h>

#define N 40

struct particle {
  float x, y;
  short charge;
  unsigned char alive;
};

static struct particle list[N];
static struct {
  float x[N], y[N];
  short charge[N];
  unsigned char alive[N];
} soa;

static int step_structs(int n) {
  int alive = 0;
  for (int i = 0; i < n; i++) {
    list[i].x += 0.5f;
    list[i].y -= list[i].charge * 0.25f;
    list[i].alive &= list[i].y > -40;
    alive += list[i].alive;
  }
  return alive;
}

static int step_arrays(int n) {
  int alive = 0;
  for (int i = 0; i < n; i++) {
    soa.x[i] += 0.5f;
    soa.y[i] -= soa.charge[i] * 0.25f;
    soa.alive[i] &= soa.y[i] > -40;
    alive += soa.alive[i];
  }
  return alive;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    list[i] = (struct particle){i, i * 2, (short)(i * 7 % 19), 1};
    soa.x[i] = i, soa.y[i] = i * 2, soa.charge[i] = list[i].charge, soa.alive[i] = 1;
  }
  int a = 0, b = 0;
  for (int turn = 0; turn < 25; turn++) {
    a = a * 3 % 10007 + step_structs(N);
    b = b * 3 % 10007 + step_arrays(N);
  }
  printf("%d %d %g %g\n", a, b, list[7].y, soa.x[39]);
  return 0;
}
