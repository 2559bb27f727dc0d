package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilers take what the recombining mutators make of programs with many parts of C. */
class RecombinedCompileTest {
  private static final List<ChangingMutator> MUTATORS =
      List.of(
          new ReplaceFunctionBody(),
          new CombineFunctions(),
          new InsertStatement(),
          new Wrap(),
          new AddGoto(),
          new AddRecursion(),
          new ExtractFunction(),
          new InlineCalls());

  private static final List<String> TEXTS =
      List.of(
          """
          typedef struct { int x, y; } point;
          point origin;
          static point moved(point p, int d) { p.x += d; p.y -= d; return p; }
          int far(point p) { point q = moved(p, 3); return q.x * q.x + q.y * q.y; }
          """,
          """
          extern void abort(void);
          enum colour { RED, GREEN = 5, BLUE };
          const char *name(enum colour c) {
            switch (c) {
              case RED: return "red";
              case GREEN: return "green";
              default: abort();
            }
            return 0;
          }
          int count(const char *s) { int n = 0; while (*s++) n++; return n; }
          """,
          """
          double mean(const double *a, int n) {
            double sum = 0;
            for (int i = 0; i < n; i++) { if (a[i] < 0) continue; sum += a[i]; }
            return n ? sum / n : 0;
          }
          _Complex double turn(_Complex double z) { return z * 1.0i; }
          """,
          """
          int rows(int n, int m, int a[n][m]) {
            int sum = 0;
            int b[m];
            for (int i = 0; i < m; i++) b[i] = a[0][i];
            for (int i = 0; i < m; i++) sum += b[i];
            return sum;
          }
          void halve(int n) { if (n <= 1) goto done; halve(n / 2); done: ; }
          """,
          """
          typedef int four __attribute__((vector_size(16)));
          four add(four a, four b) { return a + b; }
          struct node { struct node *next; unsigned bits : 5; };
          static struct node *last(struct node *n) { while (n->next) n = n->next; return n; }
          unsigned mark(struct node *n) { last(n)->bits ^= 3; return n->bits; }
          """,
          """
          static int table[] = { 1, 2, 3 };
          int (*handler)(int);
          static int twice(int x) { return x * 2; }
          int run(int i) { handler = twice; return handler(table[i % 3]) + twice(i); }
          void set(int i, int v) { table[i] = v; }
          """,
          """
          int sum(int n, ...) {
            __builtin_va_list list;
            __builtin_va_start(list, n);
            int s = 0;
            while (n--) s += __builtin_va_arg(list, int);
            __builtin_va_end(list);
            return s;
          }
          int main(void) { return sum(2, 3, 4) - 7; }
          """,
          """
          union bits { float f; unsigned u; };
          static inline __attribute__((always_inline)) unsigned raw(float f) {
            union bits b = { f };
            return b.u;
          }
          int sign(float f) { return raw(f) >> 31 ? -1 : 1; }
          static const struct { char c; long l; } pair = { 'a', 2 };
          long both(int k) { return k ? pair.c : pair.l; }
          """,
          """
          int state(int x) {
            static const void *to[] = { &&even, &&odd };
            goto *to[x & 1];
          even: return 0;
          odd: return ({ int y = x; y + 1; });
          }
          void *pick(void *p, char *q) { return p ?: q; }
          """,
          """
          typedef unsigned long size;
          extern void *memcpy(void *restrict, const void *restrict, size);
          extern int printf(const char *, ...);
          struct big { char data[64]; const int id; };
          void copy(struct big *to, const struct big *from) { memcpy(to, from, sizeof *to); }
          void show(struct big b) { printf("%d %s", b.id, b.data); }
          """,
          """
          extern void *memcpy(void *, const void *, unsigned long);
          int a, *p = &a;
          short a2[3][4];
          long long f(int a, int b) { long long c = (long long)a << 7; return c | b; }
          _Bool g(short s) { a2[1][2] = s; *p = s; return memcpy(p, a2, 4) != 0; }
          """);

  @Test
  void gccTakesThem(@TempDir Path folder) throws IOException, InterruptedException {
    assumeTrue(isInstalled("gcc"), "gcc is not installed");
    assertTaken(folder, List.of("gcc", "-w", "-std=gnu17", "-O1", "-S"));
  }

  @Test
  void clangTakesThem(@TempDir Path folder) throws IOException, InterruptedException {
    Optional<String> clang =
        Stream.of("clang", "clang-14", "clang-16", "clang-19")
            .filter(RecombinedCompileTest::isInstalled)
            .findFirst();
    assumeTrue(clang.isPresent(), "clang is not installed");
    assertTaken(folder, List.of(clang.get(), "-w", "-std=gnu17", "-fsyntax-only"));
  }

  private static void assertTaken(Path folder, List<String> compiler)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(compiler);
    for (ChangingMutator mutator : MUTATORS) {
      for (int i = 0; i < TEXTS.size(); i++) {
        Optional<Mutant> mutant = mutant(mutator, i);
        if (mutant.isPresent()) {
          String name = mutator.name() + "-" + i + ".c";
          Files.writeString(folder.resolve(name), mutant.get().text());
          command.add(name);
        }
      }
    }
    assertTrue(command.size() > MUTATORS.size() * TEXTS.size() * 3 / 4, command.toString());
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String messages = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("", messages);
    assertEquals(0, process.waitFor());
  }

  private static Optional<Mutant> mutant(ChangingMutator mutator, int i) {
    var subject =
        new Subject(
            ChangeBench.parse(TEXTS.get(i)),
            Optional.of(ChangeBench.parse(TEXTS.get((i + 3) % TEXTS.size()))),
            false);
    var maker = new MutantMaker(List.of(mutator), Map.of(), MutantMaker.DEFAULT_LARGEST);
    return switch (maker.step(subject, new Step(mutator.name(), new Seed(i)))) {
      case MutantMaker.Tried.Made(Mutant mutant) -> Optional.of(mutant);
      case MutantMaker.Tried.NoSite _ -> Optional.empty();
      case MutantMaker.Tried.Refused(String reason) ->
          throw new AssertionError(mutator.name() + " of text " + i + ": " + reason);
    };
  }

  private static boolean isInstalled(String command) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }
}
