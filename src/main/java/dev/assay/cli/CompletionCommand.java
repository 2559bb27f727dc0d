package dev.assay.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay completion}: what a shell needs to complete commands, options and names. */
@Command(
    name = "completion",
    description = "Prints a script with which a shell completes Assay's commands.",
    footer = {
      "",
      "It completes commands, options, and names of generators, mutators, scalings, passes, classes"
          + " and",
      "states; files elsewhere. For './assay' as for 'assay'.",
      "",
      "Examples:",
      "  source <(assay completion bash)        # for this shell",
      "  assay completion bash > ~/.local/share/bash-completion/completions/assay",
      "  assay completion zsh > ~/.zsh/assay    # and in ~/.zshrc: source ~/.zsh/assay"
    })
final class CompletionCommand implements Callable<Integer> {
  static final List<String> SHELLS = List.of("bash", "zsh");

  /** What is above this knows no lists of names. */
  private static final String LISTS =
      """

      # In a list, as of generators, the name after the last comma is completed.
      function _complete_assay_list() {
        local word=${COMP_WORDS[COMP_CWORD]} before=""
        if [[ $word == *,* ]]; then
          before=${word%,*},
          COMP_WORDS[COMP_CWORD]=${word##*,}
        fi
        _complete_assay "$@"
        COMPREPLY=("${COMPREPLY[@]/#/$before}")
      }

      complete -o default -F _complete_assay_list assay
      """;

  private final Streams streams;
  private final Function<Streams, CommandLine> all;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "SHELL",
      completionCandidates = Candidates.Shells.class,
      description = "bash or zsh.")
  private String shell = "";

  /**
   * Asks for all commands only when it runs.
   *
   * @param all makes all of them
   */
  CompletionCommand(Streams streams, Function<Streams, CommandLine> all) {
    this.streams = streams;
    this.all = all;
  }

  @Override
  public Integer call() {
    if (!SHELLS.contains(shell)) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "there is no completion for '" + shell + "', only for bash and zsh");
    }
    // That of bash looks which of the two reads it.
    streams.out().print(AutoComplete.bash("assay", all.apply(streams)) + LISTS);
    return ExitCode.FINE;
  }
}
