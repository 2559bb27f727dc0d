package dev.assay.interpret;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells what a run showed in the names that the user knows.
 *
 * @param names of the program that was run, each with the one that the user gave the same
 */
public record OwnNames(Map<String, String> names) {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");

  public OwnNames {
    names = Map.copyOf(names);
  }

  public Execution in(Execution execution) {
    return switch (execution) {
      case Execution.Finished _, Execution.OutOfFuel _ -> execution;
      case Execution.Undefined(var kind, var span, String message, var calls) ->
          new Execution.Undefined(kind, span, own(message), calls.stream().map(this::own).toList());
      case Execution.Unspecified(var kind, var span, String message) ->
          new Execution.Unspecified(kind, span, own(message));
      case Execution.Unsupported(String what, var span) ->
          new Execution.Unsupported(own(what), span);
    };
  }

  private Execution.Call own(Execution.Call call) {
    return new Execution.Call(own(call.function()), call.span());
  }

  private String own(String text) {
    return names.isEmpty()
        ? text
        : WORD.matcher(text)
            .replaceAll(
                word -> Matcher.quoteReplacement(names.getOrDefault(word.group(), word.group())));
  }
}
