package dev.assay.compile.swarm;

/** The program on which flags are tried. */
final class TrialProgram {
  /**
   * Something of everything, so that most parts of a compiler have work; no headers, so that
   * reading it takes no time. What it prints does not matter as long as it is always the same.
   */
  static final String SOURCE =
      """
      extern int printf(const char *, ...);
      extern void *memcpy(void *, const void *, __SIZE_TYPE__);
      extern void *malloc(__SIZE_TYPE__);
      extern void free(void *);
      struct item { int key; short small; double weight; unsigned bits : 5; };
      static struct item items[16];
      static int grid[8][8], sums[64];
      static const char *const names[] = {"zero", "one", "two"};
      volatile int seed = 7;
      static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
      static int pick(int n) {
        switch (n) {
          case 0: return 11;
          case 1: return 13;
          case 2: return 17;
          case 3: return 19;
          case 5: return 23;
          case 9: return gcd(n, 6);
          default: return n & 3;
        }
      }
      static int by_value(struct item one) { return one.key + one.small + (int)one.bits; }
      static double mean(const double *values, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += values[i];
        return sum / count;
      }
      static unsigned mix(unsigned hash, const unsigned char *bytes, int count) {
        while (count-- > 0) hash = (hash ^ *bytes++) * 16777619u;
        return hash;
      }
      int main(void) {
        double values[32];
        int *copy = malloc(sizeof sums);
        int total = 0, start = seed;
        long long wide = 1;
        for (int i = 0; i < 16; i++) {
          items[i].key = i * start;
          items[i].small = (short)(i - 8);
          items[i].weight = i / 4.0;
          items[i].bits = (unsigned)i * 3;
        }
        for (int i = 0; i < 8; i++)
          for (int j = 0; j < 8; j++) grid[i][j] = i * j + start;
        for (int i = 0; i < 64; i++) sums[i] = grid[i / 8][i % 8] > 20 ? i : -i;
        memcpy(copy, sums, sizeof sums);
        for (int i = 0; i < 64; i++) total += copy[i] * sums[63 - i];
        for (int i = 0; i < 32; i++) values[i] = (i * 37 % 11) * 0.5;
        for (int i = 0; i < 12; i++) total ^= pick(i + start - 7) << (i & 7);
        for (int i = 0; i < 16; i++) total += by_value(items[i]);
        do {
          wide = wide * 31 + total % 7;
          if (wide > 1000000007LL) goto out;
        } while (wide % 13 != 5);
      out:
        printf("%d %lld %s ", total, wide, names[gcd(total & 255, 12) % 3]);
        printf("%.6f %u\\n", mean(values, 32), mix(1u, (const unsigned char *)"assay", 5));
        free(copy);
        return total & 63;
      }
      """;

  private TrialProgram() {}
}
