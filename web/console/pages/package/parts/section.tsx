import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/card.tsx'

/** A part of a long form, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  )
}
