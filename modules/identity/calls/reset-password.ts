import type { Input } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { addressProved } from '../account/bounces.ts'
import type * as contract from '../contract.ts'
import { emitMemberJoined } from '../events.ts'
import { passwordChangedMail } from '../mails.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import type { IdentityPorts } from '../ports.ts'
import { accountCount, pairCount } from '../sign-in/login-counts.ts'
import { resetAccountPassword } from '../store.accounts.ts'
import { voidCodes } from '../store.codes.ts'
import { isResetLive, takeReset, voidResets } from '../store.resets.ts'
import { endSessionsOf } from '../store.ts'

type Ctx = AnyoneCtx<IdentityPorts>
type Reset = { token_hash: string; password_hash: string }

export async function resetPassword(
  ctx: Ctx,
  input: Input<typeof contract.resetPassword>,
): Promise<Record<string, never>> {
  refuseCommonPassword(input.password)
  const token_hash = hashSecret(input.token)
  const link = { tenant_id: ctx.tenant.id, token_hash, now: ctx.now }
  if (!(await isResetLive(ctx.db, link))) throw new Refusal(codes.reset_link_invalid)
  const password_hash = await hashPassword(ctx.ports.passwords, input.password)
  const { id, email } = await ctx.db.transaction((db) => save(ctx, db, { token_hash, password_hash }))
  ctx.ports.sessionsEnded(id)
  // The refusal of too many logins promises that a reset unlocks the login again.
  await ctx.ports.limits.forget(pairCount(ctx, email).key)
  await ctx.ports.limits.forget(accountCount(ctx, email).key)
  return {}
}

async function save(ctx: Ctx, db: Db, { token_hash, password_hash }: Reset): Promise<{ id: string; email: string }> {
  const { tenant, now } = ctx
  const tenant_id = tenant.id
  const user_id = await takeReset(db, { tenant_id, token_hash, now })
  const account = user_id && (await resetAccountPassword(db, { tenant_id, id: user_id }, { password_hash, now }))
  if (!account) throw new Refusal(codes.reset_link_invalid)
  const { id, email, language } = account
  // The link proved an address that no code had proved before.
  if (account.email_verified_at?.getTime() === now.getTime())
    await emitMemberJoined(db, { tenant_id, user_id: id, now })
  await addressProved(db, email, now)
  await voidResets(db, { tenant_id, email }, now)
  await voidCodes(db, { tenant_id, purpose: 'verify_email', destination: email }, now)
  await endSessionsOf(db, id, { now, reason: 'password-reset' })
  await tell(db, passwordChangedMail({ tenant, language, to: email }, now), now)
  return { id, email }
}
