import { SearchX } from '#web/ui/icons/icons.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { PartnerCard } from '../../components/partners/partner-card.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink, StayAnchor } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { loadPartners, type Partners } from './partners.server.ts'
import { Join } from './parts/join.tsx'
import { PartnerSearch } from './parts/partner-search.tsx'
import { addressOf } from './query.ts'

export const meta = metaOf<Partners>((_language, { loaderData: { say, canonical, page, data } }) => ({
  title: say.title,
  description: say.about,
  canonical,
  hidden: page.total === 0,
  data,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Partners>(({ say }) => [{ label: say.crumb, href: '/partner' }]),
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadPartners(context, url.searchParams)

export default function PartnersPage({ loaderData: list }: Route.ComponentProps) {
  const { say, page, query } = list
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture={ownPicture('airport-1-wide')} />
      <div className="layout flex flex-col gap-6 py-6 md:py-8">
        <TabLinks label={say.kinds} tabs={list.kinds.map(countedTab)} link={StayAnchor} />
        <div className="flex flex-col gap-5 lg:flex-row lg:items-start lg:justify-between lg:gap-10">
          <p className="max-w-prose text-muted">{say.about}</p>
          <PartnerSearch list={list} />
        </div>
        <section aria-labelledby="results" className="flex flex-col gap-5">
          <h2 id="results" className="text-xl" aria-live="polite">
            {say.resultCount}
          </h2>
          <Cards list={list} />
          {say.termsNote && <p className="max-w-prose text-muted text-sm">{say.termsNote}</p>}
          <Pagination
            label={say.pages}
            page={page.current_page}
            lastPage={page.last_page}
            href={(to) => addressOf({ ...query, page: to > 1 ? String(to) : undefined })}
            words={{ previous: say.previous, next: say.next, page: String }}
            link={PathAnchor}
          />
        </section>
      </div>
      <Join say={say} />
    </>
  )
}

const countedTab = ({ label, count, ...tab }: Partners['kinds'][number]) => ({
  ...tab,
  label: (
    <>
      {label} <span className="font-normal tabular-nums">{count}</span>
    </>
  ),
})

function Cards({ list: { items, problem, say } }: { list: Partners }) {
  if (items.length > 0) {
    return (
      <ul className="grid grid-cols-1 gap-4 pd:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <PartnerCard partner={item} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={problem === undefined ? say.none : say.bad}
      text={problem ?? say.noneText}
      headingLevel="h3"
      action={
        <ShellLink path="/partner" className={buttonClass({ variant: 'secondary' })}>
          {say.all}
        </ShellLink>
      }
    />
  )
}
