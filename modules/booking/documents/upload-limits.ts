import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { BookingPorts } from '../ports.ts'

/** All documents of a party of twenty, some of them twice; and a review, with photos chosen anew now and then. */
const rules = {
  document: { points: 120, seconds: 600 },
  review: { points: 10, seconds: 600 },
} as const

/** Takes one try of this member from whatever address, before a file is looked at, or says how long to wait. */
export async function takeUpload({ user, ports }: MemberCtx<BookingPorts>, what: keyof typeof rules): Promise<void> {
  const taken = await ports.limits.take(`upload ${what} ${user.id}`, rules[what])
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}
