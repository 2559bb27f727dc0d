#include <stdio.h>

enum e { A = -1, B = 5, C };

static int ll(long long v) {
  switch (v) {
    case 0x100000001LL: return 1;
    case 1: return 2;
    case -1: return 3;
  }
  return 0;
}
static int uc(unsigned char c) {
  switch (c) {
    case 255: return 1;
    case 0: return 2;
  }
  return 0;
}
static int sc(signed char c) { switch (c) { case -1: return 1; case 127: return 2; } return 0; }
static int en(enum e e) { switch (e) { case A: return 1; case B: return 2; case C: return 3; } return 0; }
static int un(unsigned u) { switch (u) { case -1: return 1; case 0x80000000: return 2; } return 0; }
static int bo(_Bool b) { switch (b) { case 0: return 1; case 1: return 2; } return 0; }

int main(void) {
  printf("%d%d%d%d\n", ll(4294967297LL), ll(1), ll(-1), ll(2));
  printf("%d%d%d\n", uc(255), uc(0), uc(-2));
  printf("%d%d%d\n", sc(-1), sc(127), sc(255));
  printf("%d%d%d\n", en(A), en(B), en(C));
  printf("%d%d%d\n", un(4294967295u), un(1u << 31), un(5));
  printf("%d%d\n", bo(0), bo(7));
  switch ('a' + 1) { case 'b': puts("b"); }
  return 0;
}
