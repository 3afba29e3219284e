import { MailCheck, Unlink } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { AuthCard } from '../account/auth-card.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import type { Joining } from './join.server.ts'
import { Narrow } from './narrow.tsx'

type Of<View> = { joining: Extract<Joining, { view: View }> }

/** The application is kept; the address still has to be proved. */
export function Sent({ joining: { say, email, path } }: Of<'sent'>) {
  return (
    <Narrow>
      <AuthCard
        icon={<MailCheck />}
        title={say.sentTitle}
        lead={
          <>
            {say.sentText} <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>
          </>
        }
      >
        <p className="rounded-md bg-page p-4 text-muted text-sm">{say.sentHint}</p>
        <ShellLink path={path} className={buttonClass({ variant: 'secondary', wide: true })}>
          {say.again}
        </ShellLink>
      </AuthCard>
    </Narrow>
  )
}

/** A link that names no application here. */
export function Broken({ joining: { say, path } }: Of<'broken'>) {
  return (
    <Narrow>
      <AuthCard icon={<Unlink />} title={say.brokenTitle} lead={say.brokenText}>
        <ShellLink path={path} className={buttonClass({ wide: true })}>
          {say.restart}
        </ShellLink>
      </AuthCard>
    </Narrow>
  )
}
