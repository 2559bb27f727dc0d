/* Vectors in structs, unions and arrays, passed by pointer and compared as bytes. */
#include <stdio.h>
#include <string.h>

typedef double v2df __attribute__((vector_size(16)));
typedef long v2di __attribute__((vector_size(16)));

struct body {
  v2df position, velocity;
  int id;
};

static void advance(struct body *b, int count, double step) {
  for (int i = 0; i < count; i++) {
    b[i].position += b[i].velocity * step;
    v2di outside = b[i].position > 10.0;
    b[i].velocity = (v2df)((v2di)b[i].velocity & ~outside);
  }
}

int main(void) {
  struct body bodies[3];
  memset(bodies, 0, sizeof bodies);
  for (int i = 0; i < 3; i++) {
    bodies[i].velocity = (v2df){i + 1, 0.5 * i};
    bodies[i].id = i;
  }
  for (int turn = 0; turn < 16; turn++) {
    advance(bodies, 3, 0.5);
  }
  for (int i = 0; i < 3; i++) {
    printf("%d: %g %g\n", bodies[i].id, bodies[i].position[0], bodies[i].position[1]);
  }
  v2df copy;
  memcpy(&copy, &bodies[1].velocity, sizeof copy);
  printf("%g %g %zu\n", copy[0], copy[1], sizeof(struct body));
  return 0;
}
