package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.compile.process.Scratch;
import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Programs of our own generator: defined, and with a known answer.
 *
 * @param wishes what is set instead of drawn
 * @param models those of the compilers under test, as often as there are such compilers
 * @param cxx whether any of them builds C++
 */
public record ExactSource(ExactSettings wishes, List<DataModel> models, boolean cxx)
    implements ProgramSource {
  public static final String NAME = "exact";

  private static final List<Size> SIZES =
      List.of(
          Size.SMALL, Size.SMALL, Size.SMALL, Size.MEDIUM, Size.MEDIUM, Size.MEDIUM, Size.LARGE);

  /** Most programs are in what compilers take by default. */
  private static final List<Standard> STANDARDS =
      List.of(
          Standard.DEFAULT,
          Standard.DEFAULT,
          Standard.DEFAULT,
          new Standard(Standard.Version.C17, false),
          new Standard(Standard.Version.C11, true),
          new Standard(Standard.Version.C11, false),
          new Standard(Standard.Version.C99, true),
          new Standard(Standard.Version.C99, false),
          new Standard(Standard.Version.C23, true));

  private static final List<Language.Cxx> CXX =
      List.of(
          new Language.Cxx(98, false),
          new Language.Cxx(11, false),
          new Language.Cxx(14, true),
          new Language.Cxx(17, true),
          new Language.Cxx(17, true),
          new Language.Cxx(20, true));

  private static final int CXX_ONE_IN = 6;
  private static final int NEAR_ONE_IN = 12;
  private static final int ONE_FILE_OF = 3;
  private static final int VALUES_ONE_IN = 4;
  private static final int MOST_INPUTS = 4;

  /** Programs in C. */
  public ExactSource(ExactSettings wishes, List<DataModel> models) {
    this(wishes, models, false);
  }

  public ExactSource {
    models = List.copyOf(models);
  }

  @Override
  public String name() {
    return NAME;
  }

  /** The same for those who need programs of one file in C. */
  public ExactSource inOneFileOfC() {
    return new ExactSource(wishes.inOneFile(), models);
  }

  @Override
  public String settings() {
    String drawn = models.stream().map(DataModel::name).distinct().collect(Collectors.joining(","));
    return drawn
        + (cxx ? " c++" : "")
        + wishes.size().map(size -> " --size " + size.label()).orElse("")
        + wishes.barrier().map(barrier -> " --barrier " + barrier.label()).orElse("")
        + (wishes.files().isPresent() ? " --files " + wishes.files().getAsInt() : "")
        + (wishes.inputs().isPresent() ? " --inputs " + wishes.inputs().getAsInt() : "")
        + wishes.floats().map(floats -> " --floats " + floats.label()).orElse("")
        + (wishes.policies().shuffled() ? "" : " --no-policies")
        + wishes.policies().overrides().options();
  }

  @Override
  public Sourced make(Ticket ticket, Scratch scratch) {
    return made(ticket.seed(), recipe(ticket.seed().child("recipe").rng()));
  }

  @Override
  public Sourced again(Origin origin, long trial, Scratch scratch) {
    Optional<ExactRecipe> recipe = ExactRecipe.parse(origin.detail());
    return recipe.isPresent()
        ? made(origin.seed(), recipe.get())
        : new Sourced.Failed("not understood: " + origin.detail(), Duration.ZERO);
  }

  /** Everything is drawn, also what is set, so that one setting does not change all others. */
  ExactRecipe recipe(Rng rng) {
    Standard standard = rng.pick(STANDARDS);
    DataModel model = base(rng.pick(models));
    Size size = rng.pick(SIZES);
    int files = rng.chance(1, ONE_FILE_OF) ? 3 : 1;
    Barrier barrier = rng.pick(List.of(Barrier.values()));
    boolean values = rng.chance(1, VALUES_ONE_IN);
    int inputs = rng.between(1, MOST_INPUTS);
    Language.Cxx plusplus = rng.pick(CXX);
    boolean inCxx = rng.chance(1, CXX_ONE_IN) && cxx && model.equals(DataModel.LP64);
    boolean near = rng.chance(1, NEAR_ONE_IN);
    return new ExactRecipe(
        new Target(inCxx ? plusplus : new Language.C(standard), model),
        wishes.size().orElse(size),
        wishes.files().orElse(files),
        wishes.barrier().orElse(barrier),
        values,
        wishes.inputs().orElse(inputs),
        wishes.floats().orElse(near ? FloatResults.NEAR : FloatResults.EXACT),
        wishes.policies());
  }

  /** Programs must not depend on more than the sizes of types; what else differs is not used. */
  private static DataModel base(DataModel model) {
    if (model.pointerSize() == 4) {
      return DataModel.ILP32;
    }
    return model.longSize() == 4 ? DataModel.LLP64 : DataModel.LP64;
  }

  private static Sourced made(Seed seed, ExactRecipe recipe) {
    return sourced(
        new Origin(NAME, seed, recipe.text()),
        recipe,
        new ExactGenerator(recipe.options()).generate(seed),
        Credit.NONE);
  }

  /** A program of the recipe as a test, with its answer. */
  static Sourced sourced(Origin origin, ExactRecipe recipe, Generated generated, Credit credit) {
    List<SourceFile> files =
        Stream.concat(generated.files().stream(), generated.meaning().stream())
            .map(file -> new SourceFile(file.name(), latin1(file.text())))
            .toList();
    var test =
        new TestCase(
            origin,
            generated.target().treeStandard(),
            files,
            generated.units(),
            generated.target().isCxx()
                ? List.of("-std=" + generated.target().language().spelling())
                : List.of(),
            Expectation.NONE);
    var promise =
        new Promise(
            generated.target().model(), generated.expected(), recipe.floats() == FloatResults.NEAR);
    return new Sourced.Made(test, Duration.ZERO, Optional.of(promise), credit);
  }

  static String latin1(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
