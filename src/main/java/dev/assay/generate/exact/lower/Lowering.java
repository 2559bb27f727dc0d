package dev.assay.generate.exact.lower;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.generate.GeneratedFile;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.lower.cxx.CxxTree;
import dev.assay.random.Rng;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes programs as files: one or three, as C or as C++.
 *
 * <ol>
 *   <li>Every file set of a program means the same, and prints what its tree prints.
 *   <li>The same plan and random numbers give the same bytes.
 * </ol>
 */
public final class Lowering {
  private final Plan plan;
  private final PrintOptions options;

  private Lowering(Plan plan) {
    this.plan = plan;
    this.options = PrintOptions.DEFAULT.withWords(words(plan.target().language()));
  }

  /** The random numbers are used for C++ alone. */
  public static Lowered lower(Plan plan, Rng rng) {
    Program tree = plan.files() == 1 ? Barriers.applied(plan) : plan.program();
    return new Lowering(plan).lowered(tree, rng);
  }

  private Lowered lowered(Program tree, Rng rng) {
    Program shown = tree;
    // What keeps functions apart changes no result, and is written with a macro.
    Program meaning = VectorForms.plain(isKeptApart() ? plan.program() : tree);
    Set<String> driver = new HashSet<>(plan.driver());
    if (plan.target().language() instanceof Language.Cxx language) {
      CxxTree.Result result = CxxTree.of(tree, language, plan.cxx(), rng);
      shown = result.program();
      driver.addAll(result.makers());
    }
    shown = VectorForms.shown(shown);
    if (plan.files() == 1) {
      String name = "test" + extension();
      return new Lowered(meaning, List.of(file(name, shown, shown.declarations())), List.of(name));
    }
    var split = new FileSplit(shown, driver);
    String tests = "func" + extension();
    String main = "driver" + extension();
    return new Lowered(
        meaning,
        List.of(
            file(tests, shown, split.tests()),
            file(main, shown, split.driver()),
            file(FileSplit.HEADER, shown, split.header())),
        List.of(tests, main));
  }

  private static PrintOptions.Words words(Language language) {
    return switch (language) {
      case Language.C _ -> PrintOptions.Words.C;
      case Language.Cxx cxx ->
          cxx.atLeast(11) ? PrintOptions.Words.CXX11 : PrintOptions.Words.CXX98;
    };
  }

  private boolean isKeptApart() {
    return plan.files() == 1 && plan.barrier() == Barrier.NOINLINE;
  }

  private String extension() {
    return plan.target().isCxx() ? ".cpp" : ".c";
  }

  private GeneratedFile file(String name, Program program, List<Decl> declarations) {
    String text = Printer.print(program.withDeclarations(declarations), options);
    return new GeneratedFile(name, comment() + text);
  }

  private String comment() {
    if (plan.comment().isBlank()) {
      return "";
    }
    var text = new StringBuilder("/*\n");
    plan.comment()
        .replace("*/", "* /")
        .lines()
        .forEach(line -> text.append((" * " + line).stripTrailing()).append('\n'));
    return text.append(" */\n").toString();
  }
}
