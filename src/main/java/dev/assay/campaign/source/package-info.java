/** Where a campaign's programs come from. */
package dev.assay.campaign.source;
