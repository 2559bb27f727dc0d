package dev.assay.campaign.source;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file with the files beside it that it includes: compilers work in a folder of their own, as a
 * user who may not be allowed to look into the original one, and a stored bug must be whole.
 */
public final class LocalIncludes {
  private static final Pattern QUOTED =
      Pattern.compile("(?m)^[ \\t]*#[ \\t]*include[ \\t]*\"([^\"\\n]+)\"");

  private static final int MOST_FILES = 500;

  private LocalIncludes() {}

  /** The file under the name {@code test.c}, then its includes by the names it uses for them. */
  public static List<SourceFile> of(Path file) throws IOException {
    var found = new LinkedHashMap<Path, SourceFile>();
    var open = new ArrayDeque<Path>();
    Path folder = file.toAbsolutePath().normalize().getParent();
    found.put(file.toAbsolutePath().normalize(), read(file, "test.c"));
    open.add(file.toAbsolutePath().normalize());
    while (!open.isEmpty() && found.size() < MOST_FILES) {
      Path current = open.remove();
      Matcher include = QUOTED.matcher(found.get(current).text());
      while (include.find()) {
        Path target = current.resolveSibling(include.group(1)).normalize();
        // What lies outside the folder is left to the compiler's own search.
        if (target.startsWith(folder)
            && Files.isRegularFile(target)
            && !found.containsKey(target)) {
          found.put(target, read(target, folder.relativize(target).toString()));
          open.add(target);
        }
      }
    }
    return List.copyOf(found.values());
  }

  private static SourceFile read(Path file, String name) throws IOException {
    return new SourceFile(name, Files.readString(file, StandardCharsets.ISO_8859_1));
  }
}
