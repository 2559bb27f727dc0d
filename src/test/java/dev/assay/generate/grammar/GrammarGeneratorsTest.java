package dev.assay.generate.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.generate.Generated;
import dev.assay.generate.Generator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.statement.Gcc;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every program of the grammar's generators. */
final class GrammarGeneratorsTest {
  private static final GrammarOptions SMALL = GrammarOptions.DEFAULT.with(GrammarSize.SMALL);

  @TempDir private Path folder;

  static Stream<Generator> generators() {
    return Stream.of(
        new CcgGenerator(SMALL),
        new CcgGenerator(SMALL.with(Vocabulary.CLASSIC)),
        new RemGenerator(SMALL, SnippetOptions.DEFAULT),
        new RemGenerator(SMALL, SnippetOptions.DEFAULT.with(SnippetOptions.Choice.NOVEL)),
        new RemGenerator(SMALL, SnippetOptions.DEFAULT.withoutGrammar()));
  }

  @ParameterizedTest
  @MethodSource("generators")
  void theSameSeedGivesTheSameProgram(Generator generator) {
    for (long seed = 0; seed < 5; seed++) {
      Generated program = generator.generate(new Seed(seed));
      assertEquals(program, generator.generate(new Seed(seed)));
      assertNotEquals(
          program.files(), generator.generate(new Seed(seed + 100)).files(), "another seed");
    }
  }

  @ParameterizedTest
  @MethodSource("generators")
  void everyCompilerAcceptsThem(Generator generator) throws Exception {
    for (String compiler : Accepted.compilers()) {
      for (long seed = 0; seed < 6; seed++) {
        Generated program = generator.generate(new Seed(seed));
        assertEquals("", Accepted.refusal(compiler, "-O1", program, folder), text(program));
        assertEquals(0, program.statistics().defects(), text(program));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("generators")
  void theTextIsReadAsItWasMeant(Generator generator) {
    for (long seed = 0; seed < 5; seed++) {
      String text = text(generator.generate(new Seed(seed)));
      String printed = Printer.print(parsed(text).program());
      assertEquals(
          text.substring(text.indexOf('\n') + 1), printed, "but for the comment at its head");
    }
  }

  private static ParseResult parsed(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertTrue(result.errors().isEmpty(), () -> result.errors() + "\n" + text);
    return result;
  }

  @ParameterizedTest
  @EnumSource
  void sizesAreAsAsked(GrammarSize size) {
    for (Generator generator :
        new Generator[] {
          new CcgGenerator(GrammarOptions.DEFAULT.with(size)),
          new RemGenerator(GrammarOptions.DEFAULT.with(size), SnippetOptions.DEFAULT)
        }) {
      for (long seed = 0; seed < 3; seed++) {
        String text = text(generator.generate(new Seed(seed)));
        assertTrue(size.allows(text.lines().count()), text);
      }
    }
  }

  @Test
  void whatOnlyGccKnowsIsForGccAlone() throws Exception {
    assumeTrue(Gcc.isInstalled(), "gcc is not installed");
    var all = new CcgGenerator(SMALL.with(Vocabulary.GCC));
    boolean nested = false;
    for (long seed = 0; seed < 20; seed++) {
      Generated program = all.generate(new Seed(seed));
      if (text(program).contains("int inner")) {
        nested = true;
        assertEquals("", Accepted.refusal("gcc", "-O1", program, folder), text(program));
      }
      assertFalse(text(new CcgGenerator(SMALL).generate(new Seed(seed))).contains("int inner"));
    }
    assertTrue(nested);
  }

  @Test
  void someProgramsAreDefinedAndHaveTheRightAnswer() throws IOException, InterruptedException {
    assumeTrue(Gcc.isInstalled(), "gcc is not installed");
    var generator = new CcgGenerator(SMALL);
    int answers = 0;
    for (long seed = 0; seed < 60; seed++) {
      Generated program = generator.generate(new Seed(seed));
      if (program.expected().isPresent()) {
        answers++;
        assertEquals(program.expected().get().stdout(), Gcc.output(program, folder), text(program));
      }
    }
    assertTrue(answers > 0 && answers < 60, answers + " programs have an answer");
  }

  @Test
  void snippetsOverTheExactGeneratorKeepItsProgramsDefined() throws Exception {
    assumeTrue(Gcc.isInstalled(), "gcc is not installed");
    ExactOptions options = ExactOptions.DEFAULT;
    var generator = new RemExactGenerator(options, SnippetOptions.DEFAULT);
    for (long seed = 0; seed < 5; seed++) {
      Generated program = generator.generate(new Seed(seed));
      assertEquals(program, generator.generate(new Seed(seed)));
      assertEquals(0, program.statistics().defects(), text(program));
      assertEquals(
          program.expected().orElseThrow().stdout(), Gcc.output(program, folder), text(program));
      assertTrue(text(program).contains("--generator remgen --over exact"));
    }
  }

  private static String text(Generated program) {
    return program.files().getFirst().text();
  }
}
