import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { Rupiah } from '#core/money.ts'
import type { savingsPartners } from '#modules/savings/contract.ts'
import { suggestedDeposit } from '#modules/savings/rules/deposit.ts'
import { akadName, amountOf } from '../../components/explain/bank.server.ts'
import { words as explainWords } from '../../components/explain/words.ts'
import type { PlanQuery } from './query.ts'
import { telling } from './telling.ts'

export type SavingsBank = Output<typeof savingsPartners>[number]
type Wish = { price: Rupiah; query: PlanQuery; language: Language }

export const bankKey = ({ bank, akad }: SavingsBank): string => `${bank.slug}.${akad}`

/** Why a bank does not take the plan. */
function refusalOf({ months, minimum_deposit }: SavingsBank, { price, query, language }: Wish): string | undefined {
  const say = telling(language)
  if (!months.includes(query.months)) return say.otherMonths(months.join(', '))
  if (suggestedDeposit(price, query.months) < minimum_deposit) return say.tooSmall(amountOf(minimum_deposit, language))
  return undefined
}

/** The bank of the plan: the one that was chosen, or the first that takes it. */
export function chosenBank(banks: readonly SavingsBank[], wish: Wish): SavingsBank | undefined {
  const open = banks.filter((bank) => refusalOf(bank, wish) === undefined)
  return open.find((bank) => bankKey(bank) === wish.query.bank) ?? open[0]
}

/** Each bank with its contract, side by side; one that does not take the plan says why. */
export function bankChoices(banks: readonly SavingsBank[], wish: Wish) {
  const { language } = wish
  const say = telling(language)
  return banks.map((one) => ({
    value: bankKey(one),
    name: one.bank.name,
    city: one.bank.city,
    akad: akadName(one.akad, language),
    // None beforehand: a contract is read before it is chosen.
    isChosen: bankKey(one) === wish.query.bank && refusalOf(one, wish) === undefined,
    reason: refusalOf(one, wish),
    licence: licenceOf(one, language),
    figures: [
      { label: say.share, value: one.nisbah ?? say.none },
      { label: say.returns, value: say.notPromised },
      { label: say.minimum, value: amountOf(one.minimum_deposit, language) },
      { label: say.fee, value: one.admin_fee === 0 ? say.none : say.feeMonthly(amountOf(one.admin_fee, language)) },
    ],
  }))
}

export type BankChoice = ReturnType<typeof bankChoices>[number]

function licenceOf({ bank: { licence } }: SavingsBank, language: Language): string {
  const day = formatShortDay(licence.checked_on, language)
  return explainWords(language).licence(licence.kind, licence.number, day)
}
