import type { MemberCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { codeText } from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'
import { issueCode, recentCodes } from './codes.ts'

/** Sends a code to a number the member says is theirs. */
export async function sendPhoneCode(ctx: MemberCtx<IdentityPorts>, destination: string, language: Language) {
  const to = { purpose: 'verify_phone' as const, destination, user_id: ctx.user.id }
  return ctx.db.transaction(async (db) => {
    const { ok, wait_seconds } = await recentCodes(ctx, db, to)
    if (!ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds })
    const code = await issueCode(ctx, db, to)
    await tell(db, codeText({ tenant: ctx.tenant, language, to: destination }, code), ctx.now)
    const { next_allowed_at } = await recentCodes(ctx, db, to)
    return { next_allowed_at }
  })
}
