import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { PageContext } from '#core/page.ts'
import { amountOf, percentOf } from '../../../components/explain/bank.server.ts'
import { moneyOf } from '../../../components/financing/plan.server.ts'
import { planWords } from '../../../components/financing/plan-words.ts'
import { stateWords } from '../../../components/financing/words.ts'
import type { Shown } from '../view.server.ts'
import type { Facts } from './facts.ts'
import { words } from './words.ts'

type Reader = Pick<PageContext, 'language' | 'now' | 'affiliate_code'>
type Offer = Facts['offers'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** Step one: who applies and for what. What was saved once is edited without its plan, which the bank was asked for. */
export function identityOf(facts: Facts, shown: Shown, reader: Reader) {
  const { language } = reader
  const { application, order } = facts
  const { key, draft, twoNames, hold, travellers, relations } = shown
  return {
    orderSay: shown.say,
    package: shown.package,
    ...{ key, draft, twoNames, hold, travellers, relations },
    isBegun: application !== null,
    values: valuesOf(facts, shown, reader),
    plan: application ? undefined : planOf(facts, language),
    yearsHint: words(language).yearsLeast(facts.least_years_employed),
    incomeHint: words(language).incomeLeast(amountOf(facts.least_income, language)),
    total: money(order.price.total, language),
  }
}

export type Identity = ReturnType<typeof identityOf>

/** What the fields hold before anyone types. */
function valuesOf({ application, offers, ...facts }: Facts, { values }: Shown, reader: Reader) {
  const { affiliate_code, language } = reader
  if (application) {
    const { applicant } = application
    const texts = Object.entries(applicant).map(([name, value]) => [name, value === null ? '' : String(value)])
    const monthly_income = formatNumber(applicant.monthly_income ?? 0, language)
    return { ...values, ...Object.fromEntries(texts), monthly_income }
  }
  // As cards say it: the least to pay first, and of those the smallest instalment.
  const [first] = offers.toSorted((a, b) => a.down_payment - b.down_payment || a.monthly - b.monthly)
  const chosen = offers.find(({ terms_id }) => terms_id === values.terms_id)
  return {
    referral_code: affiliate_code ?? '',
    ...values,
    months: values.months || String(first?.months ?? 12),
    down_payment: values.down_payment || formatNumber(first?.down_payment ?? facts.least_down_payment, language),
    terms_id: chosen?.terms_id ?? '',
  }
}

function planOf({ months, offers, least_down_payment, most_down_payment }: Facts, language: Language) {
  const say = words(language)
  return {
    months: months.map((n) => ({ value: String(n), label: say.monthsShort(n) })),
    downHint: say.downRange(money(least_down_payment, language), money(most_down_payment, language)),
    offers: offers.map((offer) => offerOf(offer, language)),
  }
}

/** What one bank asks, before anybody signs. */
function offerOf(offer: Offer, language: Language) {
  const say = words(language)
  const plan = planWords(language)
  const { bank, akad, margin_bp, charge, schedule, monthly, last } = offer
  const { figures } = moneyOf(offer, language)
  return {
    id: offer.terms_id,
    title: say.offerTitle(bank.name, stateWords(language)[akad]),
    monthly: say.perMonth(money(monthly, language)),
    lines: [
      say.licence(bank.licence.kind.toUpperCase(), bank.licence.number),
      margin_bp === null
        ? say.ujrahText(money(charge, language))
        : say.marginText(percentOf(margin_bp, language), money(charge, language)),
      say.cashAndFinanced(money(offer.price, language), money(offer.financed, language)),
      say.inAll(money(offer.paid_in_all, language)),
    ],
    figures,
    notes: [plan.feesNote, plan.scheduleEstimated, ...(last < monthly ? [plan.lastSmaller] : [])],
    schedule: schedule.map(({ number, due_on, amount }) => ({
      label: say.scheduleRow(number, formatShortDay(due_on, language)),
      value: money(amount, language),
    })),
  }
}
