import type { AnyoneCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { banks } from '#modules/partner/module.ts'
import { isSavings } from '#modules/partner/rules/bank-product.ts'
import { suggestedDeposit } from './rules/deposit.ts'
import { problemWords } from './words.ts'

type Wish = { terms_id: string; target: number; months: number }

/** Terms that a bank offers here today, if they fit the plan; those of a day gone by are chosen anew. */
export async function termsInForce(ctx: AnyoneCtx, { terms_id, target, months }: Wish) {
  const open = (await banks(ctx)).filter(({ licence }) => licence.state === 'valid')
  const bank = open.find(({ products }) => products.some((one) => one.terms_id === terms_id))
  const terms = bank?.products.filter(isSavings).find((one) => one.terms_id === terms_id)
  if (!bank || !terms) throw new Refusal(codes.savings_terms_gone)
  const problems: FieldProblem<ReturnType<typeof problemWords>>[] = []
  if (!terms.months.includes(months)) problems.push({ field: 'months', word: 'months_not_offered' })
  if (suggestedDeposit(rupiah(target), months) < terms.minimum_deposit)
    problems.push({ field: 'terms_id', word: 'deposit_low', values: [terms.minimum_deposit] })
  if (problems.length > 0) throw fieldRefusals(problems, problemWords(ctx.language))
  return { partner_id: bank.id, terms_id }
}
