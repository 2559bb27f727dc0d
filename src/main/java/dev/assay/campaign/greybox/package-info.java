/** A corpus of programs that grows by mutants which make compilers do something new. */
package dev.assay.campaign.greybox;
