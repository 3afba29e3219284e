import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type EmptyStateProps = {
  title: string
  text?: ReactNode
  /** An icon, drawn on a soft round ground. */
  icon?: ReactNode
  /** A picture, instead of an icon. */
  picture?: ReactNode
  action?: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Says what is not there, and what to do next. */
export function EmptyState({ title, text, icon, picture, action, headingLevel = 'h2', className }: EmptyStateProps) {
  const Heading = headingLevel
  return (
    <div className={cx('mx-auto flex max-w-narrow flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      {picture}
      {icon && (
        <span
          aria-hidden="true"
          className="mb-2 flex size-20 items-center justify-center rounded-full bg-brand-soft text-brand-text ring-8 ring-brand-soft/50 [&_svg]:size-9"
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="text-muted text-pretty">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
