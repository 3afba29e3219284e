import { data, redirect } from 'react-router'
import { pageOf } from '../../api.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { StayAnchor } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { addressOf } from './address.ts'
import { loadMissing, type Missing } from './missing.server.ts'
import { Hero } from './parts/hero.tsx'
import { Information } from './parts/information.tsx'
import { NotFound } from './parts/not-found.tsx'
import { Products } from './parts/products.tsx'
import { Reviews } from './parts/reviews.tsx'
import { loadTravel, type Travel } from './travel.server.ts'

type Loaded = { travel: Travel; missing?: undefined } | { travel?: undefined; missing: Missing }

export const meta = metaOf<Loaded>((_language, { loaderData: { travel, missing } }) => {
  if (missing) return { title: missing.say.missing, hidden: true }
  const { say, canonical, partner, data } = travel
  const picture = `/og/travel/${partner.slug}.png`
  return { title: say.title, description: say.description, canonical, picture, data }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ travel, missing }) => [
    { label: (travel?.say.partners ?? missing?.say.crumb) || '', href: '/partner' },
    { label: travel?.partner.name ?? missing?.say.missing ?? '', href: '' },
  ]),
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const slug = params.travelName
  if (!slug) throw redirect(to(pageOf(context).language, '/partner'), 301)
  const travel = await loadTravel(context, url, slug)
  if (!travel) return data<Loaded>({ missing: await loadMissing(context, slug) }, { status: 404 })
  return data<Loaded>({ travel })
}

export default function TravelPage({ loaderData: { travel, missing } }: Route.ComponentProps) {
  if (missing) return <NotFound missing={missing} />
  const { partner, tab, say } = travel
  const links = say.tabLinks.map(({ tab: one, label }) => ({
    href: addressOf({ slug: partner.slug, tab: one }),
    label,
    isCurrent: one === tab,
  }))
  return (
    <>
      <Hero travel={travel} />
      <div className="layout flex flex-col gap-6 py-4 md:gap-8 md:py-6">
        <TabLinks label={say.tabs} tabs={links} link={StayAnchor} />
        {tab === 'information' && <Information travel={travel} />}
        {tab === 'products' && <Products travel={travel} />}
        {tab === 'reviews' && <Reviews travel={travel} />}
      </div>
    </>
  )
}
