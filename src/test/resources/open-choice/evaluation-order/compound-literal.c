#include "../harmless.h"

static int n;
static int i(void) { return ++n; }
static int f(const int* p) { return p[0] * 10 + p[1]; }
int main(void) { printf("%u %d\n", harmless(1), f((int[]){i(), i()})); }
