package dev.assay.bugs;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Where things are in a campaign folder.
 *
 * <pre>
 * assay-out/
 *   campaign.db            all that is known; the files below can be made again from it
 *   campaign.db-wal, -shm  its journal, while a campaign runs or after it was killed
 *   campaign.toml          what was asked of each campaign: seed, generators, compilers...
 *   lock                   held by the campaign that runs now; holds its process number
 *   bugs/
 *     7f3a90c1/            one bug, named by a digest of its signature
 *       bug.toml           class, compiler, signature, configurations, state...
 *       original.c         the program that showed it first; original.cpp in C++
 *       files/             the other files of the program, if it has any
 *       command.sh         builds and runs it as the campaign did
 *       reduced.c          what a reducer made of it, and reduced/ for its other files
 *       expected.txt       what it should print, where that is known
 *       output/
 *         gcc-12_-O2.txt   what each configuration did
 *       more/
 *         1-2045/          campaign 1, trial 2045: another program with the same signature;
 *                          holds the same files but bug.toml
 *     .new-...             being written; removed at the next start
 *   refused/
 *     clang-7f3a90c1/      a program that compilers refused, by family and a digest of the message
 *       refused.toml       what they said, and whether all of their family did
 *       original.c, command.sh, output/...
 * </pre>
 */
record Layout(Path root) {
  private static final Pattern ID = Pattern.compile("[0-9a-f]{8,64}");
  private static final Pattern MORE = Pattern.compile("[0-9]+-[0-9]+");
  private static final String TEMPORARY = ".new-";

  Path database() {
    return root.resolve("campaign.db");
  }

  Path campaignFile() {
    return root.resolve("campaign.toml");
  }

  Path lock() {
    return root.resolve("lock");
  }

  Path bugs() {
    return root.resolve("bugs");
  }

  Path bug(String id) {
    return bugs().resolve(id);
  }

  Path bugFile(String id) {
    return bug(id).resolve("bug.toml");
  }

  /** The folder of an example: the bug's own for the first one. */
  Path example(ExampleKey key) {
    return key.first() ? bug(key.bug()) : more(key.bug()).resolve(key.name());
  }

  Path more(String id) {
    return bug(id).resolve("more");
  }

  Path temporary(ExampleKey key) {
    return bugs().resolve(TEMPORARY + key.bug() + "-" + key.name());
  }

  static boolean isTemporary(Path folder) {
    return folder.getFileName().toString().startsWith(TEMPORARY);
  }

  /** Whether the name is one that the store gives; anything else in the folder is not ours. */
  static boolean isBug(Path folder) {
    return ID.matcher(folder.getFileName().toString()).matches();
  }

  static boolean isMore(Path folder) {
    return MORE.matcher(folder.getFileName().toString()).matches();
  }
}
