/** Measures the generator beside its peers. */
package dev.assay.campaign.bench;
