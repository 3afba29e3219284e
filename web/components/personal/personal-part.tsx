import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useRevalidator } from 'react-router'
import type { Shell } from '../../shell.server.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { withAffiliate } from '../shell/use-href.ts'
import { type Personal, PersonalContext } from './context.ts'
import { fetchPersonal } from './fetch-personal.ts'
import { scriptedCookie, unknownMember } from './unknown-member.ts'

type PersonalPartProps = { shell: Shell | undefined; children: ReactNode }

/** Gives a page that was made for any member what is this member's own; docs/decisions/0036. */
export function PersonalPart({ shell, children }: PersonalPartProps) {
  const personal = usePersonal(shell)
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${scriptedCookie}=1; path=/; samesite=lax`
  }, [])
  return <PersonalContext value={personal}>{children}</PersonalContext>
}

function usePersonal(shell: Shell | undefined): Personal | undefined {
  const [personal, setPersonal] = useState<Personal>()
  const { revalidate } = useRevalidator()
  const address = usePersonalAddress(shell)
  useEffect(() => {
    if (!shell?.member) return
    let isOver = false
    const load = async () => {
      const answer = await fetchPersonal(address)
      if (!answer || isOver) return
      // Where the session has ended the answer names nobody.
      const known = { of: shell, shell: { ...shell, member: undefined, ...answer.shell }, latest: answer.latest }
      startTransition(() => setPersonal(known))
    }
    // A page that the browser may bring back later leaves without what is personal: the session may have ended by then.
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const unknown = { of: shell, shell: { ...shell, ...unknownMember }, latest: undefined }
      flushSync(() => setPersonal(shell.is_personal_apart ? undefined : unknown))
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
  }, [shell, address, revalidate])
  return personal?.of === shell ? personal : undefined
}

/** Only the home page shows the order to continue. */
function usePersonalAddress(shell: Shell | undefined): string {
  const { path } = splitLanguage(useLocation().pathname)
  const isHome = path === '/' || path === '/home'
  const address = inLanguage(shell?.language ?? 'id', isHome ? '/personal?latest=1' : '/personal')
  return withAffiliate(address, shell?.affiliate_code)
}
