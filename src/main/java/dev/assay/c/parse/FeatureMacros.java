package dev.assay.c.parse;

import dev.assay.c.Decl;
import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the definitions of feature-test macros before the first {@code #include}. */
final class FeatureMacros {
  private static final Set<String> NAMES =
      Set.of(
          "_GNU_SOURCE",
          "_DEFAULT_SOURCE",
          "_BSD_SOURCE",
          "_SVID_SOURCE",
          "_POSIX_SOURCE",
          "_POSIX_C_SOURCE",
          "_XOPEN_SOURCE",
          "_XOPEN_SOURCE_EXTENDED",
          "_ISOC95_SOURCE",
          "_ISOC99_SOURCE",
          "_ISOC11_SOURCE",
          "_ISOC2X_SOURCE",
          "_ATFILE_SOURCE",
          "_LARGEFILE_SOURCE",
          "_LARGEFILE64_SOURCE",
          "_FILE_OFFSET_BITS",
          "_TIME_BITS",
          "_REENTRANT",
          "_THREAD_SAFE",
          "_FORTIFY_SOURCE",
          "__STDC_FORMAT_MACROS",
          "__STDC_LIMIT_MACROS",
          "__STDC_CONSTANT_MACROS");

  private FeatureMacros() {}

  static List<Decl> find(SourceText source) {
    var found = new ArrayList<Decl>();
    int number = 0;
    for (String line : (Iterable<String>) source.original().orElse("").lines()::iterator) {
      number++;
      String text = line.strip();
      if (!text.startsWith("#")) {
        continue;
      }
      String body = text.substring(1).strip();
      if (body.startsWith("include")) {
        break;
      }
      if (body.startsWith("define") && isFeature(body.substring(6).strip().split("\\s", 2)[0])) {
        var span = new Span(source.file(), number, 1, number, line.length());
        found.add(new Decl.Directive("#" + body, span));
      }
    }
    return found;
  }

  static boolean isFeature(String name) {
    return NAMES.contains(name) || name.startsWith("__STDC_WANT_");
  }
}
