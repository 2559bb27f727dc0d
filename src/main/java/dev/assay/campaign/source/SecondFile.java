package dev.assay.campaign.source;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.edit.References;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes functions that were injected out of a program into a file of their own, so that a compiler
 * does not see them together.
 */
final class SecondFile {
  /** What the names of one injected function, and of all that it needs, begin with. */
  private static final Pattern INJECTED = Pattern.compile("(h_\\d+_\\d+_)\\w+");

  private final Program program;
  private final Set<String> moved = new HashSet<>();

  private SecondFile(Program program) {
    this.program = program;
  }

  /**
   * A program in two parts.
   *
   * @param first what is left, with heads of the functions that it calls
   * @param second the functions
   */
  record Parts(Program first, Program second) {}

  /** Empty if no injected function that other files may call stands by itself. */
  static Optional<Parts> of(Program program) {
    return new SecondFile(program).parts();
  }

  private Optional<Parts> parts() {
    var heads = new ArrayList<Decl.Function>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f
          && f.body().isPresent()
          && f.storage() == Decl.Storage.NONE
          && head(f).isPresent()
          && prefix(f.name()).filter(this::standsAlone).isPresent()) {
        heads.add(head(f).orElseThrow());
        moved.add(prefix(f.name()).orElseThrow());
      }
    }
    if (heads.isEmpty()) {
      return Optional.empty();
    }
    var first = new ArrayList<Decl>(heads);
    var second = new ArrayList<Decl>();
    for (Decl decl : program.declarations()) {
      if (isMoved(decl)) {
        second.add(decl);
      } else {
        first.add(decl);
        if (isHead(decl)) {
          second.add(decl);
        }
      }
    }
    return Optional.of(
        new Parts(program.withDeclarations(first), program.withDeclarations(second)));
  }

  /** With numbers only, for which no type must be named. */
  private static Optional<Decl.Function> head(Decl.Function f) {
    if (!(Types.unqualified(f.type()) instanceof CType.Function type)) {
      return Optional.empty();
    }
    CType result = plain(type.result());
    List<CType> parameters = type.parameters().stream().map(SecondFile::plain).toList();
    boolean isPlain =
        result instanceof CType.Int && parameters.stream().allMatch(CType.Int.class::isInstance);
    return isPlain
        ? Optional.of(
            new Decl.Function(
                f.name(),
                new CType.Function(result, parameters, false, true),
                List.of(),
                Decl.Storage.NONE,
                Decl.FunctionSpecifiers.NONE,
                List.of(),
                Optional.empty(),
                false,
                Optional.empty(),
                f.span()))
        : Optional.empty();
  }

  private static CType plain(CType type) {
    return Types.unqualified(Types.canonical(type));
  }

  private static Optional<String> prefix(String name) {
    Matcher matcher = INJECTED.matcher(name);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static Optional<String> prefix(Decl decl) {
    return References.provided(decl).stream()
        .map(name -> name.substring(name.lastIndexOf(' ') + 1))
        .map(SecondFile::prefix)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private boolean isMoved(Decl decl) {
    return prefix(decl).filter(moved::contains).isPresent();
  }

  /** Of a function of the library, which both parts may need. */
  private static boolean isHead(Decl decl) {
    return decl instanceof Decl.Function f
        && f.body().isEmpty()
        && f.storage() != Decl.Storage.STATIC
        && References.needed(f).isEmpty();
  }

  /** A later mutation may have made it use what is the program's, or the program what is its. */
  private boolean standsAlone(String prefix) {
    Set<String> own = new HashSet<>();
    Set<String> needed = new HashSet<>();
    Set<String> neededOutside = new HashSet<>();
    Set<String> heads = new HashSet<>();
    for (Decl decl : program.declarations()) {
      boolean isOwn = prefix(decl).filter(prefix::equals).isPresent();
      if (isOwn) {
        own.addAll(References.provided(decl, program.tags()));
      } else if (isHead(decl)) {
        heads.addAll(References.provided(decl));
      }
      (isOwn ? needed : neededOutside).addAll(References.needed(decl, program.tags()));
    }
    Set<String> provided = new HashSet<>();
    program.declarations().forEach(d -> provided.addAll(References.provided(d, program.tags())));
    needed.retainAll(provided);
    needed.removeAll(own);
    needed.removeAll(heads);
    long called = own.stream().filter(neededOutside::contains).count();
    return needed.isEmpty() && called <= 1;
  }

  /** As compilers get it. */
  static String text(Program part) {
    return Printer.print(part);
  }
}
