import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { checkCode } from '../codes/codes.ts'
import type * as contract from '../contract.ts'
import { phoneChangedMail } from '../mails.ts'
import { accountOf, proveAgain } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'
import { savePhone } from '../store.accounts.ts'
import { findNewestCode } from '../store.codes.ts'

type Ctx = MemberCtx<IdentityPorts>

export async function verifyPhone(ctx: Ctx, input: Input<typeof contract.verifyPhone>): Promise<Record<string, never>> {
  const account = await accountOf(ctx)
  const holder = { purpose: 'verify_phone', user_id: ctx.user.id } as const
  const awaited = await findNewestCode(ctx.db, { ...holder, tenant_id: ctx.tenant.id })
  // Whoever asked for the number, support included: an open session alone makes no other number the member's.
  if (awaited && awaited.destination !== account.phone_number)
    await proveAgain(ctx, account.password_hash, input.current_password)
  const isDone = await ctx.db.transaction(async (db) => {
    const right = await checkCode(ctx, db, { ...holder, code: input.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (!right || right.destination !== awaited?.destination) return false
    await change(ctx, db, account, right.destination)
    return true
  })
  if (!isDone) throw new Refusal(codes.code_wrong)
  return {}
}

type Account = Awaited<ReturnType<typeof accountOf>>

/** The e-mail address hears of another number, not of the old one being confirmed. */
async function change(ctx: Ctx, db: Db, account: Account, phone_number: string): Promise<void> {
  const { tenant, now } = ctx
  await savePhone(db, { tenant_id: tenant.id, id: account.id }, { phone_number, now })
  if (account.phone_number === phone_number) return
  await tell(db, phoneChangedMail({ tenant, language: account.language, to: account.email }, phone_number, now), now)
}
