	.file	"a.c"
	.text
.Ltext0:
	.file 0 "/scratch" "a.c"
	.p2align 4
	.globl	f
	.type	f, @function
f:
.LFB2:
	.file 1 "a.c"
	.loc 1 6 14
	.cfi_startproc
.LBB10:
	.loc 1 12 21
	testl	%edi, %edi
	jle	.L4
	.loc 1 12 12
	xorl	%edx, %edx
.LBE10:
	.loc 1 8 7
	xorl	%eax, %eax
	leaq	a(%rip), %rsi
	.p2align 4,,10
	.p2align 3
.L3:
.LBB11:
	.loc 1 13 11 discriminator 3
	movl	%edx, %ecx
	.loc 1 12 27 discriminator 3
	addl	$1, %edx
	.loc 1 13 11 discriminator 3
	andl	$7, %ecx
	.loc 1 13 7 discriminator 3
	addl	(%rsi,%rcx,4), %eax
	.loc 1 12 21 discriminator 3
	cmpl	%edx, %edi
	jne	.L3
.LBE11:
.LBB12:
.LBB13:
	.file 2 "h.h"
	.loc 2 2 7
	addl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L4:
.LBE13:
.LBE12:
.LBB14:
	.loc 1 12 21
	xorl	%eax, %eax
.LBE14:
	.loc 1 15 1
	ret
	.cfi_endproc
.LFE2:
	.size	f, .-f
	.section	.text.startup,"ax",@progbits
	.p2align 4
	.globl	main
	.type	main, @function
main:
.LFB3:
	.loc 1 16 16
	.cfi_startproc
.LBB15:
.LBB16:
.LBB17:
	.loc 1 13 7
	movl	4+a(%rip), %eax
	addl	a(%rip), %eax
	addl	8+a(%rip), %eax
.LBE17:
.LBB18:
.LBB19:
	.loc 2 2 7
	addl	%eax, %eax
.LBE19:
.LBE18:
.LBE16:
.LBE15:
	.loc 1 16 31
	ret
	.cfi_endproc
.LFE3:
	.size	main, .-main
	.globl	a
	.bss
	.align 32
	.type	a, @object
	.size	a, 40
a:
	.zero	40
	.text
.Letext0:
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xc1
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x2
	.long	.LASF2
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
