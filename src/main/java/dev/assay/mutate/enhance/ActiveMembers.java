package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which member of a union can be read at any time.
 *
 * <p>Either all its members are integers of one size, so that one tells all bits; or the program
 * stores one member only, in all unions that have a member of that name.
 */
final class ActiveMembers implements Visitor {
  private final Layout layout;

  /** Names of members that are stored, or whose address is taken. */
  private final Set<String> stored = new HashSet<>();

  /** Members that are only read where they stand. */
  private final Set<Expr> read = Collections.newSetFromMap(new IdentityHashMap<>());

  private boolean initializes;
  private boolean converts;

  private ActiveMembers(Layout layout) {
    this.layout = layout;
  }

  static ActiveMembers in(Program program) {
    var members = new ActiveMembers(new Layout(program.model(), program.tags()));
    Walk.over(program, members);
    return members;
  }

  /** The member; empty if which one holds a value is only known when the program runs. */
  Optional<TagDef.Field> of(TagDef.RecordDef union) {
    List<TagDef.Field> fields =
        union.fields().stream().filter(f -> !f.isBitField() || !f.name().isEmpty()).toList();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    if (isOneShape(fields)) {
      return Optional.of(fields.getFirst());
    }
    List<TagDef.Field> touched =
        fields.stream().filter(f -> isStored(f, f.equals(fields.getFirst()))).toList();
    if (converts || touched.size() > 1) {
      return Optional.empty();
    }
    return Optional.of(touched.isEmpty() ? fields.getFirst() : touched.getFirst());
  }

  /** A list in braces may begin with the first member without its name. */
  private boolean isStored(TagDef.Field field, boolean first) {
    return field.isAnonymousMember() || stored.contains(field.name()) || first && initializes;
  }

  private boolean isOneShape(List<TagDef.Field> fields) {
    long size = layout.sizeOf(fields.getFirst().type()).orElse(0);
    return fields.stream()
        .allMatch(f ->
            !f.isBitField() && isPlain(f.type()) && layout.sizeOf(f.type()).orElse(-1) == size);
  }

  private static boolean isPlain(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Int i -> i.kind() != IntKind.BOOL;
      case CType.Array a -> isPlain(a.element());
      case CType _ -> false;
    };
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Implicit i when i.conversion() == Conversion.LVALUE_TO_RVALUE -> read(i.operand());
      case Expr.Cast c when c.conversion() == Conversion.TO_UNION -> converts = true;
      case Expr.Member m when !read.contains(m) -> stored.add(m.field());
      case Expr.CompoundLiteral c -> initializes |= hasUnion(c.type());
      case Expr _ -> {}
    }
  }

  /** All members on the way to the object that is read. */
  private void read(Expr lvalue) {
    switch (lvalue) {
      case Expr.Member m -> {
        read.add(m);
        if (!m.arrow()) {
          read(m.base());
        }
      }
      case Expr.Index i -> read(i.base());
      case Expr.Implicit i when i.conversion() == Conversion.ARRAY_TO_POINTER -> read(i.operand());
      case Expr _ -> {}
    }
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Variable v
        && v.initializer().orElse(null) instanceof Initializer.Braces) {
      initializes |= hasUnion(v.type());
    }
  }

  @Override
  public void initializer(Initializer initializer) {
    if (initializer instanceof Initializer.Braces braces) {
      for (Initializer.Item item : braces.items()) {
        for (Initializer.Designator designator : item.designators()) {
          if (designator instanceof Initializer.Designator.Field f) {
            stored.add(f.name());
          }
        }
      }
    }
  }

  private boolean hasUnion(CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Array a -> hasUnion(a.element());
      case CType.Record r ->
          r.tag().kind() == Tag.Kind.UNION
              || layout
                  .definition(r.tag())
                  .filter(d ->
                      d instanceof TagDef.RecordDef def
                          && def.fields().stream().anyMatch(f -> hasUnion(f.type())))
                  .isPresent();
      case CType _ -> false;
    };
  }
}
