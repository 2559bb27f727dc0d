package dev.assay.mutate.profile;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The names declared so far, the latest first; never changes.
 *
 * @param variable empty where the name stands for something else, or for a variable that is not for
 *     use
 * @param before null at the end
 */
record Environment(String name, Optional<Visible> variable, Environment before) {
  static final Environment EMPTY = new Environment("", Optional.empty(), null);

  Environment hiding(String hidden) {
    return new Environment(hidden, Optional.empty(), this);
  }

  Environment with(Visible visible) {
    return new Environment(visible.name(), Optional.of(visible), this);
  }

  /** With what a declaration outside of functions declares. */
  Environment declaring(Decl decl) {
    return declaring(decl, true);
  }

  /** With what a declaration in a function declares. */
  Environment declaring(Decl decl, Tags tags) {
    CType type =
        switch (decl) {
          case Decl.Variable v -> v.type();
          case Decl.Typedef t -> t.type();
          case Decl _ -> CType.VOID;
        };
    return hidingInside(type, tags).declaring(decl, false);
  }

  private Environment declaring(Decl decl, boolean isGlobal) {
    return switch (decl) {
      case Decl.Variable v -> variable(v, isGlobal);
      case Decl.Function f -> hiding(f.name());
      case Decl.Typedef t -> hiding(t.name());
      case Decl.TagDefinition(TagDef definition) -> hiding(definition);
      case Decl.TagDeclaration _, Decl.StaticAssert _ -> this;
      case Decl.Asm _, Decl.Directive _, Decl.Include _ -> this;
    };
  }

  private Environment hiding(TagDef definition) {
    Environment all = this;
    if (definition instanceof TagDef.EnumDef e) {
      for (TagDef.Enumerator constant : e.enumerators()) {
        all = all.hiding(constant.name());
      }
    }
    return all;
  }

  /** A struct without a tag may define constants where it is used. */
  private Environment hidingInside(CType type, Tags tags) {
    return switch (type) {
      case CType.Enum e when e.tag().isAnonymous() ->
          tags.definition(e.tag()).map(this::hiding).orElse(this);
      case CType.Record r when r.tag().isAnonymous() -> {
        Environment all = this;
        for (TagDef.Field f :
            tags.record(r.tag()).map(TagDef.RecordDef::fields).orElse(List.of())) {
          all = all.hidingInside(f.type(), tags);
        }
        yield all;
      }
      case CType.Array a -> hidingInside(a.element(), tags);
      case CType.Qualified q -> hidingInside(q.base(), tags);
      case CType.Attributed a -> hidingInside(a.base(), tags);
      case CType _ -> this;
    };
  }

  private Environment variable(Decl.Variable v, boolean isGlobal) {
    boolean unclear =
        v.traits().threadLocal()
            || v.asmName().isPresent()
            || Attribute.has(v.attributes(), "weak")
            || Attribute.has(v.attributes(), "alias")
            || !isGlobal && v.storage() == Decl.Storage.EXTERN;
    if (unclear) {
      return hiding(v.name());
    }
    CType type = isGlobal ? known(v.name(), v.type()) : v.type();
    return with(new Visible(v.name(), type, v.storage(), isGlobal));
  }

  /** A later declaration may leave the size of an array out again. */
  private CType known(String name, CType now) {
    if (!isOpen(now)) {
      return now;
    }
    for (Environment e = this; e != null; e = e.before) {
      if (e.name.equals(name) && e.variable.isPresent() && !isOpen(e.variable.get().type())) {
        return e.variable.get().type();
      }
    }
    return now;
  }

  private static boolean isOpen(CType type) {
    return Types.unqualified(type) instanceof CType.Array a
        && a.size() instanceof CType.ArraySize.Unknown;
  }

  /**
   * The variables that can be named, those declared last first, down to where another environment
   * goes on.
   *
   * @param hidden names declared further in, to which those found here are added
   */
  List<Visible> visible(Environment end, Set<String> hidden) {
    List<Visible> all = new ArrayList<>();
    for (Environment e = this; e != null && e != end; e = e.before) {
      if (hidden.add(e.name)) {
        e.variable.ifPresent(all::add);
      }
    }
    return all;
  }
}
