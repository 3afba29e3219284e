import type { AnyoneCtx } from '#core/context.ts'
import { tell, tellNobody } from '#database/outbox.ts'
import { codeMail } from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'
import { standingOf } from '../rules/registration.ts'
import { findAccountByEmail } from '../store.accounts.ts'
import { type Allowance, issueCode, takeCodeAllowance } from './codes.ts'

/** Sends a code to an address that waits for one. For any other the same rows are written, and nothing is sent. */
export async function sendEmailCode(ctx: AnyoneCtx<IdentityPorts>, email: string): Promise<Allowance> {
  const purpose = 'verify_email' as const
  const allowance = await takeCodeAllowance(ctx, email)
  if (!allowance.ok) return allowance
  await ctx.db.transaction(async (db) => {
    const known = await findAccountByEmail(db, ctx.tenant.id, email)
    const waiting = standingOf(known) === 'unverified' ? known : undefined
    const code = await issueCode(ctx, db, { purpose, destination: email, user_id: waiting?.id ?? null })
    if (!waiting) return tellNobody(db, ctx.now)
    await tell(db, codeMail({ tenant: ctx.tenant, language: waiting.language, to: email }, code, 'code'), ctx.now)
  })
  return allowance
}
