package dev.assay.c.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rewriting changes what its rules say and keeps every other object. */
final class RewriterTest {
  private static final Rules NOTHING = new Rules() {};

  /** Renames one variable. */
  private record Rename(String from, String to) implements Rules {
    @Override
    public Expr expr(Expr expr) {
      return expr instanceof Expr.Name n && n.name().equals(from)
          ? new Expr.Name(to, n.type(), n.span())
          : expr;
    }
  }

  @Test
  void withoutChangesEverythingStaysTheSameObject() {
    Program program = SampleTree.program();
    assertSame(program, new Rewriter(NOTHING).program(program));
    for (Decl decl : program.declarations()) {
      assertSame(decl, new Rewriter(NOTHING).decl(decl));
    }
  }

  @Test
  void everyKindOfNodeIsRebuiltFromItsParts() {
    // Every node is replaced by an equal one, so that every parent is rebuilt.
    Rules copies =
        new Rules() {
          @Override
          public Expr expr(Expr expr) {
            return expr instanceof Expr.Name n ? new Expr.Name(n.name(), n.type(), n.span()) : expr;
          }

          @Override
          public CType type(CType type) {
            return type instanceof CType.Int i ? new CType.Int(i.kind()) : type;
          }
        };
    Program program = SampleTree.program();
    Program copy = new Rewriter(copies).program(program);
    assertNotSame(program, copy);
    assertEquals(program, copy);
  }

  @Test
  void aChangeRebuildsOnlyWhatIsAboveIt() {
    Expr changed = SampleTree.name("a");
    Expr kept = SampleTree.sum(SampleTree.name("b"), SampleTree.name("c"));
    Expr.Binary sum = (Expr.Binary) SampleTree.sum(changed, kept);
    var result = (Expr.Binary) new Rewriter(new Rename("a", "z")).expr(sum);
    assertEquals(SampleTree.name("z"), result.left());
    assertSame(kept, result.right());
    assertEquals(BinaryOp.ADD, result.op());
  }

  @Test
  void rulesSeeRewrittenParts() {
    Rules foldB =
        new Rules() {
          @Override
          public Expr expr(Expr expr) {
            return switch (expr) {
              case Expr.Name n when n.name().equals("a") -> SampleTree.name("b");
              case Expr.Binary b when b.left().equals(SampleTree.name("b")) -> b.right();
              case Expr e -> e;
            };
          }
        };
    Expr sum = SampleTree.sum(SampleTree.name("a"), SampleTree.name("c"));
    assertEquals(SampleTree.name("c"), new Rewriter(foldB).expr(sum));
  }

  @Test
  void statementsInBlocksMayVanishOrMultiply() {
    Rules twiceAndNone =
        new Rules() {
          @Override
          public List<Stmt> items(Stmt stmt) {
            return switch (stmt) {
              case Stmt.Break _ -> List.of();
              case Stmt.Continue _ -> List.of(stmt, stmt);
              case Stmt s -> List.of(s);
            };
          }
        };
    Stmt block =
        SampleTree.block(
            new Stmt.Break(SampleTree.SPAN),
            new Stmt.Continue(SampleTree.SPAN),
            new Stmt.Return(Optional.empty(), SampleTree.SPAN));
    Stmt expected =
        SampleTree.block(
            new Stmt.Continue(SampleTree.SPAN),
            new Stmt.Continue(SampleTree.SPAN),
            new Stmt.Return(Optional.empty(), SampleTree.SPAN));
    assertEquals(expected, new Rewriter(twiceAndNone).stmt(block));
  }

  @Test
  void externalDeclarationsMayVanish() {
    Rules none =
        new Rules() {
          @Override
          public List<Decl> external(Decl decl) {
            return List.of();
          }
        };
    Program result = new Rewriter(none).program(SampleTree.program());
    assertEquals(
        List.of(),
        result.declarations().stream().filter(d -> !(d instanceof Decl.Include)).toList());
  }

  @Test
  void typesOfExpressionsFollowTheirRule() {
    Rules longer =
        new Rules() {
          @Override
          public CType type(CType type) {
            return type.equals(CType.INT) ? CType.LONG : type;
          }
        };
    Expr sum = SampleTree.sum(SampleTree.name("a"), SampleTree.name("b"));
    assertEquals(CType.LONG, new Rewriter(longer).expr(sum).type());
    assertEquals(
        new CType.Pointer(CType.LONG), new Rewriter(longer).type(new CType.Pointer(CType.INT)));
  }
}
