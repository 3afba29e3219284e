import { hajjSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { hajjNames } from '../../components/listing/hajj-travels.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, loadTypes, partOf, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const path = '/product-haji'

export const meta = listingMeta
export const handle = listingHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadListing(context, url, {
    path,
    find: (input) => api(context, hajjSearch, input),
    filters: [
      'subcategory',
      'hijri_year',
      'travel',
      'month',
      'departure_date',
      'duration',
      'price',
      'city',
      'airline',
      'travellers',
      'search',
    ],
    names: await hajjNames(context, url),
  })
  const links = await loadTypes(context, { category: 'haji', path, query: listing.query })
  const say = words(pageOf(context).language)
  const crumbs = [
    { label: say.hajj, href: '/haji' },
    { label: say.title, href: path },
  ]
  return {
    listing,
    links,
    say,
    crumbs,
    title: titleOf(say.title, listing, links),
    heading: partOf(links) ?? say.heading,
    data: linkedData(context, { crumbs }),
  }
}

export default function HajjProducts({ loaderData: { listing, links, say, heading } }: Route.ComponentProps) {
  return (
    <>
      <ListingHero title={heading} text={say.text} picture={ownPicture('kaaba-2-wide')} isShort>
        <p className="max-md:hidden">
          <ShellLink
            path="/haji#ways"
            className="inline-flex min-h-11 items-center font-semibold text-on-brand-dark underline underline-offset-4"
          >
            {say.toWays}
          </ShellLink>
        </p>
      </ListingHero>
      <div className="layout pt-1.5 md:pt-6">
        <TypeLinks label={say.types} links={links} />
      </div>
      <Listing listing={listing} />
    </>
  )
}
