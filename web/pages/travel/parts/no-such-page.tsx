import { SearchX } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { addressOf } from '../address.ts'
import type { Travel } from '../travel.server.ts'

/** For a page of a list that no list can have. */
export function NoSuchPage({ travel: { partner, tab, say } }: { travel: Travel }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={say.bad}
      action={
        <ShellLink path={addressOf({ slug: partner.slug, tab })} className={buttonClass({ variant: 'secondary' })}>
          {say.first}
        </ShellLink>
      }
    />
  )
}
