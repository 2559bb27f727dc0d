package dev.assay.campaign.source;

import dev.assay.harvest.FunctionEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The functions that variants may be given.
 *
 * @param file where they are from; empty for those that come with Assay
 */
public record Injectable(List<FunctionEntry> functions, Optional<Path> file) {
  public Injectable {
    functions = List.copyOf(functions);
  }

  /** Those that come with Assay. */
  public static Injectable starter() {
    return new Injectable(FunctionFile.starter(), Optional.empty());
  }

  /** Functions, or what is wrong with their file. */
  public sealed interface Read {
    record Fine(Injectable functions) implements Read {}

    record Wrong(String message) implements Read {}
  }

  /** Those of a database, or those that come with Assay where none is named. */
  public static Read of(Optional<Path> file) {
    return file.map(Injectable::of).orElseGet(() -> new Read.Fine(starter()));
  }

  /** Those of a database. */
  public static Read of(Path file) {
    if (!Files.isRegularFile(file)) {
      return new Read.Wrong("there is no database " + file + "; 'assay harvest' makes one");
    }
    try {
      List<FunctionEntry> found = List.copyOf(new FunctionFile(file).read().functions().values());
      return found.isEmpty()
          ? new Read.Wrong("there are no functions in " + file)
          : new Read.Fine(new Injectable(found, Optional.of(file)));
    } catch (IOException e) {
      return new Read.Wrong(file + " cannot be read: " + e.getMessage());
    }
  }

  /** What the name of a source with them ends in. */
  String suffix() {
    return file.map(f -> "@" + f).orElse("");
  }

  /** So that a campaign notices when it goes on with others. */
  String told() {
    return file.map(f ->
            " --functions "
                + functions.size()
                + "/"
                + Integer.toHexString(
                    functions.stream().map(FunctionEntry::name).toList().hashCode()))
        .orElse("");
  }
}
