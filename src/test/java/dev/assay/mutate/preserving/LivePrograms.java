package dev.assay.mutate.preserving;

import dev.assay.mutate.MutationBench;
import java.util.List;

/** Programs with much live code of many kinds, for mutators that change it. */
final class LivePrograms {
  private LivePrograms() {}

  static List<MutationBench> all() {
    return List.of(
        MutationBench.of(INTEGERS),
        MutationBench.of(LOOPS),
        MutationBench.of(POINTERS),
        MutationBench.of(ODDITIES));
  }

  private static final String INTEGERS =
      """
      enum color { RED, GREEN = 5, BLUE };
      static unsigned g_1 = 24;
      static signed char g_2 = -3;
      static unsigned short g_3 = 65535;
      static long g_4 = -9000000000;
      static unsigned long long g_5 = 18446744073709551615ULL;
      static _Bool g_6 = 1;
      static enum color g_7 = BLUE;
      static int least = -2147483647 - 1;
      static short next(short s) { g_1++; return (short)(s + 1); }
      static unsigned char narrow(unsigned char c, int by) {
        c += by;
        c = c << 1 | c >> 7;
        return c ^ 0x5a;
      }
      int main(void) {
        int x = 7, y = 24;
        unsigned u = 3;
        short s = 12;
        x = x * 3 - (y ^ 5);
        u = u - 4 + g_1;
        g_2 = g_2 * 2 + narrow(250, x);
        g_3 = ~g_3 + s++;
        g_4 = (g_4 >> 3) % 1000 + g_2;
        g_5 = g_5 / 3 + (u << 31);
        if (g_6 && !(x < y) || s == 13)
          y = least / 2 + x;
        else
          y = 1;
        switch (g_7) {
          case RED: x = 1; break;
          case GREEN + 1: x = next(next(s)) + 'a'; break;
          default: x = 2;
        }
        g_6 = g_7 == BLUE ? u > 2 : s < x;
        x = (s++, g_2) + (g_6 ? -1 : sizeof(int));
        if (least < 0) least = -(least + 1);
        double d = x / 2 + 0.5;
        printf("%d %d %u %d %d\\n", x, y, u, s, (int)d);
        printf("%u %d %d %ld %llu %d %d %d\\n", g_1, g_2, g_3, g_4, g_5, g_6, g_7, least);
        return narrow((unsigned char)x, y) & 15;
      }
      """;

  private static final String LOOPS =
      """
      static int a[3][4], b[3][4];
      static unsigned sum;
      static int total, flags = 255;
      static int twice(int n) { int r = 0; while (n-- > 0) { r += 2; if (r > 100) return r; } return r; }
      int main(void) {
        int i, j, k = 0, odd = 0, even = 0;
        for (i = 0; i < 3; i++)
          for (j = 0; j < 4; j++)
            a[i][j] = i * 10 + j;
        for (i = 0; i < 3; i++) {
          for (int m = 3; m >= 0; m--) {
            b[i][m] = a[i][m] + b[i][m];
            sum += a[i][m] * 3u;
            flags ^= i - m;
          }
        }
        for (i = 0; i < 12; i += 2) {
          odd += i;
          even ^= i + 3;
        }
        for (i = 0; i < 9; i++) { if (i == 2) continue; if (i == 7) break; k += i; }
        for (i = 0; i < 5; i++) { k ^= i; }
        for (i = 0; i < 5; i++) { odd += 2 * i; }
        do { k--; if (k % 5 == 0) continue; total += k; } while (k > 3);
        while (total > 0) { int part = total / 2; total -= part + 1; if (part == 3) break; }
        for (;;) { if (++k > 20) break; }
        for (i = 0; i < 3; i++)
          for (j = 0; j < 4; j++) {
            total += a[i][j] - b[i][j];
            if (total < -1000) goto out;
          }
      out:
        printf("%d %d %d %d %u %d %d\\n", i, j, k, total, sum, odd, even);
        printf("%d %d %d\\n", twice(7), twice(100), flags + b[2][3]);
        return 0;
      }
      """;

  private static final String POINTERS =
      """
      struct node { int value; struct node *next; unsigned low : 3; int high : 9; };
      static struct node third = {3, 0, 5, -7};
      static struct node second = {2, &third, 1, 100};
      static struct node first = {1, &second, 7, -200};
      static int g = 5, h = 6;
      static int *p = &g, *q = &g, **pp = &p;
      static int add(const int *from, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) sum += from[i];
        return sum;
      }
      static int negate(int x) { return -x; }
      int main(void) {
        int local[5] = {1, 2, 3, 4, 5};
        int *in = local + 2, *end = local + 5, *none = 0;
        int (*f)(int) = negate;
        const char *text = "hello";
        *p += 3;
        *in = *q + h;
        **pp = f(*in) + 40;
        q = &h;
        *q = add(local, 5) + text[1];
        for (struct node *n = &first; n; n = n->next) {
          n->low += n->value;
          n->high = n->high / 2 - n->low;
          h += n->high;
        }
        if (none == 0 && in < end) g += end - in;
        local[g & 1] = first.low * second.low;
        (&first)->value = local[0] + in[-1];
        printf("%d %d %d %d\\n", g, h, first.value, add(local, 5));
        printf("%s %d %d %d\\n", text + 1, first.low, second.high, third.high);
        return 0;
      }
      """;

  private static final String ODDITIES =
      """
      static volatile int v = 3;
      static int g = 2;
      static int count(void) { static int calls = 10; return calls++; }
      static int fall(int n) {
        int r = 0;
        switch (n) {
          case 0: r += 1;
          case 1: { r += 2; break; }
          default:
            do { r++; case 5: r += 10; } while (r < 30);
        }
        return r;
      }
      static int jumps(int n) {
      again:
        if (n > 3) { n -= 3; goto again; }
        { int n = 4; g += n; }
        return n;
      }
      int main(void) {
        int x = 1;
        { int x = 2; x += v; g += x; }
        int n = g;
        int vla[n + 1];
        for (int i = 0; i <= n; i++) vla[i] = i * v;
        int *made = &(int){41};
        *made += 1;
        int y = ({ int t = x + 2; t * 2; });
        v = v + 1;
        while (x < 4) { x += count() - 9; }
        union { int i; unsigned char c[4]; } un;
        un.i = 0x01020304;
        if (v == 4) { const int k = 3; x += k; } else x = 0;
        printf("%d %d %d %d\\n", x, y, g, *made);
        printf("%d %d %d %d\\n", fall(0), fall(1), fall(5), fall(9));
        printf("%d %d %zu\\n", jumps(8), un.c[0], sizeof vla / sizeof vla[0]);
        for (int i = 0; i < n; i++) g ^= vla[i];
        return g & 7;
      }
      """;
}
