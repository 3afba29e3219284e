import { flushSync } from 'react-dom'
import type { Shell } from '../../shell.server.ts'
import type { Personal } from './context.ts'
import type { LatestOrder } from './latest.server.ts'
import type { PersonalShell } from './personal.server.ts'
import { unknownMember } from './unknown-member.ts'

type PersonalAnswer = { shell: PersonalShell; latest?: LatestOrder }
type Followed = {
  shell: Shell
  address: string
  /** Shows a personal part, or with nothing the empty places of the page. */
  show(personal: Personal | undefined): void
  revalidate(): Promise<void>
}

/** Fetches the personal part where the page came without, and empties a page that is put away. Gives a way to stop. */
export function followPersonal({ shell, address, show, revalidate }: Followed): () => void {
  let isOver = false
  const load = async () => {
    const answer = await fetchPersonal(address)
    // Where the session has ended the answer names nobody.
    if (answer && !isOver)
      show({ of: shell, shell: { ...shell, member: undefined, ...answer.shell }, latest: answer.latest })
  }
  // A page that the browser may bring back later leaves without what is personal: the session may have ended by then.
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const unknown = { of: shell, shell: { ...shell, ...unknownMember }, latest: undefined }
    flushSync(() => show(shell.is_personal_apart ? undefined : unknown))
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void (shell.is_personal_apart ? load() : revalidate())
  }
  if (shell.is_personal_apart) void load()
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    isOver = true
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

/** The personal part, or nothing when it cannot be had now. An ended session leads to the sign-in, as it does for a page. */
async function fetchPersonal(address: string): Promise<PersonalAnswer | undefined> {
  try {
    const reply = await fetch(address, { headers: { accept: 'application/json' } })
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    if (!isJson && reply.redirected) window.location.assign(reply.url)
    return reply.ok && isJson ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
