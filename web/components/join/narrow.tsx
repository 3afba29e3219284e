import type { ReactNode } from 'react'

/** One thing in the middle of a quiet page. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="layout py-8 md:py-14">
      <div className="mx-auto max-w-narrow">{children}</div>
    </div>
  )
}
