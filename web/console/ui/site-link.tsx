import type { ReactNode } from 'react'
import type { Language } from '#core/messages.ts'
import { inLanguage } from '../../to.ts'

type SiteLinkProps = { path: string; className: string; children: ReactNode }

const siteLinkIn =
  (language: Language) =>
  ({ path, className, children }: SiteLinkProps) => (
    <a href={inLanguage(language, path)} className={className}>
      {children}
    </a>
  )

/** Links to the site in a text of it: no pages of the console. */
export const siteLinks = { id: siteLinkIn('id'), en: siteLinkIn('en') } as const
