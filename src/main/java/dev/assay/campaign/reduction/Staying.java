package dev.assay.campaign.reduction;

import dev.assay.mutate.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What else must stay while a program is reduced.
 *
 * @param functions their names must be called or defined in what is left
 */
public record Staying(Optional<BlameGuard> blame, List<String> functions) {
  /** Nothing but the symptom. */
  public static final Staying NONE = new Staying(Optional.empty(), List.of());

  public Staying {
    functions = List.copyOf(functions);
  }

  /** Whether the functions are there. */
  boolean isIn(Candidate candidate) {
    return functions.stream()
        .map(name -> Pattern.compile("\\b" + Pattern.quote(name) + "\\s*\\("))
        .allMatch(call ->
            candidate.test().files().stream()
                .map(SourceFile::text)
                .anyMatch(text -> call.matcher(text).find()));
  }
}
