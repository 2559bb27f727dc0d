package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What mutators of declarations, loops and operations make of small programs compiles. */
final class ReshapedCompileTest {
  private static final int SEEDS = 2;

  private static final List<ChangingMutator> MUTATORS =
      List.of(
          new SwapStatements(),
          new SwapOperands(),
          new ChangeLoop(),
          new ChangeArray(),
          new ChangeStruct(),
          new Qualify(),
          new ChangeAttribute(),
          new Vectorise(),
          new UseBuiltin(),
          new Pun(),
          new UseFloat());

  private static final List<String> TEXTS =
      List.of(
          """
          struct point { int x, y; short z; };
          static struct point origin = {1, 2, 3}, other = {.y = 4};
          struct point moved(struct point p, int by) {
            struct point copy = p;
            int *x = &copy.x;
            *x += by;
            copy.z = origin.z - other.y;
            return copy;
          }
          """,
          """
          static int grid[4][5], sizes[6] = {1, 2, 3};
          static const char *const words[] = {"a", "bc"};
          char text[8] = "hello";
          int filled(int n) {
            for (int i = 0; i < 4; i++)
              for (int j = 0; j < 5; j++) grid[i][j] = i * j + sizes[j % 6];
            text[n & 7] = words[n & 1][0];
            return grid[n & 3][n % 5];
          }
          """,
          """
          struct flags { unsigned a : 3, b : 5; unsigned : 0; unsigned char c; } gf;
          union number { int i; float f; unsigned char bytes[4]; } gn = {.f = 1.5f};
          int set(struct flags *p, union number *n) {
            p->a = p->b + 1;
            gf.c ^= n->bytes[2];
            n->i = gf.a < p->c ? gn.i : 4;
            return p->a - n->i;
          }
          """,
          """
          int loops(const int *p, int n) {
            int i, sum = 0;
            for (i = 0; i < n; i++) { if (p[i] < 0) continue; sum += p[i]; }
            while (sum > 100) sum -= 7;
            do { sum++; } while (sum < 5);
            for (i = n; i >= 0; i -= 2) sum ^= i << 1;
            for (;;) { if (sum++ > 200) break; }
            return sum % 13;
          }
          """,
          """
          enum colour { RED, GREEN = 5 };
          int chosen(int x, enum colour c) {
            switch (x & 7) {
              case 0: x++; break;
              case 1: case 2: x--; __attribute__((fallthrough));
              case RED + 3: x += c; break;
              default: { int q = x; x = q - 1; }
            }
            if (x) goto end;
            x = 3;
          end:
            return x;
          }
          """,
          """
          static int once(int n) { return n * n; }
          static int often(int n) { return n <= 1 ? 1 : n * often(n - 1); }
          static inline int little(int a, long b) { return a - (int)b; }
          int called(int (*f)(int), int a) {
            int (*g)(int) = once;
            return f(a) + g(a) + little(often(a), 3) + (a > 3 ? once : often)(2);
          }
          """,
          """
          float floats(float a, double b, const double *p, int n) {
            double sum = 0;
            int i;
            for (i = 0; i < n; ++i) sum += p[i] * i;
            if (sum > 1e10 || sum != sum) return 0;
            return (float)(a * 2.0f - b / 3 + sum);
          }
          """,
          """
          typedef struct node { int key; struct node *next; unsigned char flag : 3; } node_t;
          int length(node_t *n, char *s) {
            int k = 0;
            register int r = 1;
            while (n && n->next != 0) { k += n->key; n = n->next; }
            for (char *e = s; *e; e++) k += *e * r;
            return s[1] - k + (n ? n->flag : r);
          }
          """,
          """
          int kept(int n) {
            static int count, table[3] = {1, 2, 3};
            static int *where = &table[1];
            const int five = 5;
            volatile int seen = n;
            count += table[n % 3] + *where;
            n <<= 2;
            n |= seen;
            return ~n + !count - five;
          }
          """,
          """
          typedef int quad __attribute__((vector_size(16)));
          quad lanes(quad a, quad b) { quad c = a - b; c[1] = a[0]; return c * 2; }
          int expressions(int a) {
            int r = ({ int q = a + 1; q *= 2; q; });
            return r - (a ?: 7) + (int)sizeof(a) + _Generic(a, int: 1, default: 2);
          }
          """,
          """
          extern int shared[];
          int shared[3];
          static long wide(long long x, int s, unsigned char *p, unsigned long n) {
            extern int shared[3];
            while (n--) x = (x << 5) ^ (x >> s) ^ *p++;
            __asm__ volatile("" : "+r"(s) : "m"(shared[1]) : "memory");
            return x - s;
          }
          long used(unsigned char *p) { return wide(1, 2, p, 3); }
          """,
          """
          void rows(int (*r)[3], int n) {
            int a[n];
            for (int i = 0; i < n; i++) a[i] = r[i][1];
            { __label__ out; if (n) goto out; a[0] = 3; out: ; }
            r[0][0] = a[n - 1];
          }
          int main(void) {
            int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
            rows(m, 2);
            return m[0][0];
          }
          """);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"gcc", "clang"})
  void isAccepted(String compiler) throws IOException, InterruptedException {
    boolean usable = run(List.of(compiler, "--version")).isEmpty();
    if (!usable) {
      System.out.println("skipped: no " + compiler);
    }
    assumeTrue(usable, "no " + compiler);
    var command = new ArrayList<>(List.of(compiler, "-w", "-std=gnu17", "-O1", "-c"));
    for (ChangingMutator mutator : MUTATORS) {
      for (int text = 0; text < TEXTS.size(); text++) {
        command.addAll(written(mutator, text));
      }
    }
    assertTrue(command.size() > 150, "too few mutants: " + command);
    assertEquals("", run(command));
  }

  /** The names of files with mutants of a text. */
  private List<String> written(ChangingMutator mutator, int number) throws IOException {
    ChangeBench bench = ChangeBench.of(mutator, TEXTS.get(number));
    var files = new ArrayList<String>();
    for (int seed = 0; seed < SEEDS; seed++) {
      Step step = new Step(mutator.name(), new Seed(seed));
      switch (bench.maker().step(bench.subject(), step)) {
        case MutantMaker.Tried.Made(Mutant mutant) -> {
          String name = mutator.name() + "-" + number + "-" + seed + ".c";
          Files.writeString(folder.resolve(name), mutant.text());
          files.add(name);
        }
        case MutantMaker.Tried.NoSite _ -> {}
        case MutantMaker.Tried.Refused(String reason) ->
            throw new AssertionError(step + " of " + number + ": " + reason);
      }
    }
    return files;
  }

  /** What it complains about, as nothing is expected if all goes well. */
  private String run(List<String> command) throws InterruptedException {
    try {
      Path output = folder.resolve("output.txt");
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      return process.waitFor() == 0 ? "" : Files.readString(output);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
