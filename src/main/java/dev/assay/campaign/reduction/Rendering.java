package dev.assay.campaign.reduction;

import dev.assay.c.Program;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.generate.Generated;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.lower.cxx.CxxTree;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import dev.assay.reduce.Subject;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** How a tree becomes files that compilers read. */
sealed interface Rendering {
  /** For people. */
  String words();

  TestCase of(Subject subject);

  /** As C, each unit in a file of its name. */
  record C(TestCase original) implements Rendering {
    @Override
    public String words() {
      return "C";
    }

    @Override
    public TestCase of(Subject subject) {
      return new TestCase(
          original.origin(),
          original.standard(),
          subject.units().stream().map(unit -> file(unit.name(), unit.text())).toList(),
          subject.units().stream().map(Subject.Unit::name).toList(),
          flags(original),
          Expectation.NONE);
    }
  }

  /**
   * As C++ that means the same; the tree in C comes along.
   *
   * @param seed of what may be written in more than one way
   */
  record Cxx(TestCase original, Language.Cxx language, CxxWeights weights, Seed seed)
      implements Rendering {
    private static final String NAME = "test.cpp";

    @Override
    public String words() {
      return weights.equals(CxxWeights.NONE) ? "plain C++" : "C++ with its containers";
    }

    @Override
    public TestCase of(Subject subject) {
      Subject.Unit unit = subject.units().getFirst();
      Program shown = CxxTree.of(unit.program(), language, weights, seed.rng()).program();
      PrintOptions words =
          PrintOptions.DEFAULT.withWords(
              language.atLeast(11) ? PrintOptions.Words.CXX11 : PrintOptions.Words.CXX98);
      return new TestCase(
          original.origin(),
          original.standard(),
          List.of(file(NAME, Printer.print(shown, words)), file(Generated.MEANING, unit.text())),
          List.of(NAME),
          flags(original),
          Expectation.NONE);
    }
  }

  private static SourceFile file(String name, String text) {
    return new SourceFile(name, new String(SourceText.encode(text), StandardCharsets.ISO_8859_1));
  }

  /** What is about headers and macros was for the preprocessor, whose work is done. */
  private static List<String> flags(TestCase test) {
    return test.flags().stream().filter(flag -> !flag.matches("-[IDU].*")).toList();
  }
}
