import { tourSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, loadTypes, partOf, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { addressOf, type ListingQuery } from '../../components/listing/listing-query.ts'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { PathAnchor } from '../../components/shell/shell-link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const path = '/wisata-syariah'
const pictures = { tours: 'city-istanbul-2-wide', umrah: 'airport-1-wide' } as const

export const meta = listingMeta
export const handle = listingHandle

/** decisions §1: `wisata` is canonical, `halal-tour` means the same. Umrah tours are a part with a tab of its own. */
const tidy = (query: ListingQuery): ListingQuery => {
  const usual = query.subcategory === 'wisata-umroh' ? 'umroh' : 'wisata'
  return { ...query, type: query.type === undefined || query.type === 'halal-tour' ? usual : query.type }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadListing(context, url, {
    path,
    find: (input) => api(context, tourSearch, input),
    filters: [
      'type',
      'subcategory',
      'destination',
      'month',
      'departure_date',
      'duration',
      'price',
      'city',
      'airline',
      'travel',
      'travellers',
      'search',
    ],
    frame: ['type'],
    tidy,
  })
  const { query } = listing
  const isUmrah = query.type === 'umroh'
  // Umrah tours are one kind; the parts of the category are places to travel to.
  const isShown = (slug: string) => slug !== 'wisata-umroh'
  const links = isUmrah ? [] : await loadTypes(context, { category: 'wisata-syariah', path, query, isShown })
  const say = pageWords(words(pageOf(context).language), query.type)
  const crumbs = [{ label: say.title, href: addressOf(path, { type: query.type }) }]
  return {
    listing,
    links,
    say,
    crumbs,
    data: linkedData(context, { crumbs }),
    tabs: tabsOf(query, say),
    picture: isUmrah ? pictures.umrah : pictures.tours,
    title: titleOf(say.title, listing, links),
    heading: partOf(links) ?? say.heading,
  }
}

/** What both tabs have to say, and what the one we are in does. */
function pageWords(all: ReturnType<typeof words>, type: string | undefined) {
  const isUmrah = type === 'umroh'
  const { tours, umrah, kinds, types } = all
  return {
    tours,
    umrah,
    kinds,
    types,
    title: isUmrah ? all.umrahTitle : all.title,
    description: isUmrah ? all.umrahDescription : all.description,
    heading: isUmrah ? all.umrahHeading : all.heading,
    text: isUmrah ? all.umrahText : all.text,
  }
}

/** Month, price and city go along to the other tab; a destination does not. */
function tabsOf(query: ListingQuery, say: { tours: string; umrah: string }) {
  const { subcategory: _part, destination: _place, page: _page, ...rest } = query
  const tab = (type: string, label: string) => ({
    label,
    href: addressOf(path, { ...rest, type }),
    isCurrent: query.type === type,
  })
  return [tab('wisata', say.tours), tab('umroh', say.umrah)]
}

export default function ShariaTours({ loaderData }: Route.ComponentProps) {
  const { listing, links, tabs, say, heading, picture } = loaderData
  return (
    <>
      <ListingHero title={heading} text={say.text} picture={ownPicture(picture)} isShort />
      <div className="layout flex flex-col gap-4 pt-4">
        <TabLinks label={say.kinds} tabs={tabs} link={PathAnchor} />
        {links.length > 0 && <TypeLinks label={say.types} links={links} />}
      </div>
      <Listing listing={listing} />
    </>
  )
}
