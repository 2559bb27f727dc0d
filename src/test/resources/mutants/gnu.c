typedef int word __attribute__((aligned(8)));
int g = 2;
word aligned_word = 3;
extern int alias_of_g __attribute__((alias("g")));
static int helper(int a) __attribute__((noinline, pure));
static int helper(int a) { return a * g; }

int maximum(int a, int b) {
  return ({
    __typeof__(a) x = a;
    __auto_type y = b;
    x > y ? x : y;
  });
}

int elvis(int a, int *p) { return (a ?: 5) + *(p ?: &g); }

int blocks(int n) {
  int r = ({
    __label__ out;
    int i = 0;
    for (;; i++)
      if (i > n)
        goto out;
  out:
    i + 1;
  });
  ({ g = r; });
  if (({ g++; n; }))
    r++;
  return r;
}

unsigned builtins(unsigned x, int y) {
  int sum;
  if (__builtin_expect(__builtin_add_overflow((int)x, y, &sum), 0))
    return __builtin_popcount(x);
  if (__builtin_constant_p(y) && y == 3)
    __builtin_unreachable();
  __builtin_prefetch(&g, 0, 3);
  return __builtin_clz(x | 1) + (unsigned)__builtin_choose_expr(1, sum, "no");
}

int ranges(void) {
  int a[10] = {[2 ... 5] = 7, [8] = 1};
  return a[3] + a[8];
}

int cleanup_count;
static void clean(int *p) { cleanup_count += *p; }

int main(void) {
  int __attribute__((cleanup(clean), unused)) c = 4;
  int empty[0];
  struct nothing {} n;
  void *v = &c;
  v = v + 4;
  return maximum(elvis(0, &g), blocks(3)) + (int)builtins(5u, 2) + ranges() + helper(c) +
         (int)sizeof(empty) + (int)sizeof n + (v != 0) + __alignof__(word);
}
