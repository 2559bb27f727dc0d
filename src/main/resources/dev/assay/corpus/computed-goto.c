/* A byte-code machine whose dispatch jumps through addresses of labels. */
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, SWAP, DEC, JNZ, HALT };

long run(const signed char *code) {
  static const void *const targets[] = {&&push, &&add, &&mul, &&dup, &&swap, &&dec, &&jnz, &&halt};
  long stack[16], *top = stack, t;
  const signed char *pc = code;
#define NEXT goto *targets[*pc++]
  NEXT;
push:
  *top++ = *pc++;
  NEXT;
add:
  top--;
  top[-1] += *top;
  NEXT;
mul:
  top--;
  top[-1] *= *top;
  NEXT;
dup:
  *top = top[-1];
  top++;
  NEXT;
swap:
  t = top[-1];
  top[-1] = top[-2];
  top[-2] = t;
  NEXT;
dec:
  top[-1]--;
  NEXT;
jnz:
  if (top[-1] != 0) {
    pc = code + *pc;
  } else {
    pc++;
  }
  NEXT;
halt:
  return stack[0];
}

int main(void) {
  const signed char square[] = {PUSH, 12, DUP, MUL, PUSH, -2, ADD, HALT};
  const signed char power[] = {PUSH, 1, PUSH, 10, SWAP, PUSH, 3, MUL, SWAP, DEC, JNZ, 4, HALT};
  printf("%ld %ld\n", run(square), run(power));
  return 0;
}
