import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { savingsHistory, seeSavings } from '#modules/savings/contract.ts'
import { amountOf } from '../explain/bank.server.ts'
import type { Figure } from '../explain/figures.tsx'
import { planWords } from './words.ts'

export type SavingsPlan = Output<typeof seeSavings>
type Listed = Output<typeof savingsHistory>['items'][number]

export const goalName = ({ product }: SavingsPlan | Listed, language: Language): string =>
  product?.name ?? planWords(language).ownTarget

export const formPath = ({ user_savings_id, product_id }: SavingsPlan | Listed): string =>
  `/saving-form/${user_savings_id}/${product_id}`

/** The same plan in the planner, at the choice of its bank. */
export function plannerPath(plan: SavingsPlan | Listed): string {
  const { product, target, months, deposit_day, bank, akad } = plan
  const goal: Record<string, string> = product ? { package: product.slug } : { target: String(target) }
  const chosen = bank && akad && { bank: `${bank.slug}.${akad}` }
  const query = new URLSearchParams({
    ...goal,
    ...{ months: String(months), day: String(deposit_day) },
    ...chosen,
    step: '3',
  })
  return `/perencanaan-tabungan?${query}`
}

/** Whether deposits lie ahead: not once the target is reached, nor where a plan has ended. */
export const isDepositing = ({ state }: SavingsPlan | Listed): boolean =>
  state === 'cart' || state === 'submitted' || state === 'accepted' || state === 'saving'

/** What one saves, for how long and how much a month. */
export function planFigures(plan: SavingsPlan, language: Language): Figure[] {
  const say = planWords(language)
  return [
    { label: say.target, value: amountOf(plan.target, language), isMain: true },
    { label: say.duration, value: say.months(plan.months) },
    ...(isDepositing(plan)
      ? [
          { label: say.suggested, value: say.perMonth(amountOf(plan.suggested_deposit, language)) },
          { label: say.day, value: say.dayEach(plan.deposit_day) },
        ]
      : []),
  ]
}

/** With whom one signs what, as it was on the day the terms were chosen. */
export function bankFigures({ bank, terms }: SavingsPlan, language: Language): Figure[] {
  const say = planWords(language)
  if (!bank || !terms) return [{ label: say.bank, value: say.noBank }]
  const { licence } = bank
  const checked = licence && formatShortDay(licence.checked_on, language)
  const fee = amountOf(terms.admin_fee, language)
  return [
    { label: say.bank, value: bank.name },
    ...(licence && checked
      ? [{ label: say.licence, value: say.licenceOf(licence.kind.toUpperCase(), licence.number, checked) }]
      : []),
    { label: say.akad, value: say[terms.akad] },
    ...(terms.nisbah ? [{ label: say.nisbah, value: terms.nisbah }] : []),
    { label: say.returns, value: say.notPromised },
    { label: say.minimum, value: amountOf(terms.minimum_deposit, language) },
    { label: say.fee, value: terms.admin_fee === 0 ? say.none : say.feeApart(fee) },
    { label: say.validFrom, value: formatShortDay(terms.valid_from, language) },
  ]
}
