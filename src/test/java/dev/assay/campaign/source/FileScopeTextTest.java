package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class FileScopeTextTest {
  @Test
  void onlyWhatIsDeclaredAtFileScopeIsLeft() {
    String text =
        """
        #define N(x) { \\
          x
        // no { here
        struct s { int a; } v;
        static int (*f)(int b), g(int (*c)(void)) { return '}' + "}"[0]; }
        int t[] = {1, 2};
        """;
    assertEquals(
        """
        struct s {} v;
        static int (*f)(), g() {}
        int t[] = {};
        """,
        FileScopeText.of(text)
            .lines()
            .filter(line -> !line.isBlank())
            .map(line -> line + "\n")
            .reduce("", String::concat));
  }

  @Test
  void bracesThatAreNotClosedHideTheRest() {
    assertEquals("int f() {", FileScopeText.of("int f(int a) { int b;"));
  }

  @Test
  void literalsAndDirectivesMayBeLong() {
    String literal = '"' + "\\x7f{\\\"".repeat(100_000) + '"';
    String directive = "#define A " + "{ \\\n".repeat(100_000) + "\n";
    assertEquals(
        "int a;",
        FileScopeText.of(directive + "int a" + literal + ";").replaceAll("\\s+;", ";").strip());
  }
}
