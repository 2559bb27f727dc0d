package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/** An array gets more or fewer elements. */
final class ChangeArray implements ChangingMutator {
  private static final long LARGEST = 1 << 16;

  /**
   * One dimension of an array.
   *
   * @param count how many elements it has
   * @param least how many it must have
   * @param made what gives it another number
   */
  private record Dimension(
      String what, long count, long least, LongFunction<List<Replacement>> made) {
    List<Long> others() {
      return Stream.of(count + 1, count * 2, count + 7, count - 1, count / 2, 1L)
          .distinct()
          .filter(n -> n != count && n >= Math.max(1, least) && n <= LARGEST)
          .toList();
    }
  }

  @Override
  public String name() {
    return "change-array";
  }

  @Override
  public String summary() {
    return "an array gets more or fewer elements";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    if (Records.areMeasured(subject.program())) {
      return Optional.empty();
    }
    var all = new ArrayList<Dimension>();
    for (Variables.Variable variable : Variables.of(subject.program()).all()) {
      addDimensions(variable, subject.conservative(), all);
    }
    Records records = Records.of(subject.program());
    for (TagDef.RecordDef definition : records.definitions()) {
      addMembers(definition, records, subject.conservative(), all);
    }
    all.removeIf(dimension -> dimension.others().isEmpty());
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Dimension dimension = rng.pick(all);
    long count = rng.pick(dimension.others());
    return Optional.of(
        new Change(dimension.what() + " of " + count + " elements", dimension.made().apply(count)));
  }

  private static void addDimensions(
      Variables.Variable variable, boolean conservative, List<Dimension> all) {
    List<Long> counts = counts(variable.type());
    for (int depth = 0; depth < counts.size(); depth++) {
      int at = depth;
      if (variable.uses().stream().allMatch(use -> isFree(use, at))) {
        long count = counts.get(at);
        all.add(
            new Dimension(
                variable.name(),
                count,
                conservative ? count : least(variable, count, at),
                other -> declared(variable, at, other)));
      }
    }
  }

  /** Those of the type as it is written, up to one that is no plain number. */
  private static List<Long> counts(CType type) {
    var counts = new ArrayList<Long>();
    for (CType t = type;
        t instanceof CType.Array a && a.size() instanceof ArraySize.Fixed(long count);
        t = a.element()) {
      if (count > 0) {
        counts.add(count);
      }
    }
    return counts;
  }

  /** Whether no pointer to the array whose size changes is made there. */
  private static boolean isFree(Variables.Use use, int depth) {
    Expr array = use.name();
    for (int i = 0; i < depth; i++) {
      if (!(use.around().parent(array) instanceof Expr.Implicit decayed)
          || decayed.conversion() != Conversion.ARRAY_TO_POINTER
          || !(use.around().parent(decayed) instanceof Expr.Index index)
          || index.base() != (Expr) decayed) {
        return false;
      }
      array = index;
    }
    return switch (use.around().parent(array)) {
      case Expr.Unary u -> u.op() != UnaryOp.ADDRESS;
      case Expr.Implicit _, Expr.SizeOf _ -> true;
      case null, default -> false;
    };
  }

  private static long least(Variables.Variable variable, long count, int depth) {
    List<Initializer> initializers =
        variable.declarations().stream().flatMap(d -> d.initializer().stream()).toList();
    return initializers.isEmpty()
        ? 1
        : depth == 0 && initializers.size() == 1 ? least(initializers.getFirst(), count) : count;
  }

  private static long least(Initializer initializer, long count) {
    return switch (initializer) {
      case Initializer.Value(Expr.StringLiteral s) -> s.value().length() + 1L;
      case Initializer.Value _ -> count;
      case Initializer.Braces b ->
          b.items().stream().allMatch(item -> item.designators().isEmpty())
              ? b.items().size()
              : count;
    };
  }

  private static List<Replacement> declared(Variables.Variable variable, int depth, long count) {
    return variable.declarations().stream()
        .filter(d -> counts(d.type()).size() > depth)
        .<Replacement>map(d -> Replacement.of((Decl) d, d.withType(with(d.type(), depth, count))))
        .toList();
  }

  private static CType with(CType type, int depth, long count) {
    CType.Array array = (CType.Array) type;
    return depth == 0
        ? new CType.Array(array.element(), new ArraySize.Fixed(count))
        : new CType.Array(with(array.element(), depth - 1, count), array.size());
  }

  private static void addMembers(
      TagDef.RecordDef definition, Records records, boolean conservative, List<Dimension> all) {
    RecordInitializers.Form form = records.initialized(definition);
    for (int i = 0; i < definition.fields().size(); i++) {
      TagDef.Field f = definition.fields().get(i);
      List<Long> counts = counts(f.type());
      if (counts.isEmpty()
          || records.isAddressed(f.name())
          || form == RecordInitializers.Form.FLAT) {
        continue;
      }
      int place = i;
      boolean grows = conservative || form != RecordInitializers.Form.NONE;
      all.add(
          new Dimension(
              f.name() + " of " + definition.tag(),
              counts.getFirst(),
              grows ? counts.getFirst() : 1,
              count ->
                  List.of(
                      new Replacement.OfMember(
                          definition.tag(),
                          place,
                          Optional.of(
                              new TagDef.Field(
                                  f.name(),
                                  with(f.type(), 0, count),
                                  f.bitWidth(),
                                  f.alignas(),
                                  f.attributes(),
                                  f.span()))))));
    }
  }
}
