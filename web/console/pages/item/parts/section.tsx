import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'

type SectionProps = { id: string; title: string; text?: string | undefined; children: ReactNode }

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      {children}
    </Card>
  )
}

type MoreProps = { title: string; isOpen: boolean; children: ReactNode }

/** A form that is not needed each time. */
export function More({ title, isOpen, children }: MoreProps) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <div className="flex flex-col gap-4 pt-2">{children}</div>
    </details>
  )
}
