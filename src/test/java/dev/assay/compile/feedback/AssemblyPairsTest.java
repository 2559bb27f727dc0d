package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.Family;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AssemblyPairsTest {
  @Test
  void pairsGoAcrossBlocksButNotAcrossFunctions() {
    String assembly =
        """
        \t.file\t"a.c"
        \t.text
        f:
        .LFB0:
        \t.cfi_startproc
        \tmovl\t%edi, %eax
        #APP
        \taddl\t$1, %eax
        .L2:
        \taddl\t$1, %eax
                                                # kill: def $al killed $al
        \tret
        g:                                      # @g
        \trep stosq
        \tret
        """;
    assertEquals(
        Feedback.of(Map.of("movl addl", 1L, "addl addl", 1L, "addl ret", 1L, "rep stosq ret", 1L)),
        AssemblyPairs.parse(assembly));
  }

  @Test
  void whatObjdumpPrintsIsReadToo() {
    String text =
        """

        t.o:     file format elf64-x86-64


        Disassembly of section .text:

        <f>:
        \tpush   %rbp
        \tmov    %rsp,%rbp
        \tjmp    <f+0x20>

        <g>:
        \tret
        """;
    assertEquals(Feedback.of(Map.of("push mov", 1L, "mov jmp", 1L)), AssemblyPairs.parse(text));
  }

  @Test
  void aCompilerOfObjectFilesNeedsObjdump() {
    var without = new AssemblyPairs(Optional.empty());
    assertEquals(Optional.empty(), without.problem(Programs.compiler("gcc", Family.GCC)));
    assertTrue(without.problem(Programs.compiler("tcc", Family.TCC)).isPresent());
  }
}
