import type { PostState } from '#modules/content/rules/post-machine.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useWords } from '../../use-shell.ts'
import { postWords } from './post-words.ts'

const tones = {
  draft: 'neutral',
  scheduled: 'brand',
  published: 'success',
  withdrawn: 'warning',
} as const satisfies Record<PostState, BadgeTone>

export function PostStateBadge({ state }: { state: PostState }) {
  const say = useWords(postWords)
  return <Badge tone={tones[state]}>{say[state]}</Badge>
}
