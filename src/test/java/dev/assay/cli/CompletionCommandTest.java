package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CompletionCommandTest {
  /** What bash does when the user presses the tab key behind the last word. */
  private static final String PRESS_TAB =
      """
      compopt() { :; }
      source "$1" || exit 1
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      words=($(complete -p assay))
      ${words[4]} assay "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      echo "${COMPREPLY[*]}"
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "assay fu|fuzz",
        "assay comp|compilers completion",
        "assay check --js|--json",
        "assay fuzz --sto|--store",
        "assay fuzz --camp|``",
        "assay fuzz --generators gr|greybox",
        "assay fuzz --generators ccg,gr|ccg,greybox",
        "assay generate --generator re|remgen",
        "assay mutate --mutators tg,tc|tg,tcb",
        "assay growth --scalings nest-l|nest-loop",
        "assay bench grey|greybox",
        "assay bugs --state fi|fixed",
        "assay check --std gnu2|gnu23",
        "assay completion z|zsh"
      })
  void bashCompletes(String words, String completed) throws Exception {
    Path shell = shell("bash");
    var command = new ArrayList<>(List.of(shell.toString(), script("press", PRESS_TAB)));
    command.add(script("completion", Run.of("completion", "bash").out()));
    command.addAll(List.of(words.split(" ")));
    assertEquals(completed + "\n", output(command));
  }

  @Test
  void zshReadsIt() throws Exception {
    Path shell = shell("zsh");
    String completion = script("completion", Run.of("completion", "zsh").out());
    String told =
        output(
            List.of(
                shell.toString(),
                "-f",
                "-c",
                "autoload -U compinit && compinit -D -u; source \"$1\" && print -r --"
                    + " $_comps[assay]",
                "zsh",
                completion));
    assertTrue(told.contains("_complete_assay_list"), told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fish", "bsh"})
  void otherShellsAreRefused(String shell) {
    Run run = Run.of("completion", shell);
    assertEquals(2, run.exit());
    assertTrue(
        run.err().startsWith("assay: there is no completion for '" + shell + "', only for bash"),
        run.err());
  }

  private String script(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Path shell(String name) {
    var found = SearchPath.ofEnvironment().find(name);
    assumeTrue(found.isPresent(), "no " + name + " on the PATH");
    return found.get();
  }

  private String output(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }
}
