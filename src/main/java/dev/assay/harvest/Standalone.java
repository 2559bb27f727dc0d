package dev.assay.harvest;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Renaming;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A slice as a program of its own: all static, without a state from call to call, and with names
 * that begin with a digest of it.
 *
 * @param prefix what its names begin with
 * @param changing the names of variables that can change
 * @param endless the names of functions without a body from which there is no return
 */
record Standalone(String prefix, Program program, Set<String> changing, Set<String> endless) {
  private static final int DIGITS = 10;

  static Standalone of(Decl.Function function, Slice.Cut.Ready cut, Program from) {
    var whole =
        new Program(from.file(), cut.declarations(), from.tags(), from.model(), from.standard());
    Program alone =
        new Rewriter(new Alone(function.name(), cut.locals(), defined(cut))).program(whole);
    String prefix = "h" + digest(Printer.print(alone)) + "_";
    return new Standalone(
        prefix,
        new Rewriter(renaming(alone, prefix)).program(alone),
        cut.state().stream().map(v -> prefix + v.name()).collect(Collectors.toSet()),
        cut.endless().stream().map(name -> prefix + name).collect(Collectors.toSet()));
  }

  private static Set<String> defined(Slice.Cut.Ready cut) {
    return cut.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
        .map(d -> ((Decl.Function) d).name())
        .collect(Collectors.toSet());
  }

  /** Variables that can change, each once. */
  List<Decl.Variable> state() {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Variable v && changing.contains(v.name()))
        .map(Decl.Variable.class::cast)
        .toList();
  }

  /** Functions of which only the head came along. */
  List<Decl.Function> missing() {
    Set<String> defined = new HashSet<>();
    var heads = new ArrayList<Decl.Function>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        defined.add(f.name());
      } else if (decl instanceof Decl.Function f && f.name().startsWith(prefix)) {
        heads.add(f);
      }
    }
    return heads.stream().filter(f -> defined.add(f.name())).toList();
  }

  boolean isEndless(Decl.Function function) {
    return endless.contains(function.name());
  }

  /** The function under its new name. */
  Decl.Function function(String name) {
    return program.declarations().stream()
        .filter(d -> d instanceof Decl.Function f && f.name().equals(prefix + name))
        .map(Decl.Function.class::cast)
        .filter(f -> f.body().isPresent())
        .findFirst()
        .orElseThrow();
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static Renaming renaming(Program program, String prefix) {
    Map<String, String> ordinary = new HashMap<>();
    Map<String, String> tags = new HashMap<>();
    for (Decl decl : program.declarations()) {
      switch (decl) {
        case Decl.Function f when f.storage() == Decl.Storage.STATIC ->
            ordinary.put(f.name(), prefix + f.name());
        case Decl.Variable v -> ordinary.put(v.name(), prefix + v.name());
        case Decl.Typedef t -> ordinary.put(t.name(), prefix + t.name());
        case Decl.TagDefinition d -> {
          tags.put(d.definition().tag().name(), prefix + d.definition().tag().name());
          if (d.definition() instanceof TagDef.EnumDef e) {
            e.enumerators().forEach(c -> ordinary.put(c.name(), prefix + c.name()));
          }
        }
        case Decl.TagDeclaration d -> tags.put(d.tag().name(), prefix + d.tag().name());
        case Decl.Function _, Decl.StaticAssert _, Decl.Asm _ -> {}
        case Decl.Directive _, Decl.Include _ -> {}
      }
    }
    for (TagDef definition : program.tags().definitions().values()) {
      if (definition instanceof TagDef.EnumDef e && e.tag().isAnonymous()) {
        e.enumerators().forEach(c -> ordinary.put(c.name(), prefix + c.name()));
      }
    }
    tags.remove("");
    return new Renaming(ordinary, tags, Map.of(), Map.of());
  }

  /** Makes everything static that is not, and nothing static that keeps a state. */
  private record Alone(String function, List<Decl.Variable> locals, Set<String> defined)
      implements Rules {
    /** Attributes that say what a type is, and promise nothing. */
    private static final Set<String> OF_TYPES = Set.of("aligned", "may_alias");

    private static final Expr ZERO =
        new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, Span.NONE);

    @Override
    public List<Decl> external(Decl decl) {
      return switch (decl) {
        case Decl.Function f when f.body().isPresent() -> List.of(own(f));
        case Decl.Function f ->
            isLibrary(f) ? List.of(f.withAttributes(List.of())) : List.of(own(f));
        case Decl.Variable v ->
            List.of(v.withStorage(Decl.Storage.STATIC).withAttributes(List.of()));
        case Decl.StaticAssert _, Decl.Asm _, Decl.Directive _ -> List.of();
        case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _, Decl.Include _ ->
            List.of(decl);
      };
    }

    /** What a function promises may stand in the type of its result, too. */
    @Override
    public CType type(CType type) {
      if (!(type instanceof CType.Function(CType.Attributed result, var parameters, _, _))) {
        return type;
      }
      List<Attribute> kept =
          result.attributes().stream().filter(a -> OF_TYPES.contains(a.name())).toList();
      var function = (CType.Function) type;
      return new CType.Function(
          kept.isEmpty() ? result.base() : new CType.Attributed(result.base(), kept),
          parameters,
          function.variadic(),
          function.prototyped());
    }

    private boolean isLibrary(Decl.Function f) {
      return PureLibrary.has(f.name()) && !defined.contains(f.name());
    }

    private Decl own(Decl.Function f) {
      Optional<Stmt.Block> body =
          f.name().equals(function) ? f.body().map(this::withLocals) : f.body();
      return new Decl.Function(
          f.name(),
          f.type(),
          f.parameters(),
          Decl.Storage.STATIC,
          Decl.FunctionSpecifiers.NONE,
          List.of(),
          Optional.empty(),
          false,
          body,
          f.span());
    }

    private Stmt.Block withLocals(Stmt.Block body) {
      var items = new ArrayList<Stmt>();
      locals.forEach(v -> items.add(new Stmt.Declare(local(v))));
      items.addAll(body.items());
      return new Stmt.Block(items, body.span());
    }

    @Override
    public Decl decl(Decl decl) {
      return decl instanceof Decl.Variable v
              && v.storage() == Decl.Storage.STATIC
              && !Types.qualifiers(v.type()).isConst()
              && !(Types.isArray(v.type()) && Types.qualifiers(Types.element(v.type())).isConst())
          ? local(v)
          : decl;
    }

    /** Static variables begin as zero. */
    private static Decl.Variable local(Decl.Variable v) {
      Initializer plain = new Initializer.Value(ZERO);
      Initializer zero =
          Types.isScalar(v.type())
              ? plain
              : new Initializer.Braces(List.of(new Initializer.Item(List.of(), plain)), Span.NONE);
      return v.withStorage(Decl.Storage.NONE)
          .withAttributes(List.of())
          .withInitializer(v.initializer().or(() -> Optional.of(zero)));
    }
  }
}
