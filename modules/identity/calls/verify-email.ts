import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import { addressProved } from '../account/bounces.ts'
import { checkCode, proverOf, takeMailedTry } from '../codes/codes.ts'
import type * as contract from '../contract.ts'
import { emitMemberJoined, tellMemberRecommended } from '../events.ts'
import { choosePasswordMail } from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'
import { confirmedBy } from '../rules/registration.ts'
import { resetLifeMs } from '../rules/reset.ts'
import { openSession } from '../sign-in/session.ts'
import { markEmailVerified } from '../store.accounts.ts'
import { deleteRegistrations, listRegistrations } from '../store.registrations.ts'
import { insertReset, voidResets } from '../store.resets.ts'

type Ctx = AnyoneCtx<IdentityPorts>
type Form = Input<typeof contract.verifyEmail>

export async function verifyEmail(ctx: Ctx, input: Form): Promise<Output<typeof contract.verifyEmail>> {
  const { email, registration } = input
  if (!(await takeMailedTry(ctx, { email, registration }))) throw new Refusal(codes.code_wrong)
  const tokens = await ctx.db.transaction(async (db) => {
    const right = await checkCode(ctx, db, { purpose: 'verify_email', destination: email, code: input.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (!right?.user_id) return undefined
    const { affiliate_code, ...confirmed } = await confirm(ctx, db, { user_id: right.user_id, ...input })
    const member = await markEmailVerified(db, { tenant_id: ctx.tenant.id, id: right.user_id }, confirmed)
    await deleteRegistrations(db, ctx.tenant.id, email)
    await addressProved(db, email, ctx.now)
    if (!member) return undefined
    const joined = { tenant_id: ctx.tenant.id, user_id: member.id, now: ctx.now }
    await emitMemberJoined(db, joined)
    if (affiliate_code) await tellMemberRecommended(db, { ...joined, affiliate_code })
    return openSession({ ...ctx, db }, member.id)
  })
  if (!tokens) throw new Refusal(codes.code_wrong)
  return tokens
}

/** The account is theirs and has no password: the way to choose one comes by mail. */
async function offerPassword({ tenant, language, now }: Ctx, db: Db, email: string): Promise<void> {
  const token = newSecret()
  const expires_at = addMs(now, resetLifeMs)
  await voidResets(db, { tenant_id: tenant.id, email }, now)
  await insertReset(db, { tenant_id: tenant.id, email }, { token_hash: hashSecret(token), expires_at })
  await tell(db, choosePasswordMail({ tenant, language, to: email }, token), now)
}

/** What becomes of the account with its address: the registration that was shown, what it had, or no password. */
async function confirm(ctx: Ctx, db: Db, { user_id, email, registration }: Form & { user_id: string }) {
  const rows = await listRegistrations(db, ctx.tenant.id, email)
  const pending = rows.map((row) => ({ ...row, is_first: row.id === user_id }))
  const confirmed = confirmedBy(pending, proverOf(ctx.request, registration))
  if (confirmed.what === 'as_it_is') return { now: ctx.now, affiliate_code: rows[0]?.affiliate_code }
  const own = confirmed.what === 'registration' ? rows.find((row) => row.id === confirmed.id) : undefined
  if (!own) {
    await offerPassword(ctx, db, email)
    return { now: ctx.now, password_hash: null, phone_number: null, affiliate_code: undefined }
  }
  const { full_name, phone_number, password_hash, language, affiliate_code } = own
  return { now: ctx.now, full_name, phone_number, password_hash, language, affiliate_code }
}
