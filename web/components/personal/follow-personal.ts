import { flushSync } from 'react-dom'
import type { Shell } from '../../shell.server.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { onSignInEnd } from '../live/sign-in-end.ts'
import { withAffiliate } from '../shell/use-href.ts'
import type { Personal } from './context.ts'
import type { LatestOrder } from './latest.server.ts'
import type { PersonalShell } from './personal.server.ts'
import { scriptedCookie, unknownMember } from './unknown-member.ts'

type PersonalAnswer = { shell: PersonalShell; latest?: LatestOrder }
type Followed = {
  shell: Shell
  /** Shows a personal part, or with nothing the empty places of the page. */
  show(personal: Personal | undefined): void
  revalidate(): Promise<void>
  /** Whether another page is on its way. */
  isLeaving(): boolean
}

const calmMs = 1000

/** Fetches the personal part where the page came without, and empties a page that is put away. Gives a way to stop. */
export function followPersonal({ shell, show, revalidate, isLeaving }: Followed): () => void {
  let isOver = false
  // Of several answers under way the newest counts; none, once the page was put away.
  let latest = 0
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${scriptedCookie}=1; path=/; samesite=lax`
  const load = async () => {
    const mine = ++latest
    const answer = await fetchPersonal(addressFor(shell))
    // Where the session has ended the answer names nobody.
    if (answer && !isOver && mine === latest)
      show({ of: shell, shell: { ...shell, ...answer.shell, member: answer.shell.member }, latest: answer.latest })
  }
  // A page that the browser may bring back later leaves without what is personal: the session may have ended by then.
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    latest += 1
    const unknown = { of: shell, shell: { ...shell, ...unknownMember }, latest: undefined }
    flushSync(() => show(shell.is_personal_apart ? undefined : unknown))
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void (shell.is_personal_apart ? load() : revalidate())
  }
  if (shell.is_personal_apart) void load()
  // The guard of the page leads on from there, with the way back. What the member has just done is led there by itself: asked for
  // twice, the sign-in would say to the first why it is there, and the second is shown.
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopHearing = onSignInEnd(() => {
    timer = setTimeout(() => !isLeaving() && void revalidate(), calmMs)
  })
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    isOver = true
    clearTimeout(timer)
    stopHearing()
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

/** Only the home page shows the order to continue. */
function addressFor({ language, affiliate_code }: Shell): string {
  const { path } = splitLanguage(window.location.pathname)
  const isHome = path === '/' || path === '/home'
  return withAffiliate(inLanguage(language, isHome ? '/personal?latest=1' : '/personal'), affiliate_code)
}

/** The personal part, or nothing when it cannot be had now. An ended session leads to the sign-in, as it does for a page. */
async function fetchPersonal(address: string): Promise<PersonalAnswer | undefined> {
  try {
    // It may renew the session: who leaves meanwhile must still get the new cookies, or is taken for a thief.
    const reply = await fetch(address, { headers: { accept: 'application/json' }, keepalive: true })
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    if (!isJson && reply.redirected) window.location.assign(reply.url)
    return reply.ok && isJson ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
