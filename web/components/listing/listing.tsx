import { SearchX } from 'lucide-react'
import { useNavigation } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { ProductCard } from '../shelf/product-card.tsx'
import { PathAnchor, ShellLink } from '../shell/shell-link.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { addressOf, withChoice } from './asked.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Listing as Loaded } from './listing.server.ts'

/** Filters, what they found, and the pages of it. */
export function Listing({ listing }: { listing: Loaded }) {
  const { page, path, asked, say } = listing
  const isLoading = useNavigation().state === 'loading'
  return (
    <section aria-labelledby="results" className="layout flex flex-col gap-5 py-6 md:py-8">
      <FilterBar listing={listing} />
      <ActiveFilters listing={listing} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="results" className="text-xl">
          <span className="sr-only">{`${say.results}: `}</span>
          <span role="status">{say.found}</span>
        </h2>
        {page.last_page > 1 && <p className="text-muted text-sm">{say.shown}</p>}
      </div>
      {page.items.length === 0 ? (
        <Nothing listing={listing} />
      ) : (
        <ul
          aria-busy={isLoading}
          className={cx(
            'grid grid-cols-1 gap-5 transition-opacity duration-200 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
            isLoading && 'opacity-60',
          )}
        >
          {page.items.map((card, place) => (
            <li key={card.id}>
              <ProductCard
                card={card}
                priority={place === 0}
                action={<CompareToggle slug={card.slug} name={card.name} />}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={say.pages}
        page={page.current_page}
        lastPage={page.last_page}
        href={(to) => addressOf(path, withChoice(asked, { page: to > 1 ? String(to) : undefined }))}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
      <CompareTray />
    </section>
  )
}

function Nothing({ listing: { problem, path, say } }: { listing: Loaded }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={problem === undefined ? say.none : say.bad}
      text={problem ?? say.noneText}
      headingLevel="h3"
      action={
        <ShellLink path={path} className={buttonClass({ variant: 'secondary' })}>
          {say.clear}
        </ShellLink>
      }
    />
  )
}
