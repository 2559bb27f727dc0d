/** What the times to compile a program in many sizes mean. */
package dev.assay.judge.growth;
