import { departureStateWords } from '#modules/catalogue/rules/package-words.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'

const tones = { waiting: 'warning', open: 'success', closed: 'danger', over: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>

export function DepartureBadge({ state }: { state: keyof typeof tones }) {
  const say = useWords(departureStateWords)
  return <Badge tone={tones[state]}>{say[state]}</Badge>
}
