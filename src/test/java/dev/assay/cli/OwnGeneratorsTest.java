package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.exact.Size;
import dev.assay.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OwnGeneratorsTest {
  @Test
  void eachHasANameOfItsOwnThatAListCanHold() {
    List<String> names = OwnGenerators.ALL.stream().map(OwnGenerators.Own::name).toList();
    assertEquals(names, names.stream().distinct().toList());
    names.forEach(name -> assertTrue(name.matches("[a-z0-9-]+"), name));
    assertFalse(names.contains("csmith"), "that is a peer");
  }

  @Test
  void eachMakesPrograms() {
    for (OwnGenerators.Own own : OwnGenerators.ALL) {
      var generator = own.make().apply(Size.SMALL);
      assertFalse(generator.generate(new Seed(1)).files().isEmpty(), own.name());
    }
  }

  @Test
  void variantsTakePartOnlyWhenTheyAreNamed() {
    assertTrue(OwnGenerators.usual().contains(OwnGenerators.find("exact").orElseThrow()));
    assertFalse(
        OwnGenerators.usual().contains(OwnGenerators.find("exact-no-policies").orElseThrow()));
  }
}
