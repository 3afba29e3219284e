import { umrohSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { loadListing, loadTypes, partOf, titleOf } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { listingHandle, listingMeta } from '../../components/listing/listing-frame.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const path = '/umroh'

export const meta = listingMeta
export const handle = listingHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadListing(context, url, {
    path,
    find: (input) => api(context, umrohSearch, input),
    filters: [
      'subcategory',
      'month',
      'departure_date',
      'duration',
      'price',
      'type',
      'city',
      'airline',
      'travel',
      'travellers',
      'search',
    ],
  })
  const links = await loadTypes(context, { category: 'umroh', path, query: listing.query })
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const crumbs = [{ label: say.title, href: path }]
  return {
    listing,
    links,
    say,
    isPrivateOpen: tenant.feature_flag.is_custom_product === 1,
    crumbs,
    title: titleOf(say.title, listing, links),
    heading: partOf(links) ?? say.heading,
    data: linkedData(context, { crumbs }),
  }
}

export default function Umrah({ loaderData: { listing, links, say, heading, isPrivateOpen } }: Route.ComponentProps) {
  return (
    <>
      <ListingHero title={heading} text={say.text} picture={ownPicture('kaaba-1-wide')} isShort />
      <div className="layout pt-1.5 md:pt-6">
        <TypeLinks label={say.types} links={links} />
      </div>
      <Listing listing={listing} />
      {isPrivateOpen && (
        <p className="layout pb-8">
          <ShellLink path="/private-umroh" className={`${linkClass()} link-row`}>
            {say.own}
          </ShellLink>
        </p>
      )}
    </>
  )
}
