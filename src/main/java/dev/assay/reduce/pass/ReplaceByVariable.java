package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Size;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Replaces larger expressions, also assigned ones, by a variable of their type. */
final class ReplaceByVariable implements ReductionPass {
  private static final int WAYS = 2;

  @Override
  public String name() {
    return "replace-by-variable";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Subject.Unit unit : subject.units()) {
      Map<String, CType> globals = new LinkedHashMap<>();
      unit.program().declarations().forEach(decl -> add(decl, globals));
      List<Place> places = Places.of(unit);
      for (Decl.Function function : Functions.defined(unit)) {
        Map<String, CType> visible = visible(function, globals);
        places.stream()
            .filter(place -> place.isIn(function))
            .forEach(place -> replace(place, visible, edits));
      }
    }
    return edits;
  }

  private static void add(Decl decl, Map<String, CType> to) {
    if (decl instanceof Decl.Variable v) {
      to.put(v.name(), v.type());
    }
  }

  /** What the function has itself, then all globals; where it is not in scope, it is not valid. */
  private static Map<String, CType> visible(Decl.Function function, Map<String, CType> globals) {
    Map<String, CType> visible = new LinkedHashMap<>();
    function.parameters().forEach(p -> visible.put(p.name(), p.type()));
    for (Stmt stmt : Walk.statements(function.body().orElseThrow())) {
      if (stmt instanceof Stmt.Declare d) {
        add(d.declaration(), visible);
      }
    }
    globals.forEach(visible::putIfAbsent);
    return visible;
  }

  private static void replace(Place place, Map<String, CType> visible, List<Edit> edits) {
    boolean possible =
        place.isValue() || place.use() == Place.Use.OBJECT && !Types.isArray(place.type());
    if (!possible || place.written() instanceof Expr.Name || Literals.isConstant(place.written())) {
      return;
    }
    Size size = Size.of(Printer.print(place.written()));
    List<String> names =
        visible.entrySet().stream()
            .filter(variable -> !variable.getKey().isEmpty())
            .filter(variable -> Types.sameUnqualified(variable.getValue(), place.type()))
            .map(Map.Entry::getKey)
            .filter(name -> new Size(1, name.length()).isLessThan(size))
            .limit(WAYS)
            .toList();
    for (int way = 0; way < names.size(); way++) {
      var name = new Expr.Name(names.get(way), place.type(), Span.NONE);
      edits.add(
          new Edit(
              "replace by " + names.get(way),
              place.depth() * WAYS + way,
              List.of(Replacement.of(place.outermost(), name))));
    }
  }
}
