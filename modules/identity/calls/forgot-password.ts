import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret, newSecret } from '#core/ids.ts'
import { addMs } from '#core/time.ts'
import { tell, tellNobody } from '#database/outbox.ts'
import type * as contract from '../contract.ts'
import { resetMail } from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'
import { resetLifeMs, resetLimit } from '../rules/reset.ts'
import { takeAll } from '../sign-in/limits.ts'
import { findAccountByEmail } from '../store.accounts.ts'
import { insertReset, voidResets } from '../store.resets.ts'

/** Mails a link, and only the newest one works. For an address nobody has, the same statements run. */
export async function forgotPassword(
  ctx: AnyoneCtx<IdentityPorts>,
  { email }: Input<typeof contract.forgotPassword>,
): Promise<Record<string, never>> {
  const { tenant, now } = ctx
  const taken = await takeAll(ctx.ports.limits, [{ key: `reset ${tenant.id} ${email}`, rule: resetLimit }])
  if (!taken.ok) return {}
  const token = newSecret()
  await ctx.db.transaction(async (db) => {
    const whose = { tenant_id: tenant.id, email }
    const account = await findAccountByEmail(db, tenant.id, email)
    await voidResets(db, whose, now)
    await insertReset(db, whose, { token_hash: hashSecret(token), expires_at: addMs(now, resetLifeMs) })
    if (!account) return tellNobody(db, now)
    await tell(db, resetMail({ tenant, language: account.language, to: account.email }, token), now)
  })
  return {}
}
