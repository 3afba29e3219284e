import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'

export type SectionProps = { id: string; title: string; text?: string; className?: string; children: ReactNode }

/** A part of a page that explains something, with a heading that can be linked to. */
export function Section({ id, title, text, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cx('layout flex flex-col gap-5 py-6 md:py-8', className)}>
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
