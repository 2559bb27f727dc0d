package dev.assay.generate.exact.lower;

/** Programs with a bit of all that lowering must care for. */
final class Samples {
  private Samples() {}

  /** Globals of all shapes, tests that call each other, a driver. */
  static final String SHAPES =
      """
      extern int printf(const char *, ...);
      struct pair { int a; unsigned char b; };
      struct box { short m[2][3]; struct pair p; unsigned f : 5; int : 3; _Bool t; };
      struct alone { int x; int y[3]; long z; unsigned w : 7; };
      union either { int i; unsigned u; };
      enum color { RED, GREEN = 5, BLUE };
      enum sign { LESS = -1, SAME, MORE };
      int in_scalar = 7;
      const int in_fixed = -3;
      const unsigned char in_table[4] = {1, 2, 250, 4};
      short in_grid[2][3] = {{1, -2, 3}, {4, 5, -600}};
      int in_cube[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
      double in_real[3] = {1, -2.5, 0x1.8p3};
      _Bool in_flags[3] = {1, 0, 1};
      struct pair in_pairs[3] = {{1, 2}, {3}};
      struct box mix_box = {.p = {.b = 9, .a = -4}, .m = {[1] = {7, 8, 9}}, .f = 21, .t = 5};
      struct alone mix_alone = {1, {2, 3}, 4, 5};
      union either mix_either = {3};
      enum color mix_color = BLUE;
      enum sign mix_sign = MORE;
      unsigned long mix_sums[5];
      static int mix_hidden = 11;
      long out_total;
      int out_cells[2][2];
      float out_real;
      int *out_where = &in_cube[1][0][1];
      static int twice(int v) { return 2 * v; }
      static int apply(int (*f)(int), int v) { return f(v); }
      int test_one(int k) {
        for (int i = 0; i < 2; ++i)
          for (int j = 0; j < 3; ++j)
            mix_box.m[i][j] += in_grid[i][j] * k;
        mix_alone.y[k & 1] += mix_alone.x;
        mix_alone.z -= in_fixed;
        mix_alone.w++;
        out_cells[k & 1][1] = in_cube[1][k & 1][0] + in_table[2];
        out_real = in_real[1] * in_real[2];
        return apply(twice, in_scalar) + mix_hidden;
      }
      static void test_two(void) {
        mix_color += 3;
        if (mix_color - 10 > 0)
          out_total += 100;
        mix_sign--;
        mix_either.i ^= RED - 1;
        for (unsigned i = 0; i < 5; i++)
          mix_sums[i] += i * (in_flags[i % 3] ? in_pairs[i % 3].a : in_pairs[i % 3].b);
        *out_where += 5;
        mix_hidden = mix_box.t + mix_box.f;
      }
      static void init(int vector) {
        in_scalar = vector * 3 + 1;
        for (int i = 0; i < 5; i++)
          mix_sums[i] = (unsigned long)vector << i;
      }
      static void checksum(void) {
        unsigned long long hash = 0;
        for (int i = 0; i < 2; i++)
          for (int j = 0; j < 3; j++)
            hash = hash * 31 + (unsigned long long)mix_box.m[i][j];
        for (int i = 0; i < 5; i++)
          hash = hash * 31 + mix_sums[i];
        for (int i = 0; i < 3; i++)
          hash = hash * 31 + (unsigned long long)mix_alone.y[i];
        hash = hash * 31 + (unsigned long long)mix_alone.z + mix_alone.w + mix_alone.x;
        hash = hash * 31 + out_cells[0][1] + out_cells[1][1] + in_cube[1][0][1];
        printf("%llx %ld %g %d %d %d %d\\n", hash, out_total, (double)out_real, (int)mix_color,
               (int)mix_sign, mix_either.i, mix_hidden);
      }
      int main(void) {
        for (int vector = 0; vector < 2; ++vector) {
          init(vector);
          out_total = test_one(vector + 2);
          test_two();
          checksum();
        }
        return 0;
      }
      """;

