import type { AffiliatePorts } from '#modules/affiliate/ports.ts'
import { packageNames, packageSlugs } from '#modules/catalogue/module.ts'
import { search } from '#modules/search/module.ts'

const shown = 8

/** Packages that a consultant may recommend, found as the site's own search finds them. */
export const recommendable: AffiliatePorts['recommendable'] = {
  search: async (ctx, term) => (await search.calls.productSearch(ctx, { term, limit: shown })).items,
  names: async ({ db, language }, slugs) => {
    const known = await packageSlugs(db, { slugs: [...new Set(slugs)] })
    const names = await packageNames(
      db,
      known.map(({ id }) => id),
    )
    return new Map(known.map(({ id, slug }) => [slug, names.get(id)?.[language] ?? slug]))
  },
  isPackage: async ({ db }, slug) => (await packageSlugs(db, { slugs: [slug] })).length > 0,
}
