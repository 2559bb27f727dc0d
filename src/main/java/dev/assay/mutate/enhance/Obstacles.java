package dev.assay.mutate.enhance;

import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what makes the output of a program depend on more than its text. */
final class Obstacles implements Visitor {
  private final LibraryFunctions library;
  private final List<Remark> found = new ArrayList<>();

  /** Names that stand where a call wants its function; each object is one place. */
  private final Set<Expr> called = Collections.newSetFromMap(new IdentityHashMap<>());

  private Obstacles(LibraryFunctions library) {
    this.library = library;
  }

  static List<Remark> in(Program program, LibraryFunctions library) {
    var search = new Obstacles(library);
    Walk.over(program, search);
    return List.copyOf(search.found);
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Call call -> call(call);
      case Expr.Name name -> library.named(name).ifPresent(function -> used(function, name));
      case Expr _ -> {}
    }
  }

  private void call(Expr.Call call) {
    Expr callee = LibraryFunctions.callee(call);
    called.add(callee);
    JumpBuffers.buffer(call)
        .filter(buffer -> JumpBuffers.variable(buffer).isEmpty())
        .ifPresent(_ -> add(call.span(), "__builtin_setjmp fills an object that is not known"));
    Optional<Replaced> replaced = library.named(callee).flatMap(Replaced::of);
    if (replaced.isPresent() && replaced.get().format().isPresent()) {
      int format = replaced.get().format().getAsInt();
      if (format < call.arguments().size()) {
        Formats.problems(call.arguments().get(format))
            .forEach(problem -> add(call.span(), problem));
      }
    }
  }

  private void used(String function, Expr.Name name) {
    Dependence.of(LibraryFunctions.plain(function))
        .ifPresent(dependence -> add(name.span(), function + " " + dependence.words()));
    boolean prints = Replaced.of(function).filter(by -> by.stream().isPresent()).isPresent();
    if (prints && !called.contains(name)) {
      add(name.span(), function + " is called through a pointer, with a stream");
    }
  }

  private void add(Span span, String text) {
    found.add(new Remark(span, text));
  }
}
