import { messages } from '#core/messages.ts'
import { MessagesSquare } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../ui/button-class.ts'
import { cx } from '../ui/class-names.ts'
import { useWords } from '../use-shell.ts'
import { ShellLink } from './shell/shell-link.tsx'
import { usePath } from './shell/use-rules.ts'

const words = messages({ ask: { id: 'Tanya konsultan', en: 'Ask a consultant' } })

/** A question about this page; who is signed out signs in first, and comes to it. */
export function AskConsultant({ className }: { className?: string }) {
  const about = new URLSearchParams({ tentang: usePath() })
  return (
    <ShellLink
      path={`/chat?${about}`}
      rel="nofollow"
      className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'self-start', className)}
    >
      <MessagesSquare aria-hidden="true" className="size-5" />
      {useWords(words).ask}
    </ShellLink>
  )
}
