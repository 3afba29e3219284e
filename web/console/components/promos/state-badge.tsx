import type { Output } from '#core/call.ts'
import type { seeDeskPromo } from '#modules/promo/contract.console.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

type State = Output<typeof seeDeskPromo>['state']

const tones = { active: 'success', coming: 'brand', paused: 'warning', used_up: 'neutral', over: 'neutral' } as const

export function StateBadge({ state }: { state: State }) {
  const say = useWords(words)
  return <Badge tone={tones[state]}>{say[state]}</Badge>
}
