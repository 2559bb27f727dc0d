package dev.assay.mutate.profile;

import dev.assay.c.Attribute;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions of a program that promise to read, or to change, no variables but their own, and
 * those that they call: if one of these read more, the promise would be broken, and compilers that
 * rely on it would be right whatever they do.
 */
public final class Promises {
  private static final Set<String> ATTRIBUTES =
      Set.of("const", "pure", "reproducible", "unsequenced", "naked", "interrupt");

  /** Attributes whose argument is a function that is called in place of another or in the end. */
  private static final Set<String> LEADING_ON = Set.of("alias", "weakref", "ifunc", "cleanup");

  /** No function's name: of what is mentioned outside of all of them. */
  private static final String OUTSIDE = "";

  private final Set<String> bound = new HashSet<>();

  private Promises() {}

  public static Promises of(Program program) {
    var promises = new Promises();
    Deque<String> open = new ArrayDeque<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f
          && f.allAttributes().stream().map(Attribute::name).anyMatch(Promises::isPromise)) {
        open.add(f.name());
      }
    }
    if (!open.isEmpty()) {
      promises.follow(open, program);
    }
    return promises;
  }

  private static boolean isPromise(String attribute) {
    return ATTRIBUTES.contains(attribute.replaceAll("^__|__$", ""));
  }

  /** Binds these, and all that they lead to. */
  private void follow(Deque<String> open, Program program) {
    Map<String, Mentioned> mentioned = new HashMap<>();
    for (Decl decl : program.declarations()) {
      String name = decl instanceof Decl.Function f ? f.name() : OUTSIDE;
      var here = mentioned.computeIfAbsent(name, _ -> new Mentioned());
      if (!(decl instanceof Decl.Include)) {
        Walk.over(decl, here);
      }
      if (decl instanceof Decl.Function(_, _, _, _, _, _, Optional<String> linked, _, _, _)) {
        // Calls by the one name end where the other leads to.
        linked.ifPresent(here.called::add);
        linked.ifPresent(l -> mentioned.computeIfAbsent(l, _ -> new Mentioned()).called.add(name));
      }
    }
    while (!open.isEmpty()) {
      String name = open.remove();
      if (bound.add(name) && mentioned.containsKey(name)) {
        Mentioned here = mentioned.get(name);
        open.addAll(here.called);
        open.addAll(here.taken);
        if (here.callsPointers) {
          mentioned.values().forEach(any -> open.addAll(any.taken));
        }
      }
    }
  }

  /** Whether the function must not read or change more variables than it does. */
  public boolean bind(Decl.Function function) {
    return bound.contains(function.name());
  }

  /** The names in a declaration, and whether it calls what it does not name. */
  private static final class Mentioned implements Visitor {
    private final Set<String> called = new HashSet<>();

    /** What a pointer may lead to, as these are not only called. */
    private final Set<String> taken = new HashSet<>();

    private final Set<Expr> callees = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean callsPointers;

    @Override
    public void decl(Decl decl) {
      List<Attribute> attributes =
          switch (decl) {
            case Decl.Function f -> f.attributes();
            case Decl.Variable v -> v.attributes();
            case Decl _ -> List.of();
          };
      attributes.stream()
          .filter(a -> LEADING_ON.contains(a.name()))
          .map(a -> a.arguments().replace("\"", "").strip())
          .forEach(called::add);
    }

    @Override
    public void expr(Expr expr) {
      switch (expr) {
        case Expr.Name n when callees.contains(n) -> called.add(n.name());
        case Expr.Name n -> taken.add(n.name());
        case Expr.Call c -> call(c);
        case Expr _ -> {}
      }
    }

    private void call(Expr.Call call) {
      if (call.function() instanceof Expr.Implicit i
          && i.conversion() == Conversion.FUNCTION_TO_POINTER
          && i.operand() instanceof Expr.Name name) {
        callees.add(name);
      } else {
        callsPointers = true;
      }
      // Libraries call back.
      callsPointers |= call.arguments().stream().anyMatch(a -> Types.isFunctionPointer(a.type()));
    }
  }
}
