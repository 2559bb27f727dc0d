/** Reads the user's configuration file. */
package dev.assay.campaign.config;
