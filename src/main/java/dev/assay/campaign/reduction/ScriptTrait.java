package dev.assay.campaign.reduction;

import dev.assay.compile.UserScript;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A user's script says so, in a fresh folder that holds the files under their names. */
record ScriptTrait(Path script) implements Trait {
  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    scratch.clear();
    for (SourceFile file : candidate.test().files()) {
      scratch.write(file.name(), file.text().getBytes(StandardCharsets.ISO_8859_1));
    }
    return UserScript.succeeds(script, scratch.folder());
  }
}
