/** The hunt for programs that take compilers far longer when they grow. */
package dev.assay.campaign.growth;
