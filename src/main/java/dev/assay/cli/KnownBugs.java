package dev.assay.cli;

import dev.assay.bugs.Triage;
import dev.assay.bugs.bisect.ShapeReader;
import dev.assay.bugs.known.KnownCase;
import dev.assay.bugs.known.KnownFolder;
import dev.assay.bugs.known.Likeness;
import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The known bugs that the user has, with what their programs are made of. */
record KnownBugs(List<KnownCase> cases, Map<String, List<String>> shapes) {
  /** What became of reading them. */
  sealed interface Opening {
    record Open(KnownBugs bugs) implements Opening {}

    record Wrong(String message) implements Opening {}
  }

  /**
   * @param given the folder that the command line names; that of the configuration if it names none
   */
  static Opening of(Workshop workshop, Optional<Path> given) {
    Optional<Path> folder = given.or(() -> workshop.settings().campaign().known().map(Path::of));
    if (folder.isEmpty()) {
      return new Opening.Open(new KnownBugs(List.of(), Map.of()));
    }
    return switch (KnownFolder.read(folder.get())) {
      case KnownFolder.Wrong(String message) -> new Opening.Wrong(message);
      case KnownFolder.Cases(List<KnownCase> cases) ->
          new Opening.Open(new KnownBugs(cases, shapes(workshop, cases)));
    };
  }

  private static Map<String, List<String>> shapes(Workshop workshop, List<KnownCase> cases) {
    var reader = new ShapeReader(workshop.runner(), workshop.all());
    var shapes = new HashMap<String, List<String>>();
    for (KnownCase known : cases) {
      known
          .program()
          .map(program ->
              TestCase.of(
                  new Origin("known", new Seed(0), known.name()),
                  Standard.DEFAULT,
                  List.of(program),
                  List.of()))
          .ifPresent(test -> shapes.put(known.name(), reader.of(test, DataModel.LP64).features()));
    }
    return shapes;
  }

  /** The same with a remark if the bug is likely to be one of these. */
  Triage compared(Signature signature, Triage triage) {
    Optional<Likeness> like = Likeness.of(signature, triage, cases, shapes);
    if (like.isEmpty()) {
      return triage;
    }
    var remarks = new ArrayList<>(List.of(like.get().sentence()));
    remarks.addAll(triage.remarks());
    return new Triage(
        triage.blames(),
        triage.cures(),
        triage.affected(),
        triage.features(),
        triage.mutations(),
        remarks,
        triage.builds());
  }
}
