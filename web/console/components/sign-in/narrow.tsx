import type { ReactNode } from 'react'
import { LanguageLinks } from '../language-links.tsx'

/** The pages before the sign-in: one question at a time, in the middle of a quiet page. */
export function Narrow({ children, isOneLanguage }: { children: ReactNode; isOneLanguage?: boolean }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6">
      {children}
      {!isOneLanguage && (
        <div className="flex justify-center">
          <LanguageLinks />
        </div>
      )}
    </div>
  )
}
