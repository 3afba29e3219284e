import { Fragment, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { type CardNote, isOver, ProductCard } from '../product-card/product-card.tsx'
import { PathAnchor, ShellLink } from '../shell/shell-link.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar, FilterButton, SortPill } from './filter-bar.tsx'
import type { Listing as Loaded } from './listing.server.ts'
import { addressOf, withChoice } from './listing-query.ts'
import { NoResults } from './no-results.tsx'
import { useFilterForm } from './use-filter-form.ts'

export type ListingProps = {
  listing: Loaded
  /** What stands under the price of a package, by its id. */
  cardNotes?: Readonly<Record<string, CardNote>>
}

/** Filters, what they found, and the pages of it. */
export function Listing({ listing, cardNotes }: ListingProps) {
  const { page, path, query, say } = listing
  const bound = useFilterForm(listing)
  return (
    <section aria-labelledby="results" className="layout flex flex-col gap-3 pt-1.5 pb-6 md:gap-4 md:pt-3 md:pb-8">
      <FilterBar listing={listing} bound={bound} />
      <ActiveFilters listing={listing} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-3">
        <h2 id="results" className="shrink-0 text-base md:text-xl">
          <span className="sr-only">{`${say.results}: `}</span>
          <span role="status">{say.resultCount}</span>
        </h2>
        {page.last_page > 1 && page.items.length > 0 && (
          <p className="text-muted text-sm max-md:sr-only">{say.shown}</p>
        )}
        <FilterButton listing={listing} />
        <SortPill listing={listing} bound={bound} />
      </div>
      {page.items.length === 0 ? <NoResults listing={listing} /> : <Cards listing={listing} cardNotes={cardNotes} />}
      <Pagination
        label={say.pages}
        page={page.current_page}
        lastPage={page.items.length === 0 ? 1 : page.last_page}
        // The next page is read from its first package on, not from the top of this one.
        href={(to) => `${addressOf(path, withChoice(query, { page: to > 1 ? String(to) : undefined }))}#results`}
        words={{ previous: say.previous, next: say.next, page: (number) => `${say.page} ${number}` }}
        link={PathAnchor}
      />
      <CompareTray />
    </section>
  )
}

type BeginLinkProps = { card: { name: string }; link: CardNote['link'] }

/** Above the link that covers the card. */
const BeginLink = ({ card, link }: BeginLinkProps) =>
  link ? (
    <ShellLink
      path={link.path}
      aria-label={`${link.label}: ${card.name}`}
      className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'relative z-10 w-full')}
    >
      {link.label}
    </ShellLink>
  ) : null

function Cards({ listing: { page, query, say }, cardNotes }: ListingProps) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isLoading = location?.pathname === pathname
  const firstOver = page.items.findIndex(isOver)
  return (
    <ul
      aria-busy={isLoading}
      className={cx(
        'grid grid-cols-1 gap-5 transition-opacity duration-200 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
        isLoading && 'opacity-60',
      )}
    >
      {page.items.map((card, place) => (
        <Fragment key={card.id}>
          {place === firstOver && place > 0 && (
            <li className="col-span-full border-line border-t pt-4 font-semibold text-muted">{say.over}</li>
          )}
          {/* Laid out at once: guessed heights would move the pager and the place one comes back to. */}
          <li>
            {/* Each hydrates by itself, the one that is touched first. */}
            <Suspense>
              <ProductCard
                travellers={query.travellers}
                card={card}
                priority={place === 0}
                note={cardNotes?.[card.id]}
                action={
                  <>
                    <BeginLink card={card} link={cardNotes?.[card.id]?.link} />
                    <CompareToggle slug={card.slug} names={card.names} />
                  </>
                }
              />
            </Suspense>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
