package dev.assay.c;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A statement, or a declaration among statements. */
public sealed interface Stmt {
  Span span();

  record Block(List<Stmt> items, Span span) implements Stmt {
    public Block {
      items = List.copyOf(items);
    }
  }

  /** A declaration in a block or in a {@code for}. */
  record Declare(Decl declaration) implements Stmt {
    @Override
    public Span span() {
      return declaration.span();
    }
  }

  record Expression(Expr expr, Span span) implements Stmt {}

  /** A lone semicolon, with the attributes it may carry, such as {@code fallthrough}. */
  record Empty(List<Attribute> attributes, Span span) implements Stmt {
    public Empty {
      attributes = List.copyOf(attributes);
    }
  }

  record If(Expr condition, Stmt then, Optional<Stmt> otherwise, Span span) implements Stmt {}

  record While(Expr condition, Stmt body, Span span) implements Stmt {}

  record DoWhile(Stmt body, Expr condition, Span span) implements Stmt {}

  /** A {@code for}; {@code init} holds declarations or one expression statement, or nothing. */
  record For(List<Stmt> init, Optional<Expr> condition, Optional<Expr> step, Stmt body, Span span)
      implements Stmt {
    public For {
      init = List.copyOf(init);
    }
  }

  /** A {@code switch}; the condition is promoted. */
  record Switch(Expr condition, Stmt body, Span span) implements Stmt {}

  record Labeled(Label label, Stmt body, Span span) implements Stmt {}

  record Goto(String label, Span span) implements Stmt {}

  /** GNU {@code goto *target}. */
  record ComputedGoto(Expr target, Span span) implements Stmt {}

  record Break(Span span) implements Stmt {}

  record Continue(Span span) implements Stmt {}

  record Return(Optional<Expr> value, Span span) implements Stmt {}

  /**
   * An {@code asm} statement, kept as text between its outer parentheses; {@code operands} are its
   * expressions.
   */
  record Asm(String qualifiers, String text, List<Expr> operands, Span span) implements Stmt {
    public Asm {
      operands = List.copyOf(operands);
    }
  }

  /** GNU {@code __label__ a, b;}. */
  record LocalLabels(List<String> names, Span span) implements Stmt {
    public LocalLabels {
      names = List.copyOf(names);
    }
  }

  /** A {@code #pragma} line among statements. */
  record Pragma(String text, Span span) implements Stmt {}

  /** What stands before the colon of a labelled statement. */
  sealed interface Label {
    record Named(String name, List<Attribute> attributes) implements Label {
      public Named {
        attributes = List.copyOf(attributes);
      }
    }

    /**
     * {@code case low:} or GNU {@code case low ... high:}, with the values converted to the
     * switch's type.
     */
    record Case(Expr low, Optional<Expr> high, BigInteger lowValue, BigInteger highValue)
        implements Label {}

    record Default() implements Label {}
  }
}
