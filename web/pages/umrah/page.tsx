import { umrohSearch } from '#modules/search/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { loadListing, loadTypes } from '../../components/listing/listing.server.ts'
import { Listing } from '../../components/listing/listing.tsx'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

const path = '/umroh'
type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, listing } }) => {
  const { title, description } = say
  return { title, description, canonical: listing.canonical, hidden: listing.page.total === 0 }
})

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.title, href: path }]) }

export async function loader({ context, request }: Route.LoaderArgs) {
  const listing = await loadListing(context, request, {
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
  const links = await loadTypes(context, { category: 'umroh', path, asked: listing.asked })
  return { listing, links, say: words(pageOf(context).language) }
}

export default function Umrah({ loaderData: { listing, links, say } }: Route.ComponentProps) {
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture="kaaba-1-wide" />
      <div className="layout pt-6">
        <TypeLinks label={say.types} links={links} />
      </div>
      <Listing listing={listing} />
    </>
  )
}
