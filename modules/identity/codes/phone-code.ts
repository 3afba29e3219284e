import type { MemberCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { IdentityPorts } from '../ports.ts'
import { words } from '../words.ts'
import { sendPhoneProof } from './phone-proof.ts'

/** Sends a code to a number the member says is theirs. */
export async function sendPhoneCode(ctx: MemberCtx<IdentityPorts>, destination: string, language: Language) {
  const text = (code: string) => words(language).codeText(ctx.tenant.name, code)
  return ctx.db.transaction(async (db) => {
    const sent = await sendPhoneProof(ctx, db, { purpose: 'verify_phone', destination, text })
    if (!sent.ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: sent.wait_seconds })
    return { next_allowed_at: sent.next_allowed_at }
  })
}
