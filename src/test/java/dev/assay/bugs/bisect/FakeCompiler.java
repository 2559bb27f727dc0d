package dev.assay.bugs.bisect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Answers as a function of the flags says, and counts the builds. */
final class FakeCompiler implements Questions {
  private final Function<List<String>, Answer> behaviour;
  private final Map<List<String>, String> transcripts;
  private final List<List<String>> asked = new ArrayList<>();
  private final int most;

  FakeCompiler(
      Function<List<String>, Answer> behaviour, Map<List<String>, String> transcripts, int most) {
    this.behaviour = behaviour;
    this.transcripts = transcripts;
    this.most = most;
  }

  static FakeCompiler of(Function<List<String>, Answer> behaviour) {
    return new FakeCompiler(behaviour, Map.of(), 1000);
  }

  List<List<String>> asked() {
    return asked;
  }

  @Override
  public List<Answer> ask(List<List<String>> flags) {
    asked.addAll(flags);
    return flags.stream().map(behaviour).toList();
  }

  @Override
  public String transcript(List<String> flags) {
    return transcripts.getOrDefault(flags, "");
  }

  @Override
  public List<String> command(List<String> flags) {
    var command = new ArrayList<>(List.of("cc"));
    command.addAll(flags);
    return command;
  }

  @Override
  public int left() {
    return most - asked.size();
  }
}
