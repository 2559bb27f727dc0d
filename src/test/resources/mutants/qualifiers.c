const int limit = 10;
volatile int device;
_Atomic int counter = 3;
_Atomic(long) big;
_Thread_local int mine = 4;
static _Alignas(16) char buffer[32];
extern int later;
int later = 1 + 1;
int tentative;
int tentative;
const volatile unsigned status = 0x80u;
int *const fixed = &tentative;
inline int quick(int a) { return a + 1; }
extern inline int quick(int);

static int waits(volatile int *p, const int *const q) {
  register int r = 0;
  while (*p < *q && r < 5) {
    r++;
    *p += r;
  }
  return r;
}

int counts(void) {
  static int calls;
  counter++;
  counter += 2;
  big = counter * 3L;
  mine ^= 5;
  return ++calls;
}

int shadow(int a) {
  int b = a;
  {
    int a = b * 2;
    typedef int b;
    b c = a;
    a = c;
    for (int a = 0; a < 3; a++)
      c += a;
    return c + a;
  }
}

int main(void) {
  const int *p = &limit;
  int local = 5;
  buffer[local] = (char)status;
  *fixed = shadow(local);
  return waits(&device, p) + counts() + quick(later) + buffer[5] + (int)big;
}
