/** The page of a store, without language. */
export const storePath = (slug: string): string => `/oleh-oleh/${encodeURIComponent(slug)}`

/** The page of an item, under its store. */
export const itemPath = ({ slug, store }: { slug: string; store: { slug: string } }): string =>
  `${storePath(store.slug)}/${encodeURIComponent(slug)}`
