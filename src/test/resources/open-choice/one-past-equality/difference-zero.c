#include "../harmless.h"

static int a[4], b[4];
int main(void) { printf("%u %d\n", harmless(1), (uintptr_t)(a + 4) - (uintptr_t)b == 0); }
