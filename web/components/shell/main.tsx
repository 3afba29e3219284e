import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'

/** Where the page itself begins; the skip link leads here. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={cx('flex-1 outline-none', className)}>
      {children}
    </main>
  )
}
