	.text
	.file	"a.c"
	.globl	f                               # -- Begin function f
	.p2align	4, 0x90
	.type	f,@function
f:                                      # @f
.Lfunc_begin0:
	.file	0 "/scratch" "a.c" md5 0x885a1a9c193ae970a4742ff222b3e536
	.loc	0 6 0                           # a.c:6:0
	.cfi_startproc
# %bb.0:
                                        # kill: def $edi killed $edi def $rdi
	.loc	0 12 21 prologue_end            # a.c:12:21
	testl	%edi, %edi
	.loc	0 12 3 is_stmt 0                # a.c:12:3
	jle	.LBB0_1
# %bb.2:
	.loc	0 0 3                           # a.c:0:3
	xorl	%ecx, %ecx
	movl	$0, %eax
	.loc	0 12 3                          # a.c:12:3
	cmpl	$8, %edi
	jne	.LBB0_4
# %bb.3:
	movl	%edi, %ecx
	andl	$-8, %ecx
	.loc	0 13 10 is_stmt 1               # a.c:13:10
	movdqa	a+16(%rip), %xmm0
	.loc	0 12 3                          # a.c:12:3
	paddd	a(%rip), %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0               # xmm0 = xmm1[1,1,1,1]
	paddd	%xmm1, %xmm0
	movd	%xmm0, %eax
	cmpl	%edi, %ecx
	je	.LBB0_10
.LBB0_4:
	movl	%ecx, %r8d
	notl	%r8d
	addl	%edi, %r8d
	testb	$3, %dil
	je	.LBB0_7
# %bb.5:
	movl	%edi, %esi
	andl	$3, %esi
	shlq	$2, %rsi
	xorl	%edx, %edx
	leaq	a(%rip), %r9
	.p2align	4, 0x90
.LBB0_6:                                # =>This Inner Loop Header: Depth=1
	.loc	0 13 7                          # a.c:13:7
	addl	(%rdx,%r9), %eax
	.loc	0 12 27                         # a.c:12:27
	addl	$1, %ecx
	.loc	0 12 3 is_stmt 0                # a.c:12:3
	addq	$4, %rdx
	cmpl	%edx, %esi
	jne	.LBB0_6
.LBB0_7:
	cmpl	$3, %r8d
	jb	.LBB0_10
# %bb.8:
	.loc	0 0 3                           # a.c:0:3
	leaq	a(%rip), %rdx
	.p2align	4, 0x90
.LBB0_9:                                # =>This Inner Loop Header: Depth=1
	.loc	0 13 14 is_stmt 1               # a.c:13:14
	movl	%ecx, %esi
	andl	$7, %esi
	.loc	0 13 7 is_stmt 0                # a.c:13:7
	addl	(%rdx,%rsi,4), %eax
	.loc	0 13 14                         # a.c:13:14
	leal	1(%rcx), %esi
	andl	$7, %esi
	.loc	0 13 7                          # a.c:13:7
	addl	(%rdx,%rsi,4), %eax
	.loc	0 13 14                         # a.c:13:14
	leal	2(%rcx), %esi
	andl	$7, %esi
	.loc	0 13 7                          # a.c:13:7
	addl	(%rdx,%rsi,4), %eax
	.loc	0 13 14                         # a.c:13:14
	leal	3(%rcx), %esi
	andl	$7, %esi
	.loc	0 13 7                          # a.c:13:7
	addl	(%rdx,%rsi,4), %eax
	.loc	0 12 27 is_stmt 1               # a.c:12:27
	addl	$4, %ecx
	.loc	0 12 21 is_stmt 0               # a.c:12:21
	cmpl	%ecx, %edi
	.loc	0 12 3                          # a.c:12:3
	jne	.LBB0_9
.LBB0_10:
.Ltmp0:
	.file	1 "." "h.h" md5 0x5eb296f0e5beb7e614f493d7b5417d7b
	.loc	1 2 13 is_stmt 1                # ./h.h:2:13
	addl	%eax, %eax
.Ltmp1:
	.loc	0 14 3                          # a.c:14:3
	retq
.LBB0_1:
	.loc	0 0 3 is_stmt 0                 # a.c:0:3
	xorl	%eax, %eax
	.loc	0 14 3                          # a.c:14:3
	retq
.Ltmp2:
.Lfunc_end0:
	.size	f, .Lfunc_end0-f
	.cfi_endproc
                                        # -- End function
	.globl	main                            # -- Begin function main
	.p2align	4, 0x90
	.type	main,@function
main:                                   # @main
.Lfunc_begin1:
	.loc	0 16 0 is_stmt 1                # a.c:16:0
	.cfi_startproc
# %bb.0:
	.loc	0 13 10 prologue_end            # a.c:13:10
	movl	a+4(%rip), %eax
	.loc	0 13 7 is_stmt 0                # a.c:13:7
	addl	a(%rip), %eax
	addl	a+8(%rip), %eax
.Ltmp3:
	.loc	1 2 13 is_stmt 1                # ./h.h:2:13
	addl	%eax, %eax
.Ltmp4:
	.loc	0 16 18                         # a.c:16:18
	retq
.Ltmp5:
.Lfunc_end1:
	.size	main, .Lfunc_end1-main
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
	.byte	1                               # DW_CHILDREN_yes
	.byte	37                              # DW_AT_producer
	.byte	37                              # DW_FORM_strx1
	.byte	19                              # DW_AT_language
	.byte	5                               # DW_FORM_data2
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	114                             # DW_AT_str_offsets_base
	.byte	23                              # DW_FORM_sec_offset
