package dev.assay.campaign.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/** The file {@code assay.toml}. */
public final class ConfigFile {
  public static final String NAME = "assay.toml";

  private ConfigFile() {}

  /** The given file, or the one in the folder if there is one, or else nothing special. */
  public static ConfigRead find(Optional<Path> given, Path folder) {
    if (given.isPresent()) {
      return read(given.get());
    }
    Path usual = folder.resolve(NAME);
    return Files.exists(usual) ? read(usual) : new ConfigRead.Fine(Settings.DEFAULT);
  }

  private static ConfigRead read(Path file) {
    try {
      return parse(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
    } catch (CharacterCodingException _) {
      return wrong(file + ": is not UTF-8; save it as such");
    } catch (NoSuchFileException _) {
      return wrong(file + ": there is no such file; check --config");
    } catch (IOException e) {
      return wrong(file + ": cannot be read (" + e.getMessage() + "); check its permissions");
    }
  }

  /**
   * Reads the text of a configuration.
   *
   * @param file how messages name it
   */
  public static ConfigRead parse(String file, String text) {
    TomlParseResult parsed = Toml.parse(text);
    var problems = new Problems(file, text);
    parsed
        .errors()
        .forEach(
            e -> problems.add(e.position(), e.getMessage() + "; TOML is explained at toml.io"));
    if (!problems.isEmpty()) {
      return new ConfigRead.Wrong(problems.texts());
    }
    var root = new TableReader("the file", parsed, TomlPosition.positionAt(1, 1), problems);
    Settings settings = SettingsReader.read(root);
    return problems.isEmpty()
        ? new ConfigRead.Fine(settings)
        : new ConfigRead.Wrong(problems.texts());
  }

  private static ConfigRead wrong(String message) {
    return new ConfigRead.Wrong(List.of(message));
  }
}
