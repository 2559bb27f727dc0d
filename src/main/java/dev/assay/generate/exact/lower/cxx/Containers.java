package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Qualifiers;
import dev.assay.c.TagDef;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.Target.Language.Cxx;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws the representation of each array that may have another than C's. */
final class Containers {
  private final Program program;
  private final Cxx language;
  private final CxxWeights weights;
  private final PrintOptions words;
  private final Rng rng;
  private final ElementTypes elements;
  private final Map<String, CType> variables = new HashMap<>();
  private final Map<ArrayUses.Field, CType> fields = new HashMap<>();
  private final Set<Container> used = EnumSet.noneOf(Container.class);

  Containers(Program program, Cxx language, CxxWeights weights, PrintOptions words, Rng rng) {
    this.program = program;
    this.language = language;
    this.weights = weights;
    this.words = words;
    this.rng = rng;
    this.elements = new ElementTypes(program.tags());
    ArrayUses uses = ArrayUses.of(program);
    drawFields(uses);
    drawVariables(uses);
  }

  List<String> headers() {
    return used.stream().filter(c -> c != Container.PLAIN).map(Container::header).toList();
  }

  private void drawFields(ArrayUses uses) {
    for (TagDef definition : program.tags().definitions().values()) {
      if (definition instanceof TagDef.RecordDef r && isPlain(r)) {
        for (TagDef.Field f : r.fields()) {
          var key = new ArrayUses.Field(r.tag(), f.name());
          if (f.attributes().isEmpty() && f.alignas().isEmpty() && uses.onlyElements(key)) {
            // A member that is not always initialised must have its elements from the start.
            drawn(f.type(), true).ifPresent(t -> fields.put(key, t));
          }
        }
      }
    }
  }

  private static boolean isPlain(TagDef.RecordDef record) {
    return !record.isUnion()
        && !record.tag().isAnonymous()
        && record.attributes().isEmpty()
        && record.pack() == 0;
  }

  private void drawVariables(ArrayUses uses) {
    var needed = new HashSet<String>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable v) {
        needed.addAll(Names.used(v));
        if (v.storage() != Decl.Storage.EXTERN && isPlain(v) && uses.onlyElements(v.name())) {
          // Elements that an initialiser up to here points to must be there before it runs.
          boolean early = needed.contains(v.name());
          drawn(v.type(), early).ifPresent(t -> variables.put(v.name(), t));
        }
      }
    }
  }

  private static boolean isPlain(Decl.Variable v) {
    return v.attributes().isEmpty() && v.asmName().isEmpty() && v.traits().equals(Decl.Traits.NONE);
  }

  private Optional<CType> drawn(CType type, boolean fixed) {
    Qualifiers qualifiers = Types.qualifiers(type);
    CType element = ElementTypes.innermost(type);
    if (!(Types.unqualified(type) instanceof CType.Array array)
        || qualifiers.isVolatile()
        || !elements.isOrdinary(element)) {
      return Optional.empty();
    }
    CType result = drawn(array, inside(element), fixed);
    return Optional.of(
        qualifiers.isConst() ? new CType.Qualified(result, Qualifiers.CONST) : result);
  }

  /** From the inside out: what an array can be depends on what its elements are. */
  private CType drawn(CType.Array array, List<Container> innermost, boolean fixed) {
    CType element =
        Types.unqualified(array.element()) instanceof CType.Array inner
            ? drawn(inner, innermost, fixed)
            : Unqualified.of(array.element());
    List<Container> possible = Types.isArray(element) ? around(Container.of(element)) : innermost;
    Container container =
        rng.pick(
            possible.stream().filter(c -> !fixed || !c.isDynamic()).toList(),
            c -> c == Container.PLAIN ? Math.max(1, weights.plain()) : weights.of(c));
    used.add(container);
    long count = array.size() instanceof CType.ArraySize.Fixed(long c) ? c : 0;
    return container.of(element, Printer.print(element, words), count);
  }

  /** What an array of such elements can be. */
  private List<Container> inside(CType element) {
    var result = new ArrayList<Container>();
    result.add(Container.PLAIN);
    if (language.atLeast(11)) {
      result.add(Container.ARRAY);
    }
    if (!Types.isBool(element)) {
      result.add(Container.VECTOR);
    }
    if (Types.isArithmetic(element) && !Types.isEnum(element)) {
      result.add(Container.VALARRAY);
    }
    return result;
  }

  private List<Container> around(Container inner) {
    if (language.atLeast(11)) {
      return inner.around();
    }
    // Without lists a C array of containers could not be initialised.
    return inner.around().stream()
        .filter(c -> c != Container.ARRAY && c.isDynamic() == inner.isDynamic())
        .toList();
  }

  /** The program with the types as drawn in its declarations. */
  Program declared() {
    return new Rewriter(
            new Rules() {
              @Override
              public List<Decl> external(Decl decl) {
                return List.of(
                    decl instanceof Decl.Variable v && variables.containsKey(v.name())
                        ? v.withType(variables.get(v.name()))
                        : decl);
              }

              @Override
              public TagDef definition(TagDef definition) {
                return definition instanceof TagDef.RecordDef r ? declared(r) : definition;
              }
            })
        .program(program);
  }

  private TagDef declared(TagDef.RecordDef r) {
    var changed = new ArrayList<TagDef.Field>();
    for (TagDef.Field f : r.fields()) {
      CType type = fields.getOrDefault(new ArrayUses.Field(r.tag(), f.name()), f.type());
      changed.add(
          new TagDef.Field(f.name(), type, f.bitWidth(), f.alignas(), f.attributes(), f.span()));
    }
    return new TagDef.RecordDef(r.tag(), changed, r.pack(), r.attributes(), r.span());
  }

  /** The program with some accesses by {@code at}. */
  Program accessed(Program declared) {
    return new Rewriter(
            new Rules() {
              @Override
              public Expr expr(Expr expr) {
                return expr instanceof Expr.Index i ? Containers.this.accessed(i) : expr;
              }
            })
        .program(declared);
  }

  private Expr accessed(Expr.Index i) {
    if (!(i.base() instanceof Expr.Implicit(Conversion c, Expr array, _, _))
        || c != Conversion.ARRAY_TO_POINTER) {
      return i;
    }
    ArrayUses.Access access = ArrayUses.access(array);
    CType type = type(access.root());
    for (int level = 0; level < access.depth(); level++) {
      type = Types.element(type);
    }
    boolean checked = Container.of(type).hasAt() && rng.chance(weights.at(), 100);
    return checked
        ? new Expr.Call(
            new Expr.Member(array, "at", false, i.type(), i.span()),
            List.of(i.index()),
            i.type(),
            i.span())
        : i;
  }

  private CType type(Expr root) {
    return switch (root) {
      case Expr.Name n -> variables.getOrDefault(n.name(), CType.INT);
      case Expr.Member m ->
          ArrayUses.field(m).map(f -> fields.getOrDefault(f, CType.INT)).orElse(CType.INT);
      case Expr _ -> CType.INT;
    };
  }
}
