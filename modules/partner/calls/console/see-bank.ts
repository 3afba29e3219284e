import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { bankView } from '../../bank-desk.ts'
import type * as contract from '../../contract.banks.ts'
import { findBank } from '../../store.bank-terms.ts'

type Call = typeof contract.seeBank

export async function seeBank(ctx: StaffCtx, { bank_id }: Input<Call>): Promise<Output<Call>> {
  const bank = await findBank(ctx.db, { scopes: scopesOf(ctx.staff), id: bank_id })
  if (!bank) throw new Refusal(codes.not_found)
  return bankView(ctx, bank)
}
