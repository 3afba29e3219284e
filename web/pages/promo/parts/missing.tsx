import { TicketX } from '#web/ui/icons/icons.ts'
import type { ShownPromo } from '../../../components/promo/shown.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OtherPromos } from './other-promos.tsx'

type MissingProps = {
  others: readonly ShownPromo[]
  say: { missing: string; missingText: string; others: string; seeAll: string }
}

/** An address without a promo: says so, and shows those there are. */
export function Missing({ others, say }: MissingProps) {
  const seeAll = (
    <ShellLink path="/promo" className={buttonClass({ variant: 'secondary' })}>
      {say.seeAll}
    </ShellLink>
  )
  return (
    <>
      <EmptyState
        icon={<TicketX />}
        title={say.missing}
        text={say.missingText}
        headingLevel="h1"
        action={others.length === 0 && seeAll}
      />
      <OtherPromos others={others} say={say} />
    </>
  )
}
