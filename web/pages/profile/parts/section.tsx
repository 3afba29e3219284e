import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** One matter of the account: what it is on the left of a wide screen, the form beside it. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card
      as="section"
      padding="lg"
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-24 grid gap-5 md:grid-cols-[15rem_1fr] md:gap-8"
    >
      <header className="flex flex-col gap-1.5">
        <h2 id={titleId} className="text-lg sm:text-xl">
          {title}
        </h2>
        {lead && <p className="text-muted text-sm">{lead}</p>}
      </header>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </Card>
  )
}
