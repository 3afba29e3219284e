import { Link, useLocation } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import { wishlist } from '#modules/search/contract.ts'
import { HeartCrack } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { MoreLink } from '../../components/more-link.tsx'
import { ProductCard } from '../../components/product-card/product-card.tsx'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { OffSale } from './parts/off-sale.tsx'
import { useFocusFallback } from './parts/use-focus-fallback.ts'
import { addressOf, limitOf, type Query, readQuery, tabs } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const query = readQuery(url.searchParams)
  const { category, page } = query
  const { failure, ...data } = await loaded(context, query)
  const { items, off_sale, counts } = data
  const { saved, ...say } = words(language)
  return {
    failure,
    items,
    off_sale,
    more: data.is_show_more ? addressOf({ category, page: page + 1 }) : undefined,
    // Hajj is no tab of its own until something of it is saved: then it must not vanish.
    tabs: tabs
      .filter((tab) => tab !== 'haji' || counts.haji > 0 || category === 'haji')
      .map((tab) => ({
        href: addressOf({ category: tab, page: 1 }),
        label: counts[tab] > 0 ? `${say[tab]} (${formatNumber(counts[tab], language)})` : say[tab],
        isCurrent: tab === category,
      })),
    say: { ...say, saved: saved(formatNumber(counts[category], language)) },
  }
}

/** Seeds, section 8.2: a list that cannot be loaded says what the server said, and is empty. */
async function loaded(context: Context, query: Query): Promise<Output<typeof wishlist> & { failure?: string }> {
  try {
    return (await api(context, wishlist, { category: query.category, limit: limitOf(query) })).data
  } catch (error) {
    if (!isCallFailure(error)) throw error
    const counts = { umroh: 0, 'wisata-syariah': 0, haji: 0 }
    return { items: [], off_sale: [], is_show_more: false, counts, failure: error.message }
  }
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { failure, items, off_sale, more, tabs, say } = loaderData
  const count = items.length + off_sale.length
  const heading = useFocusFallback(count)
  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {say.title}
      </h1>
      <TabLinks label={say.tabs} tabs={tabs} link={PathAnchor} />
      <p role="status" className={count === 0 ? 'sr-only' : 'text-muted text-sm'}>
        {say.saved}
      </p>
      {failure ? <NotLoaded message={failure} say={say} /> : count === 0 && <Nothing say={say} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((card, place) => (
            <li key={card.id} id={card.id}>
              <ProductCard card={card} columns="account" priority={place === 0} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      {more && <MoreLink path={more} from={items.at(-1)?.id ?? ''} label={say.more} />}
      <OffSale items={off_sale} say={say} />
    </div>
  )
}

/** Not "nothing saved yet": what is saved is only out of sight. */
function NotLoaded({ message, say }: { message: string; say: Loaded['say'] }) {
  const { pathname, search } = useLocation()
  return (
    <Alert
      tone="danger"
      announced
      title={message}
      action={
        <Link to={pathname + search} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.reload}
        </Link>
      }
    >
      {say.notLoaded}
    </Alert>
  )
}

function Nothing({ say }: { say: Loaded['say'] }) {
  return (
    <EmptyState
      icon={<HeartCrack />}
      title={say.none}
      text={say.noneText}
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
