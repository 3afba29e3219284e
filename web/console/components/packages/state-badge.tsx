import type { PackageState } from '#modules/catalogue/rules/machine.ts'
import { packageStateWords } from '#modules/catalogue/rules/package-words.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'

const tones = { draft: 'neutral', in_review: 'warning', on_sale: 'success', gone: 'danger' } as const satisfies Record<
  PackageState,
  BadgeTone
>

export function StateBadge({ state }: { state: PackageState }) {
  const say = useWords(packageStateWords)
  return <Badge tone={tones[state]}>{say[state]}</Badge>
}
