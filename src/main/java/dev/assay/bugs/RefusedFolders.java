package dev.assay.bugs;

import dev.assay.judge.RefusedBuilds;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/** The programs that compilers refused by an error message: the first one for each reason. */
public final class RefusedFolders {
  private final Path root;

  RefusedFolders(Layout layout) {
    this.root = folder(layout.root());
  }

  /** The first program that was refused for that reason, in a campaign's folder. */
  public static Path program(Path store, RefusedBuilds.Reason reason) {
    Path folder = folder(store).resolve(name(reason));
    Path cxx = folder.resolve(ExampleFiles.CXX_MAIN);
    return Files.exists(cxx) ? cxx : folder.resolve(ExampleFiles.MAIN);
  }

  boolean has(RefusedBuilds.Reason reason) {
    return Files.exists(root.resolve(name(reason)));
  }

  void write(RefusedBuilds.Refused refused, Example example) throws IOException {
    String name = name(refused.reason());
    var files = new LinkedHashMap<>(ExampleFiles.of(example));
    files.put("refused.toml", toml(refused, example));
    BugFolders.write(files, root.resolve(".new-" + name), root.resolve(name));
  }

  private static byte[] toml(RefusedBuilds.Refused refused, Example example) {
    return new Toml()
        .comment("The first program of a campaign that was refused for this reason.")
        .put("kind", refused.reason().kind().spelling())
        .put("family", family(refused.reason()))
        .put("message", refused.reason().message())
        .put("builds", builds(refused))
        .put("generator", example.sighting().origin().generator())
        .put("seed", example.sighting().origin().seed().toString())
        .put("detail", example.sighting().origin().detail())
        .put("campaign", example.sighting().campaign())
        .put("trial", example.sighting().trial())
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> builds(RefusedBuilds.Refused refused) {
    return refused.runs().stream().map(run -> run.configuration().toString()).distinct().toList();
  }

  private static Path folder(Path store) {
    return store.resolve("refused");
  }

  private static String name(RefusedBuilds.Reason reason) {
    long digest = new Seed(0).child(reason.kind().spelling()).child(reason.message()).value();
    return family(reason) + "-" + Long.toHexString(digest);
  }

  private static String family(RefusedBuilds.Reason reason) {
    return reason.family().name().toLowerCase(Locale.ROOT);
  }
}
