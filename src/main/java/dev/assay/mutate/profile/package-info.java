/** What a run of a program showed at its statements: which were reached, with which values. */
package dev.assay.mutate.profile;
