import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { ContentPorts } from './ports.ts'

/** Nobody who reads and thinks is faster than this; whoever is floods. */
const rules = {
  comment: [
    { name: 'minute', points: 5, seconds: 60 },
    { name: 'day', points: 60, seconds: 86_400 },
  ],
  like: [{ name: 'minute', points: 60, seconds: 60 }],
  report: [{ name: 'hour', points: 20, seconds: 3600 }],
} as const

/** Takes one try of this member, or says how long to wait. */
export async function takeTurn({ user, ports }: MemberCtx<ContentPorts>, act: keyof typeof rules): Promise<void> {
  for (const { name, ...rule } of rules[act]) {
    const taken = await ports.limits.take(`${act} ${name} ${user.id}`, rule)
    if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  }
}
