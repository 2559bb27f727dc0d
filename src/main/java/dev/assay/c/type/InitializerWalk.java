package dev.assay.c.type;

import static dev.assay.c.type.TypingContext.quote;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Walks an initialiser and the object it initialises side by side: braces, brace elision and
 * designators.
 */
final class InitializerWalk {
  private final TypingContext context;
  private final Layout layout;
  private final Sink sink;
  private final Map<UnionPlace, Long> activeMembers = new HashMap<>();
  private final DesignatorWalk designators;
  private long reached;
  private CType wholeArray;
  private long end;

  /** Takes what the walk finds. */
  interface Sink {
    /** One store; gives the expression to put in its place. */
    Expr leaf(InitializerLeaf leaf);

    /** The object is initialised anew: what was said about its parts before no longer counts. */
    void restart(Subobject object);
  }

  private record UnionPlace(CType type, long offset) {}

  InitializerWalk(TypingContext context, Sink sink) {
    this.context = context;
    this.layout = context.layout();
    this.sink = sink;
    this.designators = new DesignatorWalk(context);
  }

  Initializer initialize(CType type, Initializer initializer) {
    if (Types.isFunction(type) || Types.isVoid(type)) {
      context.error(initializer.span(), "illegal initializer for type " + quote(type));
      return initializer;
    }
    return object(Subobject.whole(type), initializer, true);
  }

  /** The type with the size of an array of unknown size filled in. */
  CType completed(CType type) {
    if (!(Types.canonical(type) instanceof CType.Array a)
        || !(a.size() instanceof CType.ArraySize.Unknown)) {
      return type;
    }
    return wholeArray != null
        ? new CType.Array(a.element(), ((CType.Array) wholeArray).size())
        : new CType.Array(a.element(), new CType.ArraySize.Fixed(reached));
  }

  /** The byte after the last one that was initialised. */
  long end() {
    return end;
  }

  private Initializer object(Subobject object, Initializer initializer, boolean whole) {
    return switch (initializer) {
      case Initializer.Value v -> new Initializer.Value(value(object, v.expr(), whole));
      case Initializer.Braces b -> braces(object, b, whole);
    };
  }

  private Expr value(Subobject object, Expr value, boolean whole) {
    if (takesWhole(object.type(), value)) {
      return leaf(object, value, whole);
    }
    if (Types.isArray(object.type())
        && value instanceof Expr.CompoundLiteral literal
        && Types.isArray(literal.type())) {
      return leaf(object, value, whole);
    }
    if (Types.isArray(object.type())) {
      context.error(
          value.span(), "array initializer must be an initializer list or string literal");
      return value;
    }
    // A struct or vector from a value of another type: the conversion complains.
    return leaf(object, value, whole);
  }

  private Initializer braces(Subobject object, Initializer.Braces braces, boolean whole) {
    if (isBracedString(object.type(), braces)) {
      Expr string = ((Initializer.Value) braces.items().getFirst().value()).expr();
      var cursor = new InitializerCursor(braces);
      cursor.take(new Initializer.Value(leaf(object, string, whole)));
      return cursor.result();
    }
    var cursor = new InitializerCursor(braces);
    if (isAggregate(object.type())) {
      sink.restart(object);
      fill(object, cursor, object.first(layout), true, whole);
    } else {
      scalar(object, cursor);
    }
    return cursor.result();
  }

  /** A scalar in braces; GNU C only warns about what follows it. */
  private void scalar(Subobject object, InitializerCursor cursor) {
    if (cursor.hasNext()) {
      if (!cursor.designators().isEmpty()) {
        context.error(
            cursor.value().span(),
            "designator in initializer for scalar type " + quote(object.type()));
      }
      cursor.take(object(object, cursor.value(), false));
    }
    while (cursor.hasNext()) {
      excess(cursor, "scalar");
    }
  }

  private void excess(InitializerCursor cursor, String what) {
    context.warning(cursor.value().span(), "excess elements in " + what + " initializer");
    cursor.take(cursor.value());
  }

  /**
   * Fills the parts of an aggregate from a position on. Designators belong to the innermost
   * enclosing braces, so where braces were left out they end the filling.
   */
  private void fill(
      Subobject object, InitializerCursor cursor, long from, boolean braced, boolean whole) {
    long position = from;
    while (cursor.hasNext()) {
      if (!cursor.designators().isEmpty()) {
        if (!braced) {
          return;
        }
        position = designated(object, cursor, whole);
      } else if (position < object.count(layout)) {
        int taken = cursor.taken();
        part(object.at(position, layout), cursor);
        if (cursor.taken() == taken && Types.isArray(object.type())) {
          // Elements without parts take nothing, however many there are.
          excess(cursor, "array");
        }
        reach(object, position, whole);
        position = object.after(position, layout);
      } else if (braced) {
        excess(cursor, Types.isArray(object.type()) ? "array" : "struct");
      } else {
        return;
      }
    }
  }

