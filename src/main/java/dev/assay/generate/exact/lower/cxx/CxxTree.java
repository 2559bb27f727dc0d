package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.print.PrintOptions;
import dev.assay.generate.Target.Language.Cxx;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes of a C tree one that says the same when it is printed with C++'s words.
 *
 * <p>The result is for printing alone: its types and values are no longer those of C.
 */
public final class CxxTree {
  private CxxTree() {}

  /**
   * The tree to print.
   *
   * @param makers functions added for the initialisation of variables
   */
  public record Result(Program program, Set<String> makers) {
    public Result {
      makers = Set.copyOf(makers);
    }
  }

  public static Result of(Program program, Cxx language, CxxWeights weights, Rng rng) {
    PrintOptions words =
        PrintOptions.DEFAULT.withWords(
            language.atLeast(11) ? PrintOptions.Words.CXX11 : PrintOptions.Words.CXX98);
    Program plain = Definitions.applied(Replacements.applied(program, language));
    plain = CompoundLiterals.applied(plain);
    plain = Steps.applied(Jumps.applied(plain));
    var containers = new Containers(plain, language, weights, words, rng.fork("containers"));
    var statics = StaticMembers.chosen(plain, weights, rng.fork("static members"));
    Program arrays = containers.declared();
    Program explicit = Enums.applied(Casts.applied(arrays, language), language);
    Lists.Result listed = Lists.applied(explicit, language, words);
    Program accessed = containers.accessed(listed.program());
    Program members = statics.applied(accessed, words);
    return new Result(
        members.withDeclarations(framed(members, containers.headers())),
        new HashSet<>(listed.makers()));
  }

  private static List<Decl> framed(Program program, List<String> headers) {
    var result = new ArrayList<Decl>();
    headers.forEach(h -> result.add(new Decl.Directive("#include " + h, Span.NONE)));
    result.addAll(CLinkage.applied(program.declarations()));
    return result;
  }
}
