// bug: gcc PR 109276 (a 64-bit slot for x87 is asked with more alignment than the stack of this option has)
// shows: gcc-12 -O0 -m32 -march=x86-64 -mpreferred-stack-boundary=2
// shows: gcc-11 -O0 -m32 -march=x86-64 -mpreferred-stack-boundary=2
// class: crash
// good: gcc-12 -O1 -m32 -march=x86-64 -mpreferred-stack-boundary=2
#include <stdio.h>

long long whole = 3;
long double sum;

int main(void) {
  sum += whole;
  printf("%d\n", (int)sum);
  return 0;
}