  /** Initialises one part with the next item, or with as many as it needs without braces. */
  private void part(Subobject part, InitializerCursor cursor) {
    boolean elided =
        cursor.value() instanceof Initializer.Value v
            && isAggregate(part.type())
            && !takesWhole(part.type(), v.expr());
    if (elided) {
      fill(part, cursor, part.first(layout), false, false);
    } else {
      cursor.take(object(part, cursor.value(), false));
    }
  }

  /** Follows the next item's designators; the position after them at this level. */
  private long designated(Subobject object, InitializerCursor cursor, boolean whole) {
    var path = designators.path(object.type(), cursor.designators(), cursor.value().span());
    if (path.isEmpty()) {
      cursor.take(cursor.value());
      return object.count(layout);
    }
    cursor.located();
    return follow(object, cursor, path.get(), 0, whole);
  }

  private long follow(
      Subobject object,
      InitializerCursor cursor,
      List<DesignatorWalk.Step> path,
      int level,
      boolean whole) {
    DesignatorWalk.Step step = path.get(level);
    enter(object, step.low());
    Subobject part = object.range(step.low(), step.high() - step.low() + 1, layout);
    if (level + 1 == path.size()) {
      part(part, cursor);
    } else {
      long next = follow(part, cursor, path, level + 1, false);
      fill(part, cursor, next, false, false);
    }
    reach(object, step.high(), whole);
    return object.after(step.high(), layout);
  }

  /** Another member of a union takes the place of the one that was initialised before. */
  private void enter(Subobject object, long position) {
    if (Types.isUnion(object.type())) {
      var place = new UnionPlace(Types.unqualified(object.type()), object.offset());
      Long before = activeMembers.put(place, position);
      if (before != null && before != position) {
        sink.restart(object);
      }
    }
  }

  /** Notes how far an array of unknown size, the object itself or a flexible member, is filled. */
  private void reach(Subobject object, long position, boolean whole) {
    if (object.count(layout) == Long.MAX_VALUE) {
      end = Math.max(end, object.at(position + 1, layout).offset());
      if (whole) {
        reached = Math.max(reached, position + 1);
      }
    }
  }

  private Expr leaf(Subobject object, Expr value, boolean whole) {
    CType type = object.type();
    if (Types.canonical(type) instanceof CType.Array a) {
      if (a.size() instanceof CType.ArraySize.Unknown) {
        var size = ((CType.Array) Types.unqualified(value.type())).size();
        type = new CType.Array(a.element(), size);
        if (whole) {
          wholeArray = type;
        }
        end = Math.max(end, object.offset() + layout.sizeOf(type).orElse(0));
      }
      checkArray(type, value);
    }
    return sink.leaf(
        new InitializerLeaf(object.offset(), object.bitField(), type, value, object.repeats()));
  }

  /** The final zero of a string may be cut off, other characters only with a warning. */
  private void checkArray(CType type, Expr value) {
    long room = new Subobject(type, 0, Optional.empty(), List.of()).count(layout);
    Span span = value.span();
    if (value instanceof Expr.StringLiteral s) {
      int length = s.value().codePointCount(0, s.value().length());
      if (length > room) {
        context.warning(span, "initializer-string for char array is too long");
      }
    } else if (!Types.compatible(Types.element(type), Types.element(value.type()), layout)) {
      context.error(
          span, "initializing " + quote(type) + " from an array of type " + quote(value.type()));
    }
  }

  private static boolean isAggregate(CType type) {
    return Types.isArray(type) || Types.isRecord(type) || Types.isVector(type);
  }

  /** Whether one expression initialises an aggregate or scalar as a whole, without braces. */
  private boolean takesWhole(CType type, Expr value) {
    return switch (Types.unqualified(type)) {
      case CType.Array a -> isStringFor(a, value);
      case CType.Record r -> Types.unqualified(value.type()).equals(r);
      case CType.Vector _ -> Types.isVector(value.type());
      case CType.Void _, CType.NullPointer _, CType.Int _, CType.BitInt _, CType.Floating _ -> true;
      case CType.Complex _, CType.Pointer _, CType.Function _, CType.Enum _ -> true;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ -> true;
    };
  }

  private boolean isBracedString(CType type, Initializer.Braces braces) {
    return Types.unqualified(type) instanceof CType.Array a
        && !braces.items().isEmpty()
        && braces.items().getFirst().designators().isEmpty()
        && braces.items().size() == 1
        && braces.items().getFirst().value() instanceof Initializer.Value v
        && isStringFor(a, v.expr());
  }

  /** A narrow string suits any character type, a wide one the elements of its own type. */
  private boolean isStringFor(CType.Array array, Expr value) {
    if (!(value instanceof Expr.StringLiteral s)) {
      return false;
    }
    CType element = layout.integer(array.element());
    CType character = layout.integer(Types.element(s.type()));
    if (layout.sizeOf(character).orElse(0) != 1) {
      return element.equals(character);
    }
    return element instanceof CType.Int i && i.kind().rank() == 1;
  }
}
