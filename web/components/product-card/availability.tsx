import type { Card } from '#modules/search/rules/present.ts'
import { Badge } from '../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'
import { lastSeats } from './shown-card.ts'
import { words } from './words.ts'

const tones = { departed: 'neutral', closed: 'neutral', ready_to_depart: 'accent', sold_out: 'danger' } as const

type AvailabilityProps = Partial<Pick<Card, 'label' | 'seats_free'>> & {
  /** Of the box around it, where it needs one. */
  className?: string
}

/** Departed, closed, ready to depart, sold out; or how few seats are left. */
export function Availability({ label = null, seats_free = lastSeats, className }: AvailabilityProps) {
  const say = useWords(words)
  if (label === null && seats_free >= lastSeats) return null
  const badge =
    label === null ? (
      <Badge tone="warning">{say.seats(seats_free)}</Badge>
    ) : (
      <Badge tone={tones[label]}>{say[label]}</Badge>
    )
  return className ? <div className={className}>{badge}</div> : badge
}
