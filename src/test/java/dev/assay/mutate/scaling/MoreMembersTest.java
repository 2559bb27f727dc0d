package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoreMembersTest {
  private static final Scaling SCALING = new MoreMembers();

  @Test
  void membersComeAgainUnderOtherNames() {
    assertEquals(
        "struct s { int a; int b : 3; int m_0_0; int m_0_1 : 3; }; struct s x = {1, 2};",
        ScalingBench.of(SCALING, "struct s { int a; int b : 3; } x = {1, 2};").at("struct s", 2));
  }

  @Test
  void nothingFollowsAnArrayWithoutASize() {
    assertEquals(
        List.of(), ScalingBench.of(SCALING, "struct s { int a; int b[]; }; struct s x;").places());
  }
}
