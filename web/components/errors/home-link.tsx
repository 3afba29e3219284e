import type { ReactNode } from 'react'
import { inLanguage } from '../../to.ts'
import { usePageLanguage, useShellOrNone } from '../../use-shell.ts'
import { withAffiliate } from '../shell/use-href.ts'

export function useHome(): string {
  const home = inLanguage(usePageLanguage(), '/')
  return withAffiliate(home, useShellOrNone()?.affiliate_code)
}

/** A full page load: after an error, nothing that is still in memory is trusted. */
export function HomeLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a href={useHome()} className={className}>
      {children}
    </a>
  )
}
