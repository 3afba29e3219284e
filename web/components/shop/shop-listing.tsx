import { useLocation, useNavigation } from 'react-router'
import { SearchX, X } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { TypeLinks } from '../listing/type-links.tsx'
import { useFilterForm } from '../listing/use-filter-form.ts'
import { PathAnchor, ShellLink } from '../shell/shell-link.tsx'
import { ItemGrid } from './item-grid.tsx'
import type { ShopListing as Loaded } from './listing.server.ts'
import { PriceButton, PriceFilter, ShopSort } from './price-filter.tsx'
import { shopAddress, withFilter } from './query.ts'

type ShopListingProps = {
  listing: Loaded
  /** Where the kinds stand as pictures above, their row need not stand here again. */
  hasKinds?: boolean
}

/** Filters, the souvenirs they leave, and the pages of them. */
export function ShopListing({ listing, hasKinds = false }: ShopListingProps) {
  const { page, path, query, say, items } = listing
  const bound = useFilterForm(listing)
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return (
    <section aria-labelledby="results" className="flex flex-col gap-3 md:gap-4">
      {!hasKinds && listing.categories.length > 0 && <TypeLinks label={say.categories} links={listing.categories} />}
      <Chips listing={listing} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-6">
        <h2 id="results" className="text-base md:text-xl">
          <span className="sr-only">{`${say.results}: `}</span>
          <span role="status" className="[overflow-wrap:anywhere]">
            {say.count}
          </span>
        </h2>
        <PriceFilter listing={listing} bound={bound} />
        <ShopSort listing={listing} bound={bound} />
        <PriceButton listing={listing} />
      </div>
      {items.length === 0 ? (
        <Nothing listing={listing} />
      ) : (
        <ItemGrid items={items} isFirst isLoading={location?.pathname === pathname} />
      )}
      <Pagination
        label={say.pages}
        page={page.current_page}
        lastPage={items.length === 0 ? 1 : page.last_page}
        // The next page is read from its first souvenir on, not from the top of this one.
        href={(to) => `${shopAddress(path, withFilter(query, { page: to > 1 ? String(to) : undefined }))}#results`}
        words={{ previous: say.previous, next: say.next, page: (number) => `${say.page} ${number}` }}
        link={PathAnchor}
        className="pt-3"
      />
    </section>
  )
}

/** What narrows the list, each with a way to take it back. */
function Chips({ listing: { chips, path, query, say } }: { listing: Loaded }) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={say.active}
      className="-mx-edge flex items-center gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:p-0"
    >
      {chips.map((chip) => (
        <li key={chip.name} className="min-w-0 shrink-0 max-md:max-w-[80vw]">
          <ShellLink
            path={chip.href}
            preventScrollReset
            aria-label={chip.remove}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-brand-soft px-4 font-semibold text-brand-text text-sm no-underline hover:ring-1 hover:ring-brand"
          >
            <span className="truncate">{chip.label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </ShellLink>
        </li>
      ))}
      <li className="shrink-0">
        <ShellLink
          path={shopAddress(path, { category: query.category })}
          preventScrollReset
          className={`${linkClass()} link-row px-2 text-sm`}
        >
          {say.clear}
        </ShellLink>
      </li>
    </ul>
  )
}

/** Says why the list is empty, and leads to where something is. */
function Nothing({ listing: { page, path, problem, query, isWhole, say } }: { listing: Loaded }) {
  const isBeyond = page.total > 0
  const first = shopAddress(path, withFilter(query, {}))
  const text = isBeyond ? say.beyondText : (problem ?? (isWhole ? say.noneYetText : say.noneText))
  const title = isBeyond ? say.beyond : problem === undefined ? (isWhole ? say.noneYet : say.none) : say.bad
  const [to, label] = isBeyond ? [first, say.toFirst] : isWhole ? ['/umroh', say.toPackages] : [path, say.showAll]
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      text={text}
      headingLevel="h3"
      action={
        <ShellLink path={to} className={buttonClass({ variant: 'secondary' })}>
          {label}
        </ShellLink>
      }
    />
  )
}
