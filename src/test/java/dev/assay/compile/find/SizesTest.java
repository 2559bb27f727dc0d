package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SizesTest {
  /** As programs of these compilers print it. */
  private static final String ARM =
      "assay-sizes bits=8 signed=1 short=2 int=4 long=4 llong=8 pointer=4 size=4 big=0 float=24"
          + " double=53 ldouble=8 mantissa=53 llong-align=8 double-align=8 ldouble-align=8 wchar=4"
          + " wchar-signed=0 wchar-type=u";

  private static final String S390X =
      "assay-sizes bits=8 signed=1 short=2 int=4 long=8 llong=8 pointer=8 size=8 big=1 float=24"
          + " double=53 ldouble=16 mantissa=113 llong-align=8 double-align=8 ldouble-align=8"
          + " int128-align=8 wchar=4 wchar-signed=1 wchar-type=i";

  private static final String X86_32 =
      "assay-sizes bits=8 signed=1 short=2 int=4 long=4 llong=8 pointer=4 size=4 big=0 float=24"
          + " double=53 ldouble=12 mantissa=64 llong-align=4 double-align=4 ldouble-align=4 wchar=4"
          + " wchar-signed=1 wchar-type=l";

  @Test
  void knownModelsAreRecognised() {
    assertEquals(DataModel.LP64, sizes(FakeCompiler.LP64).model());
    assertEquals(DataModel.ILP32, sizes(X86_32).model());
    assertEquals(Optional.empty(), sizes(X86_32).misfit());
    assertEquals(true, sizes(X86_32).knownLongDouble());
  }

  @Test
  void variantsKeepWhatDiffers() {
    DataModel arm = sizes(ARM).model();
    assertEquals(
        new DataModel("ilp32", 4, 4, 8, 8, 8, true, false, IntKind.UINT, false, false), arm);
    assertEquals(8, arm.maxAlign());
    assertEquals(true, sizes(ARM).knownLongDouble());
    DataModel s390x = sizes(S390X).model();
    assertEquals(
        new DataModel("lp64", 8, 8, 8, 16, 8, true, true, IntKind.INT, false, false), s390x);
    assertEquals(Optional.empty(), sizes(S390X).misfit());
    assertEquals(false, sizes(S390X).knownLongDouble());
  }

  @Test
  void whatNoModelHasIsNamed() {
    assertEquals(Optional.of(misfit("bits is 16, not 8")), with("bits=8", "bits=16").misfit());
    assertEquals(
        Optional.of(misfit("long has 16 bytes, a pointer 8")), with("long=8", "long=16").misfit());
    assertEquals(
        Optional.of(misfit("double-align is 4, not 8")),
        with("double-align=8", "double-align=4").misfit());
    assertEquals(
        Optional.of(misfit("int128-align is 8, not 16")),
        with("int128-align=16", "int128-align=8").misfit());
    assertEquals(Optional.of(misfit("size is big, not 8")), with("size=8", "size=big").misfit());
  }

  @Test
  void otherOutputIsNoAnswer() {
    assertEquals(Optional.empty(), Sizes.parse("Hello"));
    assertEquals(Optional.empty(), Sizes.parse(""));
  }

  private static String misfit(String what) {
    return "the sizes of its target fit no data model: " + what;
  }

  private static Sizes with(String old, String changed) {
    return sizes(FakeCompiler.LP64.replace(" " + old, " " + changed));
  }

  private static Sizes sizes(String text) {
    return Sizes.parse(text + "\n").orElseThrow();
  }
}
