import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type SectionProps = { id: string; title: string; text?: string; children: ReactNode }

/** A part of the form with a heading of its own. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" look="flat" aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div>
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {text && <p className="text-muted text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  )
}
