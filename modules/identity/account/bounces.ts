import type { Bounce } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import { addressBounces, clearBounce, countBouncesAtOnce, insertBounce, lockBounces } from '#database/mail-bounces.ts'
import { tellMailArrives, tellMailBounces } from '../events.ts'
import { listMembersByEmail } from '../store.accounts.ts'

/** More wrong addresses than that do not turn up within ten minutes: then the fault is ours, or the mail server's. */
const mostBouncesAtOnce = 20

type BounceFate = 'marked' | 'known' | 'held'
type At = { mailed_at: Date; now: Date }

/**
 * Mail to this address came back. Whoever has it as their own is told in the product, the first time. `held`: too many came
 * back at once, and this one is counted alone. Inside a transaction, which holds the lock that they are counted under.
 */
export async function mailBounced(db: Db, bounce: Bounce, at: At): Promise<BounceFate> {
  await lockBounces(db)
  if (await addressBounces(db, bounce.email)) return 'known'
  const is_held = (await countBouncesAtOnce(db, at)) >= mostBouncesAtOnce
  const isNew = await insertBounce(db, bounce, { ...at, is_held })
  if (is_held) return 'held'
  if (!isNew) return 'known'
  for (const member of await listMembersByEmail(db, bounce.email)) await tellMailBounces(db, { ...member, now: at.now })
  return 'marked'
}

/** Somebody has read what was mailed there: it is sent to again. Inside the transaction that took the code or link. */
export async function addressProved(db: Db, email: string, now: Date): Promise<void> {
  if (!(await clearBounce(db, email, now))) return
  for (const { tenant_id, user_id } of await listMembersByEmail(db, email))
    await tellMailArrives(db, { tenant_id, user_id, now })
}
