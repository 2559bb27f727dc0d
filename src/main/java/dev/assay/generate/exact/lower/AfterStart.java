package dev.assay.generate.exact.lower;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts a statement into {@code main}: when the variables have their values, before the tests. */
final class AfterStart {
  private static final String START = "init";

  private AfterStart() {}

  static Program inserted(Plan plan, Stmt statement) {
    return plan.program()
        .withDeclarations(
            plan.program().declarations().stream()
                .map(d ->
                    d instanceof Decl.Function f && isMain(f)
                        ? inserted(f, tests(plan), statement)
                        : d)
                .toList());
  }

  static boolean isMain(Decl decl) {
    return decl instanceof Decl.Function f && f.name().equals("main") && f.body().isPresent();
  }

  private static Decl inserted(Decl.Function main, Set<String> tests, Stmt statement) {
    var rules =
        new Rules() {
          @Override
          public List<Stmt> items(Stmt stmt) {
            return isStart(stmt) ? List.of(stmt, statement) : List.of(stmt);
          }
        };
    Decl changed = new Rewriter(rules).decl(main);
    return changed.equals(main) ? beforeTests(main, tests, statement) : changed;
  }

  private static boolean isStart(Stmt stmt) {
    return stmt instanceof Stmt.Expression(Expr.Call call, _)
        && Names.used(call.function()).contains(START);
  }

  /** Where no function sets the values, they are there from the start. */
  private static Decl beforeTests(Decl.Function main, Set<String> tests, Stmt statement) {
    var items = new ArrayList<>(main.body().orElseThrow().items());
    int at = 0;
    while (at < items.size() && Collections.disjoint(Names.used(items.get(at)), tests)) {
      at++;
    }
    items.add(at == items.size() ? 0 : at, statement);
    return new Decl.Function(
        main.name(),
        main.type(),
        main.parameters(),
        main.storage(),
        main.specifiers(),
        main.attributes(),
        main.asmName(),
        main.oldStyle(),
        Optional.of(new Stmt.Block(items, main.span())),
        main.span());
  }

  private static Set<String> tests(Plan plan) {
    return plan.program().declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .map(d -> ((Decl.Function) d).name())
        .filter(name -> !plan.driver().contains(name))
        .collect(Collectors.toUnmodifiableSet());
  }
}
