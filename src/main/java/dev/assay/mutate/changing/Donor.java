package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A function that gets code of another one with as many parameters.
 *
 * @param into the function that gets it
 * @param transplant the other one, fit to stand in it
 * @param names those of neither program
 */
record Donor(Decl.Function into, Transplant transplant, FreshNames names) {
  private static final int TRIES = 12;

  /** What works only in a function with certain parameters, or a certain frame. */
  private static final Pattern BOUND =
      Pattern.compile(
          "(__builtin_)?(va_start|c23_va_start|next_arg|apply_args|apply|return"
              + "|va_arg_pack|va_arg_pack_len|saveregs|setjmp)");

  /** A pair of functions as they are. */
  private record Pair(Decl.Function into, Decl.Function source) {}

  /** One of the subject and of the other program, or of the subject alone. */
  static Optional<Donor> drawn(Subject subject, FreshNames names, Rng rng) {
    Program program = subject.program();
    return subject
        .other()
        .filter(_ -> rng.chance(3, 4))
        .flatMap(other -> drawn(program, other, names, rng))
        .or(() -> drawn(program, program, names, rng));
  }

  private static Optional<Donor> drawn(Program program, Program from, FreshNames given, Rng rng) {
    FreshNames names = given.avoiding(Names.taken(from));
    List<Pair> pairs = pairs(program, from);
    for (int i = 0; i < TRIES && !pairs.isEmpty(); i++) {
      Pair pair = rng.pick(pairs);
      Optional<Transplant> made = Transplant.of(pair.source(), from, pair.into(), program, names);
      if (made.isPresent()) {
        return Optional.of(new Donor(pair.into(), made.get(), names));
      }
    }
    return Optional.empty();
  }

  private static List<Pair> pairs(Program program, Program from) {
    List<Decl.Function> sources = Definitions.open(from).stream().filter(Donor::isFree).toList();
    var pairs = new ArrayList<Pair>();
    for (Decl.Function into : Definitions.open(program)) {
      for (Decl.Function source : sources) {
        if (source != into && source.parameters().size() == into.parameters().size()) {
          pairs.add(new Pair(into, source));
        }
      }
    }
    return pairs;
  }

  /** Whether its body makes sense in another function. */
  private static boolean isFree(Decl.Function function) {
    var search =
        new Visitor() {
          private boolean bound;

          @Override
          public void expr(Expr expr) {
            bound |=
                expr instanceof Expr.Name n && BOUND.matcher(n.name()).matches()
                    || expr instanceof Expr.BuiltinCall b && BOUND.matcher(b.name()).matches();
          }

          @Override
          public void decl(Decl decl) {
            bound |= decl instanceof Decl.Function f && f.body().isPresent();
          }
        };
    Stmt.Block body = function.body().orElseThrow();
    Walk.over(body, search);
    return !search.bound
        && !body.items().isEmpty()
        && function.parameters().stream().noneMatch(p -> isStrange(p.type()));
  }

  private static boolean isStrange(CType type) {
    return Types.isVariablyModified(type)
        || Types.isRecord(Types.target(type)) && isArgumentList(Types.target(type))
        || type instanceof CType.Typedef t && t.name().endsWith("va_list");
  }

  private static boolean isArgumentList(CType type) {
    return Types.unqualified(type) instanceof CType.Record r
        && r.tag().name().startsWith("__va_list");
  }

  /** Variables for the other one's parameters, with the values of those that are there. */
  List<Stmt> bindings(Rng rng) {
    var all = new ArrayList<Stmt>();
    List<Decl.Parameter> theirs = transplant.function().parameters();
    for (int i = 0; i < theirs.size(); i++) {
      Decl.Parameter wanted = theirs.get(i);
      if (!wanted.name().isEmpty()) {
        CType type = declared(wanted);
        Optional<Expr> value =
            value(into.parameters().get(i), type)
                .or(() ->
                    Types.isScalar(type)
                        ? Casts.converted(Syntax.number(rng.nextInt(8)), CType.INT, type)
                        : Optional.empty());
        all.add(Syntax.declare(wanted.name(), type, value));
      }
    }
    return all;
  }

  private static Optional<Expr> value(Decl.Parameter given, CType type) {
    return given.name().isEmpty()
        ? Optional.empty()
        : Casts.converted(Syntax.name(given.name()), given.type(), type);
  }

  /** What was declared by the name of an array type is a pointer, which has no name. */
  private static CType declared(Decl.Parameter parameter) {
    return Types.isPointer(parameter.type()) ? Types.canonical(parameter.type()) : parameter.type();
  }

  List<Stmt> items() {
    return transplant.function().body().orElseThrow().items();
  }
}
