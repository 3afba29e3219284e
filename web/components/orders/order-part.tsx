import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

type OrderPartProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode }

/** One matter of an order under its own heading. */
export function OrderPart({ id, title, aside, children }: OrderPartProps) {
  const titleId = useId()
  return (
    <Card as="section" id={id} aria-labelledby={titleId} className="flex scroll-mt-24 flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg sm:text-xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  )
}
