import type { Bounce } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import { clearBounce, insertBounce } from '#database/mail-bounces.ts'
import { tellMailArrives, tellMailBounces } from '../events.ts'
import { listMembersByEmail } from '../store.accounts.ts'

/** Mail to this address came back. Whoever has it as their own is told in the product, the first time. */
export async function mailBounced(db: Db, bounce: Bounce, { mailed_at, now }: { mailed_at: Date; now: Date }) {
  if (!(await insertBounce(db, bounce, mailed_at))) return
  for (const member of await listMembersByEmail(db, bounce.email)) await tellMailBounces(db, { ...member, now })
}

/** Somebody has read what was mailed there: it is sent to again. Inside the transaction that took the code or link. */
export async function addressProved(db: Db, email: string, now: Date): Promise<void> {
  if (!(await clearBounce(db, email, now))) return
  for (const { tenant_id, user_id } of await listMembersByEmail(db, email))
    await tellMailArrives(db, { tenant_id, user_id, now })
}
