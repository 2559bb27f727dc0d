package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Arrays that calls take numbers from, such as their arguments from visit to visit. */
final class PairTables {
  private final Typing typing;
  private final FreshNames names;
  private final Rng rng;
  private final List<Decl> declarations = new ArrayList<>();

  PairTables(Typing typing, FreshNames names, Rng rng) {
    this.typing = typing;
    this.names = names;
    this.rng = rng;
  }

  /** All that there are by now. */
  List<Decl> declarations() {
    return List.copyOf(declarations);
  }

  /** Reads an element of a new array with these numbers. */
  Expr element(List<BigInteger> numbers, CType type, Expr index) {
    var array = new CType.Array(element(type), new CType.ArraySize.Fixed(numbers.size()));
    var name = new Expr.Name(names.next("t"), array, Span.NONE);
    List<Initializer.Item> items =
        numbers.stream()
            .map(n -> new Initializer.Item(List.of(), new Initializer.Value(Numbers.of(n, type))))
            .toList();
    declarations.add(
        new Decl.Variable(
            name.name(),
            array,
            Decl.Storage.STATIC,
            Decl.Traits.NONE,
            Optional.of(new Initializer.Braces(items, Span.NONE)),
            List.of(),
            Optional.empty(),
            Span.NONE));
    return typing.rvalue(typing.index(name, index, Span.NONE));
  }

  /** Compilers know the elements of those that are const; of others they must find out. */
  private CType element(CType type) {
    return rng.nextBoolean() ? new CType.Qualified(type, Qualifiers.CONST) : type;
  }
}
