/** Campaigns that grow their programs from a corpus, by what compilers say of each. */
package dev.assay.campaign.greybox;
