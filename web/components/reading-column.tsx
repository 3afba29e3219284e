import type { ReactNode } from 'react'
import { cx } from '../ui/class-names.ts'

/** What is read: narrower than the page, and begun at the edge where its title begins. */
export const ReadingColumn = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className="layout">
    <div className={cx('flex max-w-[57rem] flex-col', className)}>{children}</div>
  </div>
)
