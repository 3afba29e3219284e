import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addDays } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { bankView, boundsOn, openTerms, termsFacts } from '../../bank-desk.ts'
import type * as contract from '../../contract.banks.ts'
import { financingDocuments } from '../../rules/akad.ts'
import { termsProblems } from '../../rules/terms.ts'
import { insertTerms } from '../../store.bank-terms.ts'
import { termsWords } from '../../words.ts'

type Call = typeof contract.addBankTerms

export async function addBankTerms(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { bank, before } = await openTerms(ctx, input)
  const problems = termsProblems(input, await boundsOn(db, addDays(input.valid_from, 0)))
  if (problems.length > 0) throw fieldRefusals(problems, termsWords(language))
  const row = { id: newId(now), partner_id: bank.id, ...figuresOf(input), staff_id: staff.id, created_at: now }
  if (!(await insertTerms(db, row))) throw new Refusal(codes.rule_day_taken)
  audit({
    thing: 'bank_terms',
    thing_id: row.id,
    before: before ? termsFacts(before) : null,
    after: termsFacts(row),
    reason: input.reason,
  })
  return bankView(ctx, bank)
}

/** What was typed as it is stored: in order, and nothing where nothing was typed. */
function figuresOf({ bank_id: _, version: __, reason: ___, ...typed }: Input<Call>) {
  return {
    ...typed,
    is_offered: true,
    margin_bp: typed.margin_bp ?? null,
    ujrah: typed.ujrah ?? null,
    financed_least: typed.financed_least ?? null,
    financed_most: typed.financed_most ?? null,
    days_before: typed.days_before ?? null,
    documents: financingDocuments.filter((one) => typed.documents.includes(one)),
    tax_card_from: typed.tax_card_from ?? null,
    nisbah: typed.nisbah ?? null,
    minimum_deposit: typed.minimum_deposit ?? null,
    months: [...new Set(typed.months)].sort((a, b) => a - b),
  }
}
