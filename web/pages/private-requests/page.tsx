import { ReceiptText, SearchX } from '#web/ui/icons/icons.ts'
import { CategorySearch } from '../../components/form/category-search.tsx'
import { OrderCard } from '../../components/orders/order-card.tsx'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { loadRequests, type Requests } from './load.server.ts'
import { addressOf, readQuery } from './query.ts'

export const meta = metaOf<Requests>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export const loader = ({ context, url }: Route.LoaderArgs) => loadRequests(context, readQuery(url.searchParams))

export default function PrivateRequests({ loaderData }: Route.ComponentProps) {
  const { requests, query, page, say } = loaderData
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
        <ShellLink path="/private-umroh" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.plan}
        </ShellLink>
      </header>
      <TabLinks label={say.tabs} tabs={loaderData.tabs} link={PathAnchor} />
      <CategorySearch
        key={addressOf(query)}
        path={addressOf({ ...query, search: '', page: 1 })}
        query={{ search: query.search }}
        carried={{ tab: query.tab }}
        say={say}
      />
      <p role="status" className={requests.length === 0 ? 'sr-only' : 'text-muted text-sm'}>
        {say.resultRange}
      </p>
      {requests.length === 0 && <Nothing query={query} say={say} />}
      <ul className="flex flex-col gap-4">
        {requests.map(({ card, total }) => (
          <li key={card.id}>
            <OrderCard order={card} words={{ total }} />
          </li>
        ))}
      </ul>
      <Pagination
        label={say.pages}
        page={page.current}
        lastPage={page.last}
        href={(to) => addressOf({ ...query, page: to })}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </div>
  )
}

function Nothing({ query, say }: Pick<Requests, 'query' | 'say'>) {
  if (query.search) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={say.noResults}
        text={say.noResultsText}
        action={
          <ShellLink path={addressOf({ ...query, search: '', page: 1 })} className={buttonClass()}>
            {say.clear}
          </ShellLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={say.noneTitle}
      text={say.noneText}
      action={
        <ShellLink path="/private-umroh" className={buttonClass()}>
          {say.plan}
        </ShellLink>
      }
    />
  )
}
