/** Turns what compilers say into keys that tell bugs apart. */
package dev.assay.judge.signature;
