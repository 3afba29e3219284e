import type { ReactNode } from 'react'
import { Girih } from '../shell/girih.tsx'

/** The head of a Quran page: the tenant's dark, with a girih pattern drawn over it. */
export function QuranHero({ children }: { children: ReactNode }) {
  return (
    <header className="tone-dark relative isolate overflow-hidden bg-page text-ink">
      <Girih className="absolute inset-0 -z-10 text-accent opacity-20" />
      <div className="layout flex flex-col items-center gap-1.5 py-4 text-center md:items-start md:gap-3 md:py-8 md:text-start">
        {children}
      </div>
    </header>
  )
}
