/** Flags beyond the levels: learnt from each compiler, tried once, and drawn by seed. */
package dev.assay.compile.swarm;
