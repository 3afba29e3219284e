import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { PromoPorts } from './ports.ts'
import { codeOf } from './rules/usable.ts'
import { findPromo } from './store.ts'

/** Nobody mistypes a code more often than this; whoever does is trying them out. */
const guesses = { points: 10, seconds: 600 }

/** The promo of a code. Codes that are not there yet count like those nobody has: trying tells neither. */
export async function promoOfCode(
  { db, now, tenant, user, ports }: MemberCtx<Pick<PromoPorts, 'limits'>>,
  typed: string,
) {
  const key = `promo guess ${user.id}`
  const taken = await ports.limits.take(key, guesses)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  const promo = await findPromo(db, { tenant_id: tenant.id, code: codeOf(typed) })
  if (!promo || promo.paused_at || now < promo.starts_at) throw new Refusal(codes.promo_unavailable)
  await ports.limits.give(key)
  return promo
}
