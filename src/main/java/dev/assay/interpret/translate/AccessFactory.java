package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Span;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.AliasClasses;
import dev.assay.interpret.memory.DeclaredTypes;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.Shape;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the accesses and effective types that belong to C types. */
final class AccessFactory {
  private final Layout layout;
  private final boolean strict;
  private final AliasClasses classes = new AliasClasses();
  private final Map<CType, DeclaredTypes> declared = new HashMap<>();

  AccessFactory(Layout layout, Dialect dialect) {
    this.layout = layout;
    this.strict = dialect.strictAliasing();
  }

  /** How an lvalue of the type accesses memory. */
  Access access(CType type, Span span) {
    return access(type, Route.PLAIN, span);
  }

  /** The way an lvalue leads to its object. */
  record Route(int record, boolean viaUnion, boolean mayAlias, int knownAlign) {
    static final Route PLAIN = new Route(0, false, false, Integer.MAX_VALUE);
  }

  /** The same for an lvalue that leads through members. */
  Access access(CType type, Route route, Span span) {
    CType plain = Types.unqualified(type);
    int size = sizeOfValue(plain);
    boolean exempt = !strict || route.mayAlias() || mayAlias(type);
    int aliasClass = exempt ? AliasClasses.ANY : classOf(plain);
    boolean whole = plain instanceof CType.Record;
    int number = whole ? classes.of(((CType.Record) plain).tag()) : route.record();
    return new Access(
        size,
        Math.min(layout.alignOf(type), route.knownAlign()) - 1,
        aliasClass,
        aliasClass == AliasClasses.ANY ? 0 : number,
        route.viaUnion(),
        Types.qualifiers(type).isVolatile(),
        Types.name(type),
        span);
  }

  /** The padding after an x87 long double, or a vector of three, is no part of its value. */
  private int sizeOfValue(CType plain) {
    return switch (Repr.of(plain, layout)) {
      case Repr.Soft soft -> soft.format().bytes();
      case Repr.Lanes lanes -> lanes.laneSize() * lanes.count();
      case Repr _ -> (int) layout.sizeOf(plain).orElse(0);
    };
  }

  int recordNumber(CType record) {
    return Types.unqualified(record) instanceof CType.Record r ? classes.of(r.tag()) : 0;
  }

  private int classOf(CType plain) {
    return switch (plain) {
      case CType.Record _ -> AliasClasses.WHOLE_RECORD;
      case CType.Vector v -> classOf(Types.unqualified(v.element()));
      case CType.Complex c -> classOf(Types.unqualified(c.element()));
      case CType.Array a -> classOf(Types.unqualified(a.element()));
      case CType.Enum e -> classOf(Types.unqualified(layout.underlying(e)));
      case CType.Pointer _ -> classes.of(deep(plain));
      case CType.Int _, CType.BitInt _, CType.Floating _, CType.NullPointer _ -> classes.of(plain);
      case CType.Void _, CType.Function _ -> AliasClasses.ANY;
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          classOf(Types.unqualified(plain));
    };
  }

  /** The type without sugar and qualifiers at any depth, so that equal types are equal. */
  private CType deep(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Pointer p -> new CType.Pointer(deep(p.target()));
      case CType.Array a -> new CType.Array(deep(a.element()), new CType.ArraySize.Unknown());
      case CType.Function f -> new CType.Function(deep(f.result()), List.of(), false, false);
      case CType plain -> plain;
    };
  }

  /** Whether GNU's may_alias is on the type, or on the struct that it is. */
  boolean mayAlias(CType type) {
    return switch (type) {
      case CType.Record r ->
          layout
              .definition(r.tag())
              .map(d -> Attribute.has(d.attributes(), "may_alias"))
              .orElse(false);
      case CType.Attributed a -> Attribute.has(a.attributes(), "may_alias") || mayAlias(a.base());
      case CType.Qualified q -> mayAlias(q.base());
      case CType.Typedef t -> mayAlias(t.actual());
      case CType.Typeof t -> mayAlias(t.actual());
      case CType _ -> false;
    };
  }

  /** The effective types of an object declared with the type. */
  EffectiveTypes declared(CType type) {
    if (!strict) {
      return EffectiveTypes.ANYTHING;
    }
    int size = (int) layout.sizeOf(type).orElse(0);
    return declared.computeIfAbsent(type, t -> new DeclaredTypes(shape(t), size));
  }

  /** The same where the size is known only when running. */
  EffectiveTypes declared(CType type, int size) {
    return strict ? new DeclaredTypes(shape(type), size) : EffectiveTypes.ANYTHING;
  }

  private Shape shape(CType type) {
    CType plain = Types.unqualified(type);
    return switch (plain) {
      case CType.Array a -> elements(a.element());
      case CType.Vector v -> elements(v.element());
      case CType.Complex c -> elements(c.element());
      case CType.Record r -> layout.layout(r.tag()).map(l -> members(r, l)).orElse(nothing());
      case CType _ -> new Shape.Scalar(classOf(plain), (int) layout.sizeOf(plain).orElse(0));
    };
  }

  private static Shape nothing() {
    return new Shape.Scalar(AliasClasses.ANY, 0);
  }

  private Shape elements(CType element) {
    return new Shape.Elements(shape(element), (int) layout.sizeOf(element).orElse(0));
  }

  private Shape members(CType.Record record, RecordLayout recordLayout) {
    var parts = new ArrayList<Shape.Part>();
    for (FieldLayout field : recordLayout.fields()) {
      if (!field.isBitField()) {
        CType type = field.field().type();
        int size = (int) layout.sizeOf(type).orElse(Integer.MAX_VALUE);
        parts.add(new Shape.Part((int) field.offset(), size, shape(type)));
      }
    }
    return new Shape.Members(
        classes.of(record.tag()), record.tag().kind() == dev.assay.c.Tag.Kind.UNION, parts);
  }
}
