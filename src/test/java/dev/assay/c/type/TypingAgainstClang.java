package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Walks our tree and clang's in parallel and tells where conversions or types differ.
 *
 * <p>clang gives types as text; our own parser reads them, in declarations added to the program.
 */
final class TypingAgainstClang {
  private final String clang;
  private final Path dir;

  TypingAgainstClang(String clang, Path dir) {
    this.clang = clang;
    this.dir = dir;
  }

  /** The differences found in a C file, at most one for each function or variable. */
  List<String> differences(Path source, String... flags) throws IOException, InterruptedException {
    Path preprocessed = dir.resolve("unit.i");
    Path dump = dir.resolve("unit.json");
    var preprocess = new ArrayList<>(List.of(clang, "-w", "-E", source.toString()));
    preprocess.addAll(List.of(flags));
    run(preprocess, preprocessed);
    run(
        List.of(clang, "-w", "-fsyntax-only", "-Xclang", "-ast-dump=json", preprocessed.toString()),
        dump);
    // clang 14 lacks these types, so the C library's headers declare them.
    String text =
        SourceText.decode(Files.readAllBytes(preprocessed))
            .replaceAll("typedef (float|double|long double) _Float\\d+x?;", "");
    ParseResult result = parse(source, text);
    if (result.hasErrors()) {
      return result.errors().stream().map(Object::toString).toList();
    }
    var ours = new OurTrees(new Layout(DataModel.LP64, result.program().tags()));
    Map<String, List<TypedTree>> mine = ours.roots(result.program());
    Map<String, List<TypedTree>> theirs =
        ClangTrees.roots(ClangNode.read(Files.readAllBytes(dump)));
    Map<String, CType> types = types(source, text, theirs);
    return compare(mine, theirs, ours, types);
  }

  private static List<String> compare(
      Map<String, List<TypedTree>> mine,
      Map<String, List<TypedTree>> theirs,
      OurTrees ours,
      Map<String, CType> types) {
    var found = new ArrayList<String>();
    theirs.forEach((name, clangs) -> {
      List<TypedTree> trees = mine.getOrDefault(name, List.of());
      for (int i = 0; i < Math.min(trees.size(), clangs.size()); i++) {
        String difference =
            trees.get(i).difference(clangs.get(i), (a, b) -> sameType(a, b, ours, types));
        if (!difference.isEmpty()) {
          found.add(name + ": " + difference);
          return;
        }
      }
      if (trees.size() != clangs.size()) {
        found.add(name + ": " + trees.size() + " expressions, clang has " + clangs.size());
      }
    });
    return found;
  }

  private static boolean sameType(
      TypedTree mine, TypedTree clangs, OurTrees ours, Map<String, CType> types) {
    CType type = ours.type(mine);
    CType theirs = types.get(clangs.type());
    if (theirs == null || mine.label().equals("String")) {
      return true;
    }
    if (Types.unqualified(type) instanceof CType.Vector a
        && Types.unqualified(theirs) instanceof CType.Vector b) {
      return sameVectors(a, b, ours.layout());
    }
    if (theirs instanceof CType.Function || Types.isVariablyModified(type)) {
      return true;
    }
    return mine.lvalue() ? Types.same(type, theirs) : Types.sameUnqualified(type, theirs);
  }

  /** The elements of comparisons are as wide in clang but not always of the same name. */
  private static boolean sameVectors(CType.Vector a, CType.Vector b, Layout layout) {
    return a.count() == b.count()
        && layout.sizeOf(a).equals(layout.sizeOf(b))
        && Types.isFloating(a.element()) == Types.isFloating(b.element())
        && layout.isSigned(a.element()) == layout.isSigned(b.element());
  }

  private static ParseResult parse(Path source, String text) {
    return Parser.parse(SourceText.of(source.toString(), text), DataModel.LP64, Standard.DEFAULT);
  }

  /**
   * Reads the types of clang's texts; those that can't be declared outside functions are left out.
   */
  private static Map<String, CType> types(
      Path source, String program, Map<String, List<TypedTree>> trees) {
    var names = new LinkedHashMap<String, String>();
    trees.values().forEach(list -> list.forEach(t -> collect(t, names)));
    var text = new StringBuilder(program);
    names.forEach((type, name) ->
        text.append("\n__typeof__(").append(type).append(") *").append(name).append(";"));
    var found = new HashMap<String, CType>();
    parse(source, text.toString())
        .program()
        .allDeclarations()
        .forEach(d -> {
          if (d instanceof Decl.Variable v && v.name().startsWith("assay_type_")) {
            found.put(v.name(), Types.target(v.type()));
          }
        });
    var types = new HashMap<String, CType>();
    names.forEach((type, name) -> types.put(type, found.get(name)));
    return types;
  }

  private static void collect(TypedTree tree, Map<String, String> names) {
    boolean readable = Stream.of("<", " at ", "ext_vector_type").noneMatch(tree.type()::contains);
    if (readable) {
      names.computeIfAbsent(tree.type(), _ -> "assay_type_" + names.size());
    }
    tree.inner().forEach(t -> collect(t, names));
  }

  private static void run(List<String> command, Path output)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + " failed");
    }
  }
}
