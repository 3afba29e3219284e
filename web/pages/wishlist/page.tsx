import { Link, useLocation } from 'react-router'
import { HeartCrack } from '#web/ui/icons/icons.ts'
import { MoreLink } from '../../components/more-link.tsx'
import { ProductCard } from '../../components/product-card/product-card.tsx'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { ItemGrid } from '../../components/shop/item-grid.tsx'
import { metaOf } from '../../meta.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { type Wishlist as Loaded, loadWishlist } from './load.server.ts'
import { OffSale } from './parts/off-sale.tsx'
import { useFocusFallback } from './parts/use-focus-fallback.ts'

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export const loader = ({ context, url }: Route.LoaderArgs) => loadWishlist(context, url)

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { failure, isShop, items, souvenirs, off_sale, more, tabs, say } = loaderData
  const count = items.length + souvenirs.length + off_sale.length
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
      {failure ? <NotLoaded message={failure} say={say} /> : count === 0 && <Nothing isShop={isShop} say={say} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((card, place) => (
            <li key={card.id} id={card.id}>
              <ProductCard card={card} columns="account" priority={place === 0} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      {souvenirs.length > 0 && <ItemGrid items={souvenirs} isFirst headingLevel="h2" />}
      {more && <MoreLink path={more} from={lastOf(loaderData)} label={say.more} />}
      <OffSale items={off_sale} kind={isShop ? 'item' : 'package'} say={say} />
    </div>
  )
}

/** The id of the last card, where a longer page opens. */
const lastOf = ({ items, souvenirs }: Loaded): string => {
  const item = souvenirs.at(-1)
  return item ? `item-${item.slug}` : (items.at(-1)?.id ?? '')
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

function Nothing({ isShop, say }: { isShop: boolean; say: Loaded['say'] }) {
  return (
    <EmptyState
      icon={<HeartCrack />}
      title={say.none}
      text={say.noneText}
      action={
        isShop ? (
          <ShellLink path="/oleh-oleh" className={buttonClass()}>
            {say.seeSouvenirs}
          </ShellLink>
        ) : (
          <>
            <ShellLink path="/umroh" className={buttonClass()}>
              {say.seeUmrah}
            </ShellLink>
            <ShellLink path="/wisata-syariah" className={buttonClass({ variant: 'secondary' })}>
              {say.seeTours}
            </ShellLink>
          </>
        )
      }
    />
  )
}
