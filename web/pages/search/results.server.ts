import { products, search } from '#modules/search/contract.ts'
import { sorts } from '#modules/search/rules/kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { type Listing, loadListing } from '../../components/listing/listing.server.ts'
import { addressOf, type ListingQuery, withChoice } from '../../components/listing/listing-query.ts'
import type { TypeLink } from '../../components/listing/type-links.tsx'
import { unlessRefused } from '../../softly.server.ts'
import { searchPath } from './search-path.ts'
import { words } from './words.ts'

/** All that answers the words in the address, best first, with the filters of a list. */
export async function loadResults(context: Context, url: URL, term: string) {
  const listing = await loadListing(context, url, {
    path: searchPath,
    find: ({ term: typed = '', sort = 'relevant', ...input }) =>
      api(context, products, { ...input, search: typed, sort }),
    sorts: ['relevant', ...sorts],
    filters: ['term', 'category', 'month', 'departure_date', 'duration', 'price', 'type', 'city', 'airline', 'travel'],
    frame: ['term', 'category'],
  })
  // Another page, order or filter of a search is the same search.
  if (Object.keys(listing.query).join() === 'term') await remember(context, term)
  const say = words(pageOf(context).language)
  const { none, noneText, bad } = say
  return {
    /** Nothing to narrow and no filter to lift. */
    is_empty: listing.page.total === 0 && listing.chips.length === 0 && listing.query.category === undefined,
    listing: {
      ...listing,
      cleared: wayBack(listing),
      say: { ...listing.say, none: none(shorten(term)), noneText, bad },
    },
    journeys: journeysOf(listing, say.all),
    heading: say.titleFor(shorten(term)),
  }
}

/** A search that was sent is kept among the last ones; one that the list has refused already is not. */
async function remember(context: Context, term: string): Promise<void> {
  await unlessRefused(api(context, search, { term, limit: 1 }), [422])
}

const mostShown = 60
const shorten = (term: string): string => (term.length > mostShown ? `${term.slice(0, mostShown)}…` : term)

/** Without the filters; without the journey; else to where there is something. */
function wayBack({ query, chips, cleared }: Listing): string {
  if (chips.length > 0) return cleared
  return query.category === undefined ? '/umroh' : addressOf(searchPath, { term: query.term })
}

/** The kinds of journey that were found, each with how many. */
function journeysOf({ query, facets }: Listing, all: string): TypeLink[] {
  const link = (label: string, category: string | undefined): TypeLink => ({
    label,
    href: addressOf(searchPath, withChoice(query, { category } satisfies ListingQuery)),
    isCurrent: query.category === category,
  })
  const links = facets.category.map(({ value, label, count }) => link(`${label} (${count})`, value))
  return links.length > 1 || query.category !== undefined ? [link(all, undefined), ...links] : []
}
