import { SearchX } from '#web/ui/icons/icons.ts'
import type { Listing } from '../../../components/listing/listing.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Nothing answers these words, whatever the filters: only other words help. */
export function Nothing({ listing: { problem, cleared, say } }: { listing: Listing }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={problem === undefined ? say.none : say.bad}
      text={problem ?? say.noneText}
      action={
        <ShellLink path={cleared} className={buttonClass({ variant: 'secondary' })}>
          {say.showAll}
        </ShellLink>
      }
    />
  )
}
