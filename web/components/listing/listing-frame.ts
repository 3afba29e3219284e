import { metaOf } from '../../meta.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { crumbsOf, type ShellHandle } from '../shell/handle.ts'

type Facts = ReturnType<Parameters<typeof metaOf>[0]>
type Loaded = {
  title: string
  say: { description: string }
  listing: { canonical: string; hidden: boolean }
  crumbs: Crumb[]
  data: Facts['data']
}

/** What stands in the head of a page that lists packages. */
export const listingMeta = metaOf<Loaded>((_language, { loaderData: { title, say, listing, data } }) => {
  const { canonical, hidden } = listing
  return { title, description: say.description, canonical, hidden, data }
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
