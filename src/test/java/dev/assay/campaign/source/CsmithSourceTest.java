package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CsmithSourceTest {
  private static final Compiler GCC =
      new Compiler(
          "gcc",
          Family.GCC,
          List.of("gcc"),
          "gcc",
          "x86_64-linux-gnu",
          DataModel.LP64,
          true,
          List.of("-O0"),
          List.of(),
          Map.of(),
          ProcessLimits.COMPILER,
          Capabilities.NONE);

  @Test
  void aTicketGivesTheSameWholeProgramEachTime() {
    Optional<Path> csmith = SearchPath.ofEnvironment().find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    assumeTrue(csmith.isPresent() && headers.isPresent(), "no csmith with its headers here");
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      var source = new CsmithSource(csmith.get(), headers.get(), runner, List.of(GCC));
      TestCase first = make(source, 5, scratch);
      assertEquals(first, make(source, 5, scratch));
      assertNotEquals(first.files(), make(source, 6, scratch).files());
      assertEquals(List.of(), first.flags(), "it needs none of csmith's headers");
      String text = first.files().getFirst().text();
      assertTrue(text.contains("int main(") && !text.contains("csmith.h"), text);
    }
  }

  private static TestCase make(CsmithSource source, long seed, Scratch scratch) {
    scratch.clear();
    var ticket = new Ticket(0, new Seed(seed));
    return assertInstanceOf(Sourced.Made.class, source.make(ticket, scratch)).test();
  }
}
