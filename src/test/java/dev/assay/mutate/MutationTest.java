package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.random.Seed;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MutationTest {
  @Test
  void whatIsWrittenIsReadAgain() {
    var mutation =
        new Mutation(3, "fcb", new Site("func_1", 27), new Seed(-1), "if (g < 0) { g = 1; }");
    assertEquals("3 fcb func_1:27 18446744073709551615 if (g < 0) { g = 1; }", mutation.toString());
    assertEquals(Optional.of(mutation), Mutation.parse(mutation.toString()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3 fcb func_1:27", "x fcb f:1 1 m", "3 fcb f 1 m", "3 fcb f:x 1 m"})
  void otherTextIsNot(String text) {
    assertEquals(Optional.empty(), Mutation.parse(text));
  }

  @Test
  void aSiteMayBeInAFunctionOfAnyName() {
    assertEquals(Optional.of(new Site("a_1", 0)), Site.parse("a_1:0"));
    assertEquals(Optional.empty(), Site.parse(":0"));
    assertEquals(Optional.empty(), Site.parse("f:-1"));
  }
}
