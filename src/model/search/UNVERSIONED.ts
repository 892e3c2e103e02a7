/**
 * Facet `version` of pages whose product has no releases: a hosted query filters by versions, and finds only what has
 * one.
 */
export const UNVERSIONED = 'none';
