package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which attributes functions may have: those that compilers take, alone and with each other. */
final class FunctionAttributes {
  private static final Set<String> HARMLESS =
      Set.of(
          "noinline",
          "always_inline",
          "noclone",
          "noipa",
          "no_icf",
          "cold",
          "hot",
          "pure",
          "const",
          "flatten",
          "used",
          "unused",
          "optimize",
          "aligned",
          "malloc",
          "returns_nonnull",
          "nothrow",
          "no_reorder",
          "zero_call_used_regs",
          "stack_protect",
          "may_alias",
          "format",
          "nonnull",
          "deprecated",
          "warn_unused_result");

  private static final List<String> OPTIMIZE =
      List.of("\"O0\"", "\"O1\"", "\"O2\"", "\"O3\"", "\"Os\"", "\"no-tree-vectorize\"");

  private final Map<String, Set<String>> callees;
  private final Set<String> present;
  private final boolean conservative;

  private FunctionAttributes(
      Map<String, Set<String>> callees, Set<String> present, boolean conservative) {
    this.callees = callees;
    this.present = present;
    this.conservative = conservative;
  }

  static FunctionAttributes of(Subject subject) {
    Map<String, Set<String>> callees = new HashMap<>();
    Set<String> present = new HashSet<>();
    for (Decl decl : subject.program().declarations()) {
      if (decl instanceof Decl.Function f) {
        f.attributes().forEach(a -> present.add(a.name()));
        f.body().ifPresent(body -> callees.put(f.name(), Names.used(body)));
      }
    }
    return new FunctionAttributes(callees, present, subject.conservative());
  }

  /** Whether a program without the attribute, or with other specifiers beside it, is as valid. */
  static boolean isHarmless(Attribute attribute) {
    return attribute.style() == Attribute.Style.GNU && HARMLESS.contains(attribute.name());
  }

  /** What may be added to a definition. */
  List<Attribute> possible(Decl.Function f) {
    var possible = new ArrayList<Attribute>();
    List.of("noclone", "noipa", "no_icf", "flatten", "used", "unused", "nothrow", "no_reorder")
        .forEach(name -> possible.add(ChangeAttribute.attribute(name, "")));
    possible.add(ChangeAttribute.attribute("aligned", "32"));
    possible.add(ChangeAttribute.attribute("zero_call_used_regs", "\"used\""));
    possible.removeIf(a -> a.name().equals("noipa") && has("always_inline"));
    if (!has("cold") && !has("hot")) {
      possible.add(ChangeAttribute.attribute("cold", ""));
      possible.add(ChangeAttribute.attribute("hot", ""));
    }
    if (!has("always_inline")) {
      possible.add(ChangeAttribute.attribute("noinline", ""));
      OPTIMIZE.forEach(o -> possible.add(ChangeAttribute.attribute("optimize", o)));
    }
    if (isInlinable(f) && !has("noinline") && !has("noipa") && !has("optimize")) {
      possible.add(ChangeAttribute.attribute("always_inline", ""));
    }
    if (!conservative) {
      addPromises(f, possible);
    }
    return possible;
  }

  private void addPromises(Decl.Function f, List<Attribute> possible) {
    CType result =
        Types.unqualified(f.type()) instanceof CType.Function type ? type.result() : CType.VOID;
    if (!Types.isVoid(result)) {
      possible.add(ChangeAttribute.attribute("pure", ""));
      possible.add(ChangeAttribute.attribute("const", ""));
    }
    if (Types.isPointer(result)) {
      possible.add(ChangeAttribute.attribute("malloc", ""));
      possible.add(ChangeAttribute.attribute("returns_nonnull", ""));
    }
  }

  private boolean has(String attribute) {
    return present.contains(attribute);
  }

  /** gcc takes it as an error if a function must be inlined and cannot be. */
  private boolean isInlinable(Decl.Function f) {
    return f.storage() == Decl.Storage.STATIC
        && Types.unqualified(f.type()) instanceof CType.Function type
        && !type.variadic()
        && !reaches(f.name())
        && Walk.statements(f.body().orElseThrow()).stream()
            .noneMatch(FunctionAttributes::hindersInlining)
        && Walk.expressions(f.body().orElseThrow()).stream()
            .noneMatch(FunctionAttributes::hindersInlining);
  }

  private static boolean hindersInlining(Stmt stmt) {
    return stmt instanceof Stmt.ComputedGoto
        || stmt instanceof Stmt.Asm
        || stmt instanceof Stmt.Declare(Decl.Function _);
  }

  private static boolean hindersInlining(Expr expr) {
    return expr instanceof Expr.LabelAddress
        || expr instanceof Expr.Name n
            && (n.name().contains("setjmp")
                || n.name().contains("alloca")
                || n.name().startsWith("__builtin_"));
  }

  /** Whether the function may come to call itself. */
  private boolean reaches(String name) {
    Set<String> seen = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(callees.getOrDefault(name, Set.of()));
    while (!open.isEmpty()) {
      String next = open.remove();
      if (next.equals(name)) {
        return true;
      }
      if (seen.add(next)) {
        open.addAll(callees.getOrDefault(next, Set.of()));
      }
    }
    return false;
  }
}
