import type { Card } from '#modules/search/rules/present.ts'
import { Badge } from '../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

const tones = { departed: 'neutral', closed: 'neutral', ready_to_depart: 'accent', sold_out: 'danger' } as const

/** Departed, closed, ready to depart, sold out; or how few seats are left. */
export function Availability({ label, seats_free }: Pick<Card, 'label' | 'seats_free'>) {
  const say = useWords(words)
  if (label !== null) return <Badge tone={tones[label]}>{say[label]}</Badge>
  // Fewer than ten is worth hurrying for; more is no news.
  return seats_free < 10 ? <Badge tone="warning">{say.seats(seats_free)}</Badge> : null
}
