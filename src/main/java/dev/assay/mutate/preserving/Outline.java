package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Moves statements into a function of their own, which is given what they need: the values of
 * variables, or pointers to them.
 */
public final class Outline implements Mutator {
  private static final int LONGEST_RUN = 5;

  @Override
  public String name() {
    return "outline";
  }

  @Override
  public String summary() {
    return "moves statements into a function of their own";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!isMovable(spot, facts)) {
      return Optional.empty();
    }
    Bindings bindings = Bindings.of(spot.function(), facts);
    for (int length = rng.between(1, LONGEST_RUN); length >= 1; length--) {
      List<Stmt> run = run(spot, length);
      if (run.size() == length) {
        Optional<List<Capture>> captures = new Captures(run, spot, facts, bindings, names).all();
        if (captures.isPresent()) {
          return Optional.of(change(run, captures.get(), spot, facts, names.next("f"), rng));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isMovable(Spot spot, Facts facts) {
    return !spot.surroundings().inExpression()
        && !(spot.statement() instanceof Stmt.Empty)
        && !spot.function().oldStyle()
        && spot.function().attributes().stream().noneMatch(Outline::changesCode)
        && spot.statement() != spot.surroundings().parent()
        && !new Removal(spot, facts).isBoundToPrevious();
  }

  /** What a function's code may do can depend on its attributes. */
  private static boolean changesCode(Attribute attribute) {
    return switch (attribute.name()) {
      case "target", "target_clones", "target_version", "naked", "interrupt", "isr", "signal" ->
          true;
      default -> false;
    };
  }

  /** So many items of the block from the spot on, if there are as many. */
  private static List<Stmt> run(Spot spot, int length) {
    if (length == 1 || !(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return List.of(spot.statement());
    }
    return block.items().stream()
        .dropWhile(item -> item != spot.statement())
        .limit(length)
        .toList();
  }

  private static Change change(
      List<Stmt> run, List<Capture> captures, Spot spot, Facts facts, String name, Rng rng) {
    var copy = new Copy();
    captures.forEach(capture -> capture.putInto(copy));
    Decl.Function function = function(name, captures, run, copy, spot, facts, rng);
    var replacements = new ArrayList<Replacement>();
    replacements.add(new Replacement.Before(spot.function(), function));
    replacements.add(Replacement.of(run.getFirst(), call(function, captures)));
    run.stream().skip(1).map(Replacement::remove).forEach(replacements::add);
    return new Change(Excerpt.of(Printer.print(function)), replacements, closed(run, spot));
  }

  /** What is declared in the run is not there any more for what comes after it. */
  private static List<Stmt> closed(List<Stmt> run, Spot spot) {
    return run.stream().anyMatch(Stmt.Declare.class::isInstance)
        ? run(spot, Integer.MAX_VALUE)
        : run;
  }

  private static Decl.Function function(
      String name,
      List<Capture> captures,
      List<Stmt> run,
      Copy copy,
      Spot spot,
      Facts facts,
      Rng rng) {
    List<Stmt> items = run.stream().map(copy::of).toList();
    Stmt.Block body =
        items.size() == 1 && items.getFirst() instanceof Stmt.Block b
            ? b
            : new Stmt.Block(items, Span.NONE);
    List<Decl.Parameter> parameters = captures.stream().map(Capture::parameter).toList();
    List<Attribute> attributes = attributes(spot, facts, rng);
    boolean inline = Attribute.has(attributes, "always_inline");
    return new Decl.Function(
        name,
        new CType.Function(
            CType.VOID, parameters.stream().map(Decl.Parameter::type).toList(), false, true),
        parameters,
        Decl.Storage.STATIC,
        new Decl.FunctionSpecifiers(inline, false),
        attributes,
        Optional.empty(),
        false,
        Optional.of(body),
        Span.NONE);
  }

  /** A function with attributes of its own may not be allowed to inline others. */
  private static List<Attribute> attributes(Spot spot, Facts facts, Rng rng) {
    boolean canInline =
        spot.function().attributes().isEmpty()
            && facts.program().standard().atLeast(dev.assay.c.Standard.Version.C99);
    return switch (rng.nextInt(3)) {
      case 0 -> List.of(gnu("noinline"));
      case 1 -> canInline ? List.of(gnu("always_inline")) : List.of();
      default -> List.of();
    };
  }

  private static Attribute gnu(String name) {
    return new Attribute(Attribute.Style.GNU, name, "", OptionalLong.empty());
  }

  private static Stmt call(Decl.Function function, List<Capture> captures) {
    Expr name = new Expr.Name(function.name(), function.type(), Span.NONE);
    List<Expr> arguments = captures.stream().map(Capture::argument).toList();
    return new Stmt.Expression(new Expr.Call(name, arguments, CType.VOID, Span.NONE), Span.NONE);
  }
}
