int g;
__asm__(".globl somewhere\nsomewhere:\n");

int add(int a, int b) {
  int r = a;
  __asm__("addl %1, %0" : "+r"(r) : "r"(b) : "cc");
  __asm__ volatile("" ::: "memory");
  return r;
}

int immediate(void) {
  int r;
  __asm__("movl %1, %0" : "=r"(r) : "i"(42));
  return r;
}

#pragma GCC push_options
void loops(int *a, const int *b, int n) {
#pragma GCC ivdep
  for (int i = 0; i < n; i++)
    a[i] = b[i] * 3;
  for (int i = n; i-- > 0;) {
    a[i] += i & 1;
    if (a[i] == 17)
      return;
  }
}
#pragma GCC pop_options

unsigned hash(const unsigned char *p, unsigned long n) {
  unsigned h = 2166136261u;
  while (n--) {
    h ^= *p++;
    h *= 16777619u;
    h = h << 5 | h >> 27;
  }
  return h;
}

static int depth(int n) { return n <= 0 ? 0 : 1 + depth(n - 1 - (n > 5)); }

int main(void) {
  int a[4], b[] = {4, 3, 2, 1};
  loops(a, b, 4);
  g = add(a[0], immediate());
  return (int)(hash((unsigned char *)a, sizeof a) % 100) + depth(g & 7);
}
