package dev.assay.conventions;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Java sources as javac parses them, with line numbers and documentation comments. */
record SyntaxTrees(DocTrees docs, List<CompilationUnitTree> units) {

  static SyntaxTrees of(List<Path> files) {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("--release", "25", "-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      return new SyntaxTrees(DocTrees.instance(task), List.copyOf(units));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many lines the tree spans. */
  long lines(CompilationUnitTree unit, Tree tree) {
    var positions = docs.getSourcePositions();
    var lines = unit.getLineMap();
    return lines.getLineNumber(positions.getEndPosition(unit, tree))
        - lines.getLineNumber(positions.getStartPosition(unit, tree))
        + 1;
  }

  /** {@code src/…/Name.java:12}, where the tree starts. */
  String place(CompilationUnitTree unit, Tree tree) {
    long start = docs.getSourcePositions().getStartPosition(unit, tree);
    return SourceFiles.name(Path.of(unit.getSourceFile().toUri()))
        + ":"
        + unit.getLineMap().getLineNumber(start);
  }
}
