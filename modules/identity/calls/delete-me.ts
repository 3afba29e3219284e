import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { deleteBounce } from '#database/mail-bounces.ts'
import { tell } from '#database/outbox.ts'
import type * as contract from '../contract.ts'
import { tellMemberDeleted } from '../events.ts'
import { accountDeletedMail } from '../mails.ts'
import { accountOf, proveForGood } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'
import { deletePicture, eraseAccount, eraseTraces } from '../store.erase.ts'
import { endSessionsOf } from '../store.ts'

type Ctx = MemberCtx<IdentityPorts>
type Account = Awaited<ReturnType<typeof accountOf>>

export async function deleteMe(ctx: Ctx, input: Input<typeof contract.deleteMe>): Promise<Record<string, never>> {
  const account = await accountOf(ctx)
  await proveForGood(ctx, account.password_hash, input.current_password)
  await ctx.db.transaction((db) => erase(ctx, db, account))
  ctx.ports.sessionsEnded(account.id)
  return {}
}

async function erase(ctx: Ctx, db: Db, { id, email, language, avatar_picture_id }: Account): Promise<void> {
  const { tenant, now } = ctx
  if (!(await eraseAccount(db, { tenant_id: tenant.id, id }, now))) throw new Refusal(codes.not_signed_in)
  await eraseTraces(db, { tenant_id: tenant.id, id, email })
  await endSessionsOf(db, id, { now, reason: 'deleted' })
  await tellMemberDeleted(db, { user_id: id, now })
  // Where mail comes back, this one would too, and leave the address with us.
  if (!(await deleteBounce(db, email))) await tell(db, accountDeletedMail({ tenant, language, to: email }), now)
  const file_key = avatar_picture_id && (await deletePicture(db, avatar_picture_id))
  // Last and inside: if the file cannot go, nothing has happened and the member may try again.
  if (file_key) await ctx.ports.files.delete(file_key)
}
