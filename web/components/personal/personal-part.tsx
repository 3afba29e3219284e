import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Shell } from '../../shell.server.ts'
import { inLanguage, splitLanguage } from '../../to.ts'
import { withAffiliate } from '../shell/use-href.ts'
import { type Personal, PersonalContext } from './context.ts'
import { scriptedCookie } from './unknown-member.ts'

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
    let stop: (() => void) | undefined
    // Guests never need it, so a browser fetches it for members only.
    import('./follow-personal.ts')
      .then(({ followPersonal }) => {
        if (!isOver) stop = followPersonal({ shell, address, show: setPersonal, revalidate })
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
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
