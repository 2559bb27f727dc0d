package dev.assay.reduce.pass;

import dev.assay.c.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The statements directly inside of others. */
final class Statements {
  private Statements() {}

  static List<Stmt> within(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block s -> s.items();
      case Stmt.If s -> Stream.concat(Stream.of(s.then()), s.otherwise().stream()).toList();
      case Stmt.While s -> List.of(s.body());
      case Stmt.DoWhile s -> List.of(s.body());
      case Stmt.For s -> {
        var all = new ArrayList<>(s.init());
        all.add(s.body());
        yield all;
      }
      case Stmt.Switch s -> List.of(s.body());
      case Stmt.Labeled s -> List.of(s.body());
      case Stmt.Declare _, Stmt.Expression _, Stmt.Empty _, Stmt.Goto _, Stmt.ComputedGoto _ ->
          List.of();
      case Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.Asm _ -> List.of();
      case Stmt.LocalLabels _, Stmt.Pragma _ -> List.of();
    };
  }
}
