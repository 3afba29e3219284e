import { anchorOf } from './page-text.ts'

/** Literal addresses under `/hasanah/`: a post with such a slug could never be read over the wire. */
export const reservedPostSlugs = ['categories', 'header', 'others', 'press-release', 'trending'] as const
const reserved: ReadonlySet<string> = new Set(reservedPostSlugs)

/** An id leads to a post too: no slug looks like one. */
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const canBePostSlug = (slug: string): boolean =>
  slug.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !reserved.has(slug) && !isId.test(slug)

/** An address made of a title. */
export function postSlugOf(title: string): string {
  const slug = anchorOf(title).slice(0, 100).replace(/-+$/, '')
  return canBePostSlug(slug) ? slug : `artikel-${slug}`.replace(/-$/, '')
}
