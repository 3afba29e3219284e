import { SearchX } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import type { Listing } from './listing.server.ts'
import { addressOf, withChoice } from './listing-query.ts'

/** Says why the list is empty, and leads back to where something is. */
export function NoResults({ listing }: { listing: Listing }) {
  const { page, problem, say } = listing
  const isBeyond = page.total > 0
  return (
    <EmptyState
      icon={<SearchX />}
      title={isBeyond ? say.beyond : problem === undefined ? say.none : say.bad}
      text={isBeyond ? say.beyondText : (problem ?? say.noneText)}
      headingLevel="h3"
      action={waysBack(listing).map(({ path, label }) => (
        <ShellLink key={label} path={path} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
          {label}
        </ShellLink>
      ))}
    />
  )
}

function waysBack({ page, path, query, chips, cleared, say }: Listing) {
  const to = (number: number) => addressOf(path, withChoice(query, { page: number > 1 ? String(number) : undefined }))
  const isBeyond = page.total > 0
  return [
    ...(query.page === undefined ? [] : [{ path: to(1), label: say.toFirst }]),
    ...(isBeyond && page.last_page > 1 ? [{ path: to(page.last_page), label: say.toLast }] : []),
    ...(isBeyond ? [] : [{ path: cleared, label: chips.length > 0 ? say.clear : say.showAll }]),
  ]
}
