import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import { addMs } from '#core/time.ts'
import { tell, tellNobody } from '#database/outbox.ts'
import { takeAll } from '#modules/identity/module.ts'
import { resetLifeMs, resetLimit } from '#modules/identity/rules/reset.ts'
import type * as contract from '../contract.console.ts'
import { resetMail } from '../mails.ts'
import type { StaffPorts } from '../ports.ts'
import { findByEmail, insertLink } from '../store.sign-in.ts'

type Call = typeof contract.staffForgotPassword

/** Mails a link, and only the newest one works. Beyond the limit nothing is sent and nothing is said. */
export async function staffForgotPassword(
  { db, now, ports }: AnyoneCtx<StaffPorts>,
  { email }: Input<Call>,
): Promise<Record<string, never>> {
  const taken = await takeAll(ports.limits, [{ key: `staff reset ${email}`, rule: resetLimit }])
  if (!taken.ok) return {}
  const secret = newSecret()
  await db.transaction(async (tx) => {
    const person = await findByEmail(tx, email)
    // Whoever never answered the invitation has no password to forget: the invitation is sent again by who gave it.
    if (!person?.password_hash) return tellNobody(tx, now)
    const link = { id: newId(now), staff_id: person.id, kind: 'reset' as const, secret_hash: hashSecret(secret) }
    await insertLink(tx, { ...link, created_at: now, expires_at: addMs(now, resetLifeMs) })
    await tell(tx, resetMail({ brand: ports.desk.brand(), to: person }, secret), now)
  })
  return {}
}
