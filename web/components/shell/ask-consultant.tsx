import { MessagesSquare } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from './shell-link.tsx'
import { usePath } from './use-rules.ts'

/** A question about this page; who is signed out signs in first, and comes to it. */
export const AskConsultant = () => (
  <ShellLink
    path={`/chat?tentang=${encodeURIComponent(usePath())}`}
    rel="nofollow"
    className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-start`}
  >
    <MessagesSquare aria-hidden="true" className="size-5" />
    {useShell().place_words.askConsultant}
  </ShellLink>
)
