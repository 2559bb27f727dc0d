typedef unsigned long size;
struct s { char c; int a[3]; struct { long l; } in; };

int select(int i, double d, char *p) {
  return _Generic(i + 1, int: 1, default: 2) + _Generic(d, float: i, double: i * 2) +
         _Generic(p, char *: p[0], void *: 0);
}

size measures(int n) {
  struct s one;
  return sizeof(struct s) + sizeof one.a + sizeof(int[3]) + _Alignof(double) +
         __builtin_offsetof(struct s, a[2]) + __builtin_offsetof(struct s, in.l) +
         sizeof(n ? 1 : 2L) + (size)n * sizeof(n++);
}

int variable(int n, int m[n][n + 1]) {
  int v[n + 1], (*p)[n] = (void *)v;
  v[0] = 1;
  for (int i = 1; i <= n; i++)
    v[i] = v[i - 1] + m[0][i];
  typedef int local[n];
  local q;
  q[0] = (*p)[0];
  return (int)(sizeof v / sizeof v[0]) + q[0] + (int)sizeof(local);
}

int same(void) {
  __typeof__(int[2]) pair = {1, 2};
  __typeof__(pair[0] + 1L) sum = pair[0] + pair[1];
  return __builtin_types_compatible_p(int, __typeof__(sum)) + (int)sum;
}

int main(void) {
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  char c = 'c';
  return select(1, 2.0, &c) + (int)measures(3) + variable(2, m) + same();
}
