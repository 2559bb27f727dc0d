package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Subject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The functions of a program that serve its output: those that print, and those that change nothing
 * but what the printing ones change too, such as the state of a checksum.
 */
final class Sinks {
  private static final String ANYTHING = "*";

  private final Map<String, Decl.Function> functions = new HashMap<>();
  private final Set<String> globals = new HashSet<>();
  private final Set<String> sinks = new HashSet<>();

  private Sinks() {}

  static Sinks of(Subject subject) {
    var sinks = new Sinks();
    Functions.defined(subject).forEach(f -> sinks.functions.put(f.name(), f));
    for (Subject.Unit unit : subject.units()) {
      for (Decl decl : unit.program().declarations()) {
        if (decl instanceof Decl.Variable v) {
          sinks.globals.add(v.name());
        }
      }
    }
    sinks.find();
    return sinks;
  }

  private void find() {
    Set<String> state = printed();
    for (Decl.Function f : functions.values()) {
      if (!f.name().equals("main") && calls(f).stream().anyMatch(Outputs::isOutput)) {
        sinks.add(f.name());
        state.addAll(changes(f));
      }
    }
    for (Decl.Function f : functions.values()) {
      Set<String> changed = changes(f);
      if (!f.name().equals("main") && !changed.isEmpty() && state.containsAll(changed)) {
        sinks.add(f.name());
      }
    }
  }

  /** The globals that are printed as they are. */
  private Set<String> printed() {
    Set<String> printed = new HashSet<>();
    for (Decl.Function f : functions.values()) {
      for (Stmt stmt : Walk.statements(f.body().orElseThrow())) {
        if (Outputs.called(stmt).filter(Outputs::isOutput).isPresent()) {
          printed.addAll(Names.used(Outputs.call(stmt).orElseThrow()));
        }
      }
    }
    printed.retainAll(globals);
    return printed;
  }

  /** Whether the statement does nothing but for the output. */
  boolean isSink(Stmt stmt) {
    return Outputs.called(stmt).filter(n -> Outputs.isOutput(n) || sinks.contains(n)).isPresent();
  }

  Set<String> globals() {
    return globals;
  }

  /** The functions that a call of this one may lead to, itself included. */
  Set<String> reached(String function) {
    Set<String> reached = new HashSet<>(Set.of(function));
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Decl.Function f = functions.get(open.remove());
      if (f != null) {
        calls(f).stream().filter(reached::add).forEach(open::add);
      }
    }
    return reached;
  }

  private static Set<String> calls(Decl.Function function) {
    Set<String> names = new HashSet<>();
    for (Expr expr : Walk.expressions(function.body().orElseThrow())) {
      if (expr instanceof Expr.Call call) {
        Outputs.callee(call).ifPresent(names::add);
      }
    }
    return names;
  }

  /** The globals that a call may change. */
  private Set<String> changes(Decl.Function function) {
    Set<String> changed = new HashSet<>();
    for (String name : reached(function.name())) {
      if (functions.containsKey(name)) {
        changes(Walk.expressions(functions.get(name).body().orElseThrow()), changed);
      }
    }
    return changed;
  }

  private void changes(List<Expr> exprs, Set<String> changed) {
    for (Expr expr : exprs) {
      switch (expr) {
        case Expr.Assign e -> changed(e.target(), changed);
        case Expr.CompoundAssign e -> changed(e.target(), changed);
        case Expr.Step e -> changed(e.operand(), changed);
        case Expr _ -> {}
      }
    }
  }

  private void changed(Expr target, Set<String> changed) {
    switch (target) {
      case Expr.Name e -> {
        if (globals.contains(e.name())) {
          changed.add(e.name());
        }
      }
      case Expr.Implicit e -> changed(e.operand(), changed);
      case Expr.Index e -> changed(e.base(), changed);
      case Expr.Member e -> changed(e.base(), changed);
      case Expr.Unary e when e.op() != UnaryOp.DEREFERENCE -> changed(e.operand(), changed);
      case Expr _ -> changed.add(ANYTHING);
    }
  }
}
