import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import { bankView, openTerms, termsFacts } from '../../bank-desk.ts'
import type * as contract from '../../contract.banks.ts'
import { insertTerms } from '../../store.bank-terms.ts'
import { termsWords } from '../../words.ts'

type Call = typeof contract.stopBankProduct

export async function stopBankProduct(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { valid_from, source, reason } = input
  const { bank, before } = await openTerms(ctx, input)
  if (!before?.is_offered) throw fieldRefusals([{ field: 'valid_from', word: 'not_offered' }], termsWords(language))
  if (before.valid_from === valid_from) throw new Refusal(codes.rule_day_taken)
  const { valid_to: _, ...terms } = before
  // The figures stay in the row: a contract has to have them, and the history shows what was taken back.
  const row = { ...terms, id: newId(now), valid_from, is_offered: false, source, staff_id: staff.id, created_at: now }
  if (!(await insertTerms(db, row))) throw new Refusal(codes.rule_day_taken)
  audit({ thing: 'bank_terms', thing_id: row.id, before: termsFacts(before), after: termsFacts(row), reason })
  return bankView(ctx, bank)
}
