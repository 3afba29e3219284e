import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Flags } from '#core/tenant.ts'
import { myOrders } from '#modules/orders/contract.ts'
import { ReceiptText, SearchX } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { CategorySearch } from '../../components/form/category-search.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { OrderCard } from '../../components/orders/order-card.tsx'
import { shownOrder } from '../../components/orders/shown.server.ts'
import { requestsPath } from '../../components/private/paths.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { unlessRefused } from '../../softly.server.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { addressOf, type Category, categories, openTab, type Query, readQuery, type Tab, tabs } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

const pageSize = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, tenant } = pageOf(context)
  const wish = readQuery(url.searchParams)
  const { tab, category, data } = await ordersOf(context, wish)
  const query = { ...wish, category, tab }
  const { resultRange, ...say } = words(language)
  const figure = (count: number) => formatNumber(count, language)
  const offered = categories.filter((one) => one === 'all' || data.categories.includes(one))
  const shown = offered.filter((one) => one === category || !closedHere(tenant.feature_flag).includes(one))
  return {
    query: query,
    // What has not become an order yet stands in a list of its own.
    plans: shown.includes('private-umroh') && ['all', 'private-umroh'].includes(category) ? say.plans : undefined,
    orders: data.items.map((order) => shownOrder(order, language, tab)),
    page: { current: data.current_page, last: data.last_page },
    tabs: tabs.map((one) => ({
      href: addressOf({ tab: one, category, search: '', page: 1 }),
      label: data.counts[one] > 0 ? `${say[one]} (${figure(data.counts[one])})` : say[one],
      isCurrent: one === tab,
    })),
    categories: shown.map((one) => ({
      // Who has chosen no status is led to one of this kind that has orders.
      href: addressOf({ ...wish, category: one, page: 1 }),
      label: say[one],
      isCurrent: one === category,
    })),
    say: {
      ...say,
      resultRange:
        data.items.length === 0
          ? say.none
          : resultRange(figure(data.first_item), figure(data.last_item), figure(data.total)),
    },
  }
}

/** Categories that a tenant does without. */
const closedHere = ({ is_hajj, is_custom_product }: Flags): string[] => [
  ...(is_hajj === 1 ? [] : ['haji']),
  ...(is_custom_product === 1 ? [] : ['private-umroh']),
]

type Listed = { tab: Tab; category: Category; data: Output<typeof myOrders> }

/** The orders of the tab that was chosen, or of the first one that has any; all, where nothing has that category. */
async function ordersOf(context: Context, wish: Query): Promise<Listed> {
  const { tab, category, search, page } = wish
  const under = (status: Tab) => api(context, myOrders, { status, category, search, page, limit: pageSize })
  const data = await unlessRefused(under(tab ?? 'unpaid'), category === 'all' ? [] : [422])
  if (!data) return ordersOf(context, { ...wish, category: 'all' })
  const open = tab ?? openTab(data.counts)
  return { tab: open, category, data: tab || open === 'unpaid' ? data : (await under(open)).data }
}

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  const { orders, query, page, say } = loaderData
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
      <TabLinks label={say.tabs} tabs={loaderData.tabs} link={PathAnchor} isEven />
      <TypeLinks label={say.categories} links={loaderData.categories} />
      {loaderData.plans && (
        <p className="text-sm">
          <ShellLink path={requestsPath} className={`${linkClass()} inline-flex min-h-11 items-center`}>
            {loaderData.plans}
          </ShellLink>
        </p>
      )}
      <CategorySearch
        key={addressOf(query)}
        path={addressOf({ ...query, search: '', page: 1 })}
        query={query}
        carried={{ tab: query.tab }}
        say={say}
      />
      <p role="status" className={orders.length === 0 ? 'sr-only' : 'text-muted text-sm'}>
        {say.resultRange}
      </p>
      {orders.length === 0 && <Nothing query={query} say={say} />}
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} words={say} />
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

const emptyWords = {
  unpaid: ['noneUnpaid', 'noneUnpaidText'],
  in_progress: ['noneInProgress', 'noneInProgressText'],
  completed: ['noneCompleted', 'noneCompletedText'],
} as const

function Nothing({ query, say }: { query: Loaded['query']; say: Loaded['say'] }) {
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
  if (query.category === 'private-umroh') {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={say.nonePrivate}
        text={say.nonePrivateText}
        action={
          <ShellLink path="/private-umroh" className={buttonClass()}>
            {say.planPrivate}
          </ShellLink>
        }
      />
    )
  }
  if (query.category === 'oleh-oleh') {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={say.noneOfShop}
        text={say.noneOfShopText}
        action={
          <ShellLink path="/oleh-oleh" className={buttonClass()}>
            {say.seeSouvenirs}
          </ShellLink>
        }
      />
    )
  }
  const [title, text] = emptyWords[query.tab]
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={say[title]}
      text={say[text]}
      action={
        <>
          <ShellLink path="/umroh" className={buttonClass()}>
            {say.seeUmrah}
          </ShellLink>
          <ShellLink path="/wisata-syariah" className={buttonClass({ variant: 'secondary' })}>
            {say.seeTours}
          </ShellLink>
        </>
      }
    />
  )
}
