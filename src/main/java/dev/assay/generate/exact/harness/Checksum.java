package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hashes every scalar part of the outputs and mixed variables, and prints the hash. */
final class Checksum {
  private static final long PRIME = 0x100000001b3L;
  private static final Variable VALUE = new Variable("value", Harness.WORD, Role.LOCAL, false);

  private final Draft draft;
  private final Code code;
  private final Words words;
  private final Optional<Nearness> nearness;
  private final Expr hash = Code.name("hash", Harness.WORD);

  Checksum(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
    this.words = new Words(draft, code);
    this.nearness = Nearness.in(draft, code, words);
  }

  /** What the statements need; to be asked for after them. */
  List<Decl> declarations() {
    Decl add =
        Code.function(
            "add_to_hash",
            CType.VOID,
            List.of(VALUE),
            Decl.Storage.STATIC,
            List.of(),
            List.of(mix(VALUE.expr())));
    List<Decl> compared = nearness.map(Nearness::declarations).orElse(List.of());
    var result = new ArrayList<Decl>(words.declarations());
    result.addAll(compared);
    result.add(Code.variable("hash", Harness.WORD, Decl.Storage.STATIC, Optional.empty()));
    result.add(add);
    return result;
  }

  /**
   * {@code hash = (hash ^ hash >> 32 ^ value) * prime}: for each value another hash becomes another
   * one. Without the shift the highest bits of two values would cancel each other.
   */
  private Stmt mix(Expr value) {
    Expr spread = code.binary(BinaryOp.SHIFT_RIGHT, hash, Code.number(32, CType.INT));
    Expr mixed = code.binary(BinaryOp.XOR, code.binary(BinaryOp.XOR, hash, spread), value);
    Expr prime = Code.number(PRIME, Harness.WORD);
    return code.assign(hash, code.binary(BinaryOp.MULTIPLY, mixed, prime));
  }

  List<Stmt> statements(Expr vector) {
    var result = new ArrayList<Stmt>();
    result.add(code.assign(hash, Code.number(0, Harness.WORD)));
    for (Variable variable : draft.globals()) {
      if (variable.role().isWritable()) {
        result.addAll(
            new Parts(draft, code)
                .each(variable.expr(), variable.name(), part -> added(part, vector)));
      }
    }
    result.add(
        code.evaluate(
            nearness.isPresent()
                ? printed("%d %016llx, %d off\n", vector, hash, Nearness.misses())
                : printed("%d %016llx\n", vector, hash)));
    return result;
  }

  private Expr printed(String format, Expr... values) {
    var arguments = new ArrayList<Expr>(List.of(Text.of(format)));
    arguments.addAll(List.of(values));
    return draft.typing().call(draft.prototypes().use("printf"), arguments, Span.NONE);
  }

  private List<Stmt> added(Parts.Part part, Expr vector) {
    if (nearness.isPresent() && Types.isFloating(part.type())) {
      return List.of(nearness.get().compared(part, vector));
    }
    List<Expr> bits = words.of(part.lvalue());
    if (!part.counters().isEmpty()) {
      // A call for each element would cost more steps than all the rest.
      return bits.stream().map(this::mix).toList();
    }
    var type = new CType.Function(CType.VOID, List.of(Harness.WORD), false, true);
    return bits.stream()
        .map(word -> code.evaluate(code.call(Code.name("add_to_hash", type), word)))
        .toList();
  }
}
