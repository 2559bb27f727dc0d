package dev.assay.mutate.preserving;

import java.util.List;

/**
 * Programs for tests of mutators: with dead code, calls, loops, jumps, and what is hard to move.
 */
final class MixedPrograms {
  private MixedPrograms() {}

  static final String DEAD_BRANCHES =
      """
      struct pair { int first; unsigned char second; };
      static int total = 3;
      static struct pair shared = {4, 5};
      static int never(int a) { int b = a * 2; total += b; return b; }
      static int choose(int kind, int value) {
        int result = value;
        switch (kind) {
          case 0: result += 1; break;
          case 1: { int twice = value * 2; result = twice; break; }
          case 2: result -= never(value); /* falls */
          case 3: result ^= 7; break;
          default: result = -1;
        }
        if (result > 1000) { total = 0; for (int i = 0; i < 3; i++) total += shared.first; }
        else if (result == 999) goto out;
        while (result > 500) { result--; if (result == 600) continue; if (result == 550) break; }
        return result + total;
      out:
        shared.second++;
        return total;
      }
      int main(void) {
        int sum = 0;
        for (int k = 0; k < 2; k++) sum += choose(k, 10 + k);
        sum += choose(3, 2);
        if (sum < 0) { struct pair other = {1, 2}; shared = other; return 1; }
        do { if (sum == 12345) break; sum++; } while (sum < 0);
        printf("%d %d %d\\n", sum, total, shared.second);
        return 0;
      }
      """;

  static final String CALLS =
      """
      typedef unsigned short word;
      struct point { int x, y; };
      typedef int row[4];
      static word mix(word a, const int b) { a += 3; return a * b; }
      static int sign(int a) { if (a < 0) return -1; if (a == 0) return 0; return 1; }
      static int first(row r) { r[0] ^= 1; return r[0]; }
      static int find(const int *from, int count, int wanted) {
        for (int i = 0; i < count; i++) { if (from[i] == wanted) return i; }
        return -1;
      }
      static void add(struct point *to, struct point by) { to->x += by.x; to->y += by.y; }
      static struct point moved(struct point p, int by) { p.x += by; return p; }
      static int fib(int n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); }
      static int counted(void) { static int n; return ++n; }
      static int last(int a) { return mix(a, 2); }
      int main(void) {
        int list[4] = {5, 6, 7, 8};
        struct point p = {1, 2};
        int s = sign(-4);
        word m;
        m = mix(65530, 3);
        long wide = -mix(4, 5);
        s = ~sign(s);
        int where = find(list, 4, 7);
        add(&p, (struct point){3, 4});
        p = moved(p, where);
        p.y = sign(p.x);
        counted();
        int c = counted();
        (void)find(list, 3, 9);
        int f = fib(7);
        f -= 2;
        c = first(list);
        printf("%d %d %ld %d %d %d %d %d %d\\n", s, m, wide, where, p.x, p.y, c, f, last(9));
        return sign(f);
      }
      """;

  static final String INTEGERS =
      """
      static unsigned hash(const unsigned char *bytes, int count) {
        unsigned h = 2166136261u;
        for (int i = 0; i < count; i++) { h ^= bytes[i]; h *= 16777619u; }
        return h;
      }
      int main(void) {
        unsigned char small = 250;
        signed char wrapping = 120;
        short s = 1000;
        unsigned short us = 65535;
        int n = 7;
        long l = 1L << 40;
        for (int i = 0; i < 10; ++i) { small++; wrapping += 3; us = us + s; s -= 300; }
        int old = n++ + 5;
        int chained = small = n = 300;
        unsigned char next = small--;
        const int fixed = 12;
        if ((wrapping *= 2) > 0) l >>= 3;
        l += wrapping;
        s /= 2;
        n = (s = us) + fixed;
        unsigned char bytes[5] = {1, 2, 3, small, us};
        printf("%d %d %d %d %d %ld\\n", small, wrapping, s, us, n, l);
        printf("%d %d %d %d %u\\n", old, chained, next, fixed, hash(bytes, 5));
        return 0;
      }
      """;

  static final String HARD =
      """
      union bits { unsigned u; float f; };
      struct flags { unsigned a : 3; int b : 5; };
      static int grid[3][4];
      static volatile int port = 1;
      static int sum(int n, int rows[n]) { int all = 0; while (n-- > 0) all += rows[n]; return all; }
      static int jump(int n) {
        int count = 0;
      again:
        count++;
        if (n-- > 0) goto again;
        return count;
      }
      static int same(int sum) { int total = sum; { int sum = 4; total += sum; } return total + sum; }
      int main(void) {
        union bits u = {.f = 1.5f};
        struct flags f = {5, -3};
        register int quick = 4;
        int later;
        int *where = grid[1];
        int n = 3;
        int variable[n];
        for (int i = 0; i < n; i++) variable[i] = i * quick;
        for (int i = 0; i < 3; i++) { for (int j = 0; j < 4; j++) { grid[i][j] = i * j - port; } }
        f.a += 4;
        f.b = f.b - port;
        port = sizeof(n) + port;
        if (quick > 3) { later = quick; } else { later = n; }
        int sized = sizeof later + __builtin_popcount(later);
        where[2] = ({ int inner = later; inner * 2; });
        printf("%u %u %d %d\\n", u.u, f.a, f.b, port);
        printf("%d %d %d %d %d\\n", sum(n, variable), grid[2][3], jump(3), same(5), sized);
        return where[2];
      }
      """;

  static List<String> all() {
    return List.of(DEAD_BRANCHES, CALLS, INTEGERS, HARD);
  }
}