  /** What C allows and C++ does not. */
  static final String DIFFERENCES =
      """
      extern int printf(const char *, ...);
      extern void *malloc(unsigned long);
      extern void free(void *);
      struct node { struct node *next; int value; };
      enum unit { ONE = 1, TWO, FOUR = 4 };
      const struct node nothing;
      const int zero;
      int tentative;
      int tentative = 5;
      char text[3] = "abc";
      char roomy[8] = "hi\\xff";
      int sparse[6] = {[4] = 4, [1] = 1};
      struct node chain[2] = {{&chain[1], 300}, {0, 'c'}};
      unsigned char narrow[3] = {300 & 0xff, 'a', -1};
      int *table = (int[]){4, 5, 6};
      static int sum(const struct node *n) {
        int total = 0;
        for (; n; n = n->next)
          total += n->value;
        return total;
      }
      static int jumps(int x) {
        int result = 0;
        if (x > 5)
          goto end;
        const int y = x * 2;
        struct node local = {(void *)0, y};
        int triple[3] = {x, y};
        switch (x) {
        case 1:;
          int inner = y + triple[1] + triple[2];
          result += inner;
        case 2:
          inner = 3;
          result += inner;
          break;
        default: {
          long other = local.value;
          result -= other;
        }
        }
      end:
        return result;
      }
      int test(int x) {
        int *restrict heap = malloc(sizeof(int) * 2);
        heap[0] = x;
        heap[1] = sizeof('a') + sizeof(x < 3);
        enum unit u = x;
        u = u | FOUR;
        u++;
        _Bool flag = x;
        flag--;
        int was = flag++;
        unsigned small = ONE - TWO < 0 ? 1 : 2;
        char *plain = "text";
        register int sum_of = heap[0] + heap[1] + sum(&(struct node){&chain[0], x}) + was;
        short shorts[2] = {x, sum_of};
        struct node copy = *(struct node[2]){{0, x + 1}, {0, 2}};
        switch (u) {
        case ONE:
          small = 9;
          break;
        case FOUR + 2:
          small += 70;
          break;
        }
        free(heap);
        return sum_of + u + flag + small + plain[1] + shorts[0] + copy.value + table[2];
      }
      static void checksum(void) {
        printf("%d %d %d %d %d %d\\n", text[2], roomy[2], sparse[4] + sparse[5], narrow[0], narrow[2],
               nothing.value + zero + tentative);
      }
      int main(void) {
        for (int i = 0; i < 8; i++)
          printf("%d %d\\n", test(i), jumps(i));
        checksum();
        return 0;
      }
      """;

  /** What is GNU's in both languages, and what unions and names for types are made of. */
  static final String EXTENSIONS =
      """
      extern int printf(const char *, ...);
      extern void *memcpy(void *, const void *, unsigned long);
      typedef int v4 __attribute__((vector_size(16)));
      union u { int i; float f; struct { short lo, hi; } s; };
      struct deep { union { int a; char c; }; struct { short x, y; } in; const int k; struct deep *self; };
      typedef struct named { int q[2]; } named;
      typedef int row[3];
      enum { ANON = 4, MORE = ANON * 2 };
      union u in_u = {.f = 1.5f};
      struct deep mix_deep = {.c = 3, .in = {.y = 5}, .k = 6, .self = &mix_deep};
      struct deep zeroed;
      v4 in_v = {1, 2, 3};
      __int128 in_wide = 5;
      row in_rows[2] = {{1, 2, 3}, {4}};
      named in_named[2] = {{{1, 2}}, {{3}}};
      int (*fns[2])(int);
      char in_text[4] = {'a', 'b'};
      const char *words[2] = {"one", "two"};
      _Bool in_b = 1;
      unsigned long long in_ll = 18446744073709551615ULL;
      long double in_ld = 0x1.8p1L;
      float in_f = 0.1f;
      static int inc(int x) { static int calls = 3; return x + calls++; }
      static int variadic(int n, ...) {
        __builtin_va_list ap; int t = 0;
        __builtin_va_start(ap, n);
        while (n--) t += __builtin_va_arg(ap, int);
        __builtin_va_end(ap);
        return t;
      }
      static struct deep *id(struct deep *d) { return d; }
      static named mk(int a) { named n = {{a, a + 1}}; return n; }
      int test(int k) {
        v4 w = in_v + (k < 3) + (v4){1, 1, 1, 1};
        w ^= in_v;
        w[1] += 'c';
        int r = ({ int z = k; z * 2; }) + (k ?: 7);
        int o;
        r += __builtin_add_overflow(k, 2147483647, &o);
        r += __builtin_add_overflow(k < 3, 5, &o) + o;
        int buf[3];
        memcpy(buf, in_rows[1], sizeof buf);
        for (int i = 0; i < 3; i++) r += buf[i] + in_rows[0][i];
        r += id(&mix_deep)->in.y + mix_deep.c + mix_deep.k + mix_deep.self->a;
        r += in_named[1].q[0] + mk(k).q[1];
        fns[k & 1] = inc;
        r += fns[k & 1](2) + variadic(3, 'a', k > 1, MORE);
        int *end = &buf[3];
        r += end - buf;
        switch (k) { case 0 ... 1: r++; break; case ANON: r--; break; case -1: r = 0; }
        void *p = &r;
        *(int *)p += words[k & 1][0];
        unsigned char uc = k;
        uc += 300;
        short sh[2] = {[1] = k, [0] = (short)70000};
        in_b += 2;
        in_wide = in_wide * -k;
        unsigned u = 1u << (k & 3);
        return r + uc + sh[0] + w[0] + w[1] + (int)in_wide + in_b + u + in_text[1] + !in_ll + (in_f < 0.1) + (int)(in_ld * 2) + zeroed.k + (in_u.f > 1);
      }
      int main(void) {
        for (int i = 0; i < 6; i++) printf("%d\\n", test(i));
        return 0;
      }
      """;
}
