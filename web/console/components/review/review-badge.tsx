import { Badge } from '../../../ui/badge.tsx'
import { BadgeCheck, Hourglass, Undo2 } from '../../../ui/icons/icons.ts'
import { useWords } from '../../use-shell.ts'
import type { ShownReview } from './shown.ts'
import { words } from './words.ts'

const looks = {
  awaiting: { tone: 'warning', Icon: Hourglass },
  cleared: { tone: 'success', Icon: BadgeCheck },
  sent_back: { tone: 'danger', Icon: Undo2 },
} as const

/** How a text stands, in a word and a sign. */
export function ReviewBadge({ review: { state } }: { review: Pick<ShownReview, 'state'> }) {
  const say = useWords(words)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {say[state]}
    </Badge>
  )
}
