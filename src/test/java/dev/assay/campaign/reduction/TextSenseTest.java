package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.RealGcc;
import dev.assay.compile.Configuration;
import dev.assay.compile.SearchPath;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program's text means to the build that shows the bug. */
final class TextSenseTest {
  @TempDir private Path folder;

  @Test
  void predefinedMacrosAreThoseOfTheBuild() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    String text =
        """
        #ifdef __OPTIMIZE__
        int main(void) { return 2; }
        #else
        int main(void) { return 1; }
        #endif
        """;
    try (var place = Place.in(folder, "compile\n")) {
      assertEquals(1, exit(text, place, "-O0"));
      assertEquals(2, exit(text, place, "-O2"));
    }
  }

  private static int exit(String text, Place place, String level) {
    var build = Configuration.plain(RealGcc.compiler(), level);
    var sense = new TextSense(Place.test(text), DataModel.LP64, Optional.of(build), place.tools());
    Execution execution = sense.run(Dialect.DEFAULT, Limits.DEFAULT);
    return assertInstanceOf(Execution.Finished.class, execution).exit();
  }
}
