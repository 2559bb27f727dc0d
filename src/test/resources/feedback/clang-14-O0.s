	.text
	.file	"a.c"
	.p2align	4, 0x90                         # -- Begin function twice
	.type	twice,@function
twice:                                  # @twice
.Lfunc_begin0:
	.file	0 "/scratch" "a.c" md5 0x885a1a9c193ae970a4742ff222b3e536
	.file	1 "." "h.h" md5 0x5eb296f0e5beb7e614f493d7b5417d7b
	.loc	1 1 0                           # ./h.h:1:0
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movl	%edi, -4(%rbp)
.Ltmp0:
	.loc	1 2 15 prologue_end             # ./h.h:2:15
	movl	-4(%rbp), %eax
	.loc	1 2 13 is_stmt 0                # ./h.h:2:13
	shll	$1, %eax
	.loc	1 2 7                           # ./h.h:2:7
	movl	%eax, -8(%rbp)
	.loc	1 3 10 is_stmt 1                # ./h.h:3:10
	movl	-8(%rbp), %eax
	.loc	1 3 3 is_stmt 0                 # ./h.h:3:3
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp1:
.Lfunc_end0:
	.size	twice, .Lfunc_end0-twice
	.cfi_endproc
                                        # -- End function
	.p2align	4, 0x90                         # -- Begin function unused
	.type	unused,@function
unused:                                 # @unused
.Lfunc_begin1:
	.loc	0 2 0 is_stmt 1                 # a.c:2:0
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movl	%edi, -4(%rbp)
.Ltmp2:
	.loc	0 3 10 prologue_end             # a.c:3:10
	movl	-4(%rbp), %eax
	.loc	0 3 12 is_stmt 0                # a.c:3:12
	addl	$1, %eax
	.loc	0 3 3                           # a.c:3:3
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp3:
.Lfunc_end1:
	.size	unused, .Lfunc_end1-unused
	.cfi_endproc
                                        # -- End function
	.globl	f                               # -- Begin function f
	.p2align	4, 0x90
	.type	f,@function
f:                                      # @f
.Lfunc_begin2:
	.loc	0 6 0 is_stmt 1                 # a.c:6:0
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$16, %rsp
	movl	%edi, -4(%rbp)
.Ltmp4:
	.loc	0 7 16 prologue_end             # a.c:7:16
	imull	$3, -4(%rbp), %eax
	.loc	0 7 7 is_stmt 0                 # a.c:7:7
	movl	%eax, -8(%rbp)
	.loc	0 8 7 is_stmt 1                 # a.c:8:7
	movl	$0, -12(%rbp)
	.loc	0 12 12                         # a.c:12:12
	movl	$0, -16(%rbp)
.LBB2_1:                                # =>This Inner Loop Header: Depth=1
	.loc	0 12 19 is_stmt 0               # a.c:12:19
	movl	-16(%rbp), %eax
	.loc	0 12 21                         # a.c:12:21
	cmpl	-4(%rbp), %eax
	.loc	0 12 3                          # a.c:12:3
	jge	.LBB2_4
# %bb.2:                                #   in Loop: Header=BB2_1 Depth=1
	.loc	0 13 12 is_stmt 1               # a.c:13:12
	movl	-16(%rbp), %eax
	.loc	0 13 14 is_stmt 0               # a.c:13:14
	andl	$7, %eax
	.loc	0 13 10                         # a.c:13:10
	movslq	%eax, %rcx
	leaq	a(%rip), %rax
	movl	(%rax,%rcx,4), %eax
	.loc	0 13 7                          # a.c:13:7
	addl	-12(%rbp), %eax
	movl	%eax, -12(%rbp)
# %bb.3:                                #   in Loop: Header=BB2_1 Depth=1
	.loc	0 12 27 is_stmt 1               # a.c:12:27
	movl	-16(%rbp), %eax
	addl	$1, %eax
	movl	%eax, -16(%rbp)
	.loc	0 12 3 is_stmt 0                # a.c:12:3
	jmp	.LBB2_1
.LBB2_4:
	.loc	0 14 16 is_stmt 1               # a.c:14:16
	movl	-12(%rbp), %edi
	.loc	0 14 10 is_stmt 0               # a.c:14:10
	callq	twice
	.loc	0 14 3                          # a.c:14:3
	addq	$16, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp5:
.Lfunc_end2:
	.size	f, .Lfunc_end2-f
	.cfi_endproc
                                        # -- End function
	.globl	main                            # -- Begin function main
	.p2align	4, 0x90
	.type	main,@function
main:                                   # @main
.Lfunc_begin3:
	.loc	0 16 0 is_stmt 1                # a.c:16:0
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	subq	$16, %rsp
	movl	$0, -4(%rbp)
.Ltmp6:
	.loc	0 16 25 prologue_end            # a.c:16:25
	movl	$3, %edi
	callq	f
	.loc	0 16 18 is_stmt 0               # a.c:16:18
	addq	$16, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Ltmp7:
.Lfunc_end3:
	.size	main, .Lfunc_end3-main
	.cfi_endproc
                                        # -- End function
	.type	a,@object                       # @a
	.bss
	.globl	a
	.p2align	4
a:
	.zero	40
	.size	a, 40

	.section	.debug_abbrev,"",@progbits
	.byte	1                               # Abbreviation Code
	.byte	17                              # DW_TAG_compile_unit
	.byte	0                               # DW_CHILDREN_no
	.byte	37                              # DW_AT_producer
	.byte	37                              # DW_FORM_strx1
	.byte	19                              # DW_AT_language
	.byte	5                               # DW_FORM_data2
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	114                             # DW_AT_str_offsets_base
	.byte	23                              # DW_FORM_sec_offset
