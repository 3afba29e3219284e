import { itemList } from '../../json-ld.ts'
import { metaOf } from '../../meta.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { crumbsOf, type ShellHandle } from '../shell/handle.ts'

type Facts = ReturnType<Parameters<typeof metaOf>[0]>
type Loaded = {
  title: string
  say: { description: string }
  listing: { canonical: string; hidden: boolean; page: { items: readonly { slug: string; name: string }[] } }
  crumbs: Crumb[]
  data: Facts['data']
}

/** What stands in the head of a page that lists packages. */
export const listingMeta = metaOf<Loaded>((language, { shell, loaderData: { title, say, listing, data = [] } }) => {
  const { canonical, hidden, page } = listing
  const place = { public_url: shell.tenant.public_url, language }
  // Made of the cards that the browser has anyway: as data it would be the same list once more.
  const list = page.items.length > 0 ? [itemList(place, page.items)] : []
  return {
    title,
    description: say.description,
    canonical,
    hidden,
    data: [...data.slice(0, 1), ...list, ...data.slice(1)],
  }
})

export const listingHandle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ crumbs }) => crumbs) }

/** How packages of a plan, which names the type and the kind, are narrowed; `months` is how long the plan runs. */
export const planFilters = [
  'month',
  'departure_date',
  'duration',
  'price',
  'city',
  'airline',
  'travel',
  'travellers',
  'search',
  'months',
] as const
