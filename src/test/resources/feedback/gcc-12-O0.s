	.file	"a.c"
	.text
.Ltext0:
	.file 0 "/scratch" "a.c"
	.type	twice, @function
twice:
.LFB0:
	.file 1 "h.h"
	.loc 1 1 25
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movl	%edi, -20(%rbp)
	.loc 1 2 7
	movl	-20(%rbp), %eax
	addl	%eax, %eax
	movl	%eax, -4(%rbp)
	.loc 1 3 10
	movl	-4(%rbp), %eax
	.loc 1 4 1
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE0:
	.size	twice, .-twice
	.type	unused, @function
unused:
.LFB1:
	.file 2 "a.c"
	.loc 2 2 26
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	movl	%edi, -4(%rbp)
	.loc 2 3 12
	movl	-4(%rbp), %eax
	addl	$1, %eax
	.loc 2 4 1
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE1:
	.size	unused, .-unused
	.globl	a
	.bss
	.align 32
	.type	a, @object
	.size	a, 40
a:
	.zero	40
	.text
	.globl	f
	.type	f, @function
f:
.LFB2:
	.loc 2 6 14
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	subq	$24, %rsp
	movl	%edi, -20(%rbp)
	.loc 2 7 7
	movl	-20(%rbp), %edx
	movl	%edx, %eax
	addl	%eax, %eax
	addl	%edx, %eax
	movl	%eax, -12(%rbp)
	.loc 2 8 7
	movl	$0, -4(%rbp)
.LBB2:
	.loc 2 12 12
	movl	$0, -8(%rbp)
	.loc 2 12 3
	jmp	.L6
.L7:
	.loc 2 13 14 discriminator 3
	movl	-8(%rbp), %eax
	andl	$7, %eax
	.loc 2 13 11 discriminator 3
	cltq
	leaq	0(,%rax,4), %rdx
	leaq	a(%rip), %rax
	movl	(%rdx,%rax), %eax
	.loc 2 13 7 discriminator 3
	addl	%eax, -4(%rbp)
	.loc 2 12 27 discriminator 3
	addl	$1, -8(%rbp)
.L6:
	.loc 2 12 21 discriminator 1
	movl	-8(%rbp), %eax
	cmpl	-20(%rbp), %eax
	jl	.L7
.LBE2:
	.loc 2 14 10
	movl	-4(%rbp), %eax
	movl	%eax, %edi
	call	twice
	.loc 2 15 1
	leave
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE2:
	.size	f, .-f
	.globl	main
	.type	main, @function
main:
.LFB3:
	.loc 2 16 16
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	.loc 2 16 25
	movl	$3, %edi
	call	f
	.loc 2 16 31
	popq	%rbp
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE3:
	.size	main, .-main
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x9f
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x2
	.long	.LASF5
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
