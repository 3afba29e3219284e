import { Card } from '../../ui/card.tsx'
import type { Step } from './steps.tsx'

/** Things of the same rank, side by side. */
export function Ways({ ways }: { ways: readonly Step[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {ways.map(({ title, text }) => (
        <Card as="li" key={title} look="flat" className="flex flex-col gap-2">
          <h3 className="text-lg leading-snug">{title}</h3>
          <p className="text-muted">{text}</p>
        </Card>
      ))}
    </ul>
  )
}
