import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import type * as contract from '../contract.ts'
import { passwordChangedMail } from '../mails.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { accountOf, proveAgain, provePassword } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'
import { changeAccountPassword } from '../store.accounts.ts'
import { voidResets } from '../store.resets.ts'
import { endSessionsOf } from '../store.ts'

export async function changePassword(
  ctx: MemberCtx<IdentityPorts>,
  input: Input<typeof contract.changePassword>,
): Promise<Record<string, never>> {
  const { tenant, user, now } = ctx
  const { email, language, password_hash } = await accountOf(ctx)
  refuseCommonPassword(input.password)
  // Who only signs in elsewhere has no old password; a sign-in of just now stands for it.
  if (password_hash === null) await proveAgain(ctx, null, undefined)
  else await provePassword(ctx, { password_hash, given: input.old_password, refusal: codes.old_password_wrong })
  const next = await hashPassword(ctx.ports.passwords, input.password)
  await ctx.db.transaction(async (db) => {
    const who = { tenant_id: tenant.id, id: user.id, password_hash }
    if (!(await changeAccountPassword(db, who, next))) throw new Refusal(codes.old_password_wrong)
    await voidResets(db, { tenant_id: tenant.id, email }, now)
    await endSessionsOf(db, user.id, { now, reason: 'password-changed', keep: user.session_id })
    await tell(db, passwordChangedMail({ tenant, language, to: email }, now), now)
  })
  ctx.ports.sessionsEnded(user.id)
  return {}
}
