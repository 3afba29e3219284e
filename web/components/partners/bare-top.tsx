import type { ReactNode } from 'react'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'

/** All that stands above a page without header: whose it is, and the other language. `children` stand beside the logo. */
export function BareTop({ children }: { children?: ReactNode }) {
  return (
    <div className="layout flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Logo />
      {children}
      <LanguageSwitch className="ms-auto" />
    </div>
  )
}
