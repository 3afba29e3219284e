/** What of an address a bank signs (SNAP): its path and, where it has one, its query as it was written, sorted by name. */
export const signedPath = (path: string, search: string): string =>
  search === '' ? path : `${path}?${search.split('&').toSorted().join('&')}`
