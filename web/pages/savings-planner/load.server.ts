import { randomUUID } from 'node:crypto'
import { formatDay, formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { savingsPartners } from '#modules/savings/contract.ts'
import { depositDays } from '#modules/savings/rules/applicant.ts'
import { savedFrom, savingWay } from '#modules/savings/rules/compare.ts'
import { savingMonths } from '#modules/savings/rules/deposit.ts'
import { umrohSearch } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { akadName, amountOf } from '../../components/explain/bank.server.ts'
import { bankChoices, bankKey, chosenBank, type SavingsBank } from './banks.server.ts'
import { financingOf } from './financing.server.ts'
import type { Goal, GoalAnswer } from './goal.server.ts'
import { type PlanQuery, planAddress } from './query.ts'
import { telling } from './telling.ts'
import { type Plan, waysOf } from './ways.server.ts'

const shownAtOnce = 6

/** The first step: packages to choose from, and a sum of one's own. */
export async function loadGoals(
  context: Context,
  url: URL,
  { query, answer }: { query: PlanQuery; answer: GoalAnswer },
) {
  const { language, now } = pageOf(context)
  const say = telling(language)
  const search = url.searchParams.get('search')?.trim().slice(0, 80) ?? ''
  const page = Math.max(1, Math.min(50, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const departs_from = savedFrom(jakartaDate(now), query.months)
  const wish = { type: 'savings', departs_from, sort: 'cheapest', limit: shownAtOnce, page } as const
  const { data } = await api(context, umrohSearch, { ...wish, ...(search && { search }) })
  const plain = { ...query, target: undefined, step: 2 }
  const more = new URLSearchParams({ ...(search && { search }), page: String(page + 1) })
  return {
    search,
    count: say.results(data.total),
    problem: answer.problem,
    target: { typed: query.target ?? '', error: answer.targetError },
    more: data.total > page * shownAtOnce ? `/perencanaan-tabungan?${more}` : undefined,
    packages: data.items.map((card) => ({
      href: planAddress({ ...plain, package: card.slug }),
      name: card.name,
      picture: { id: card.picture_id, colour: card.picture_colour },
      about: [card.partner.name, say.days(card.duration_days), say.from(card.departure_city)].join(' · '),
      price: amountOf(card.price_from, language),
    })),
  }
}

/** The second: how long, each with its deposit and the departure it reaches. */
export function loadTimes(context: Context, goal: Goal, query: PlanQuery) {
  const { language } = pageOf(context)
  const say = telling(language)
  const { basis } = goal
  const optionOf = (months: number) => {
    const way = savingWay(basis, { months, day: query.day, monthly_fee: rupiah(0) })
    const reaches =
      way.departs_on === undefined ? say.reachesNone : say.reaches(formatShortDay(way.departs_on, language))
    return {
      value: String(months),
      label: say.months(months),
      amount: say.perMonth(amountOf(way.each, language)),
      reached: say.reachedOn(formatShortDay(way.ends_on, language)),
      reaches: goal.product && reaches,
    }
  }
  return { months: savingMonths.map(optionOf), days: dayOptions() }
}

const dayOptions = () =>
  Array.from({ length: depositDays.last }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))

type PlanRequest = { goal: Goal; query: PlanQuery }

/** The third: banks and contracts side by side. */
export async function loadBanks(context: Context, { goal, query }: PlanRequest) {
  const { language } = pageOf(context)
  const { data: banks } = await api(context, savingsPartners, {})
  const choices = bankChoices(banks, { price: goal.price, query, language })
  return {
    banks: choices,
    problem: choices.some(({ reason }) => reason === undefined) ? undefined : telling(language).noBank,
  }
}

/** What a month of saving and of financing takes. */
export async function monthlyOf(context: Context, { goal, query }: PlanRequest) {
  const { language } = pageOf(context)
  const say = telling(language)
  const { each } = savingWay(goal.basis, { months: query.months, day: query.day, monthly_fee: rupiah(0) })
  const financing = await financingOf(context, goal, query)
  return [
    { label: say.deposit, amount: Number(each) },
    ...(financing?.offer ? [{ label: say.instalment, amount: financing.offer.monthly }] : []),
  ]
}

/** The fourth: what a month takes, before anyone says what they earn. */
export async function loadBudget(context: Context, request: PlanRequest) {
  const { language } = pageOf(context)
  const say = telling(language)
  const months = say.months(request.query.months)
  const monthly = await monthlyOf(context, request)
  return {
    monthly: monthly.map(({ label, amount }) => ({
      label,
      value: say.perMonth(amountOf(amount, language)),
      text: months,
    })),
  }
}

/** The last: the three ways, and the plan to save. */
export async function loadPlan(context: Context, { goal, query }: PlanRequest) {
  const { language, now, tenant } = pageOf(context)
  const say = telling(language)
  const [{ data: banks }, financing] = await Promise.all([
    api(context, savingsPartners, {}),
    financingOf(context, goal, query),
  ])
  const wish = { price: goal.price, query, language }
  const bank = chosenBank(banks, wish)
  const plan: Plan = { goal, basis: goal.basis, query, bank, financing, language }
  const shown = waysOf(plan)
  const isOther = bank && query.bank !== undefined && bankKey(bank) !== query.bank
  return {
    ...shown,
    title: say.waysTitle(shown.ways.length),
    summary: bank ? summaryOf(plan, bank) : [],
    bankNote: bank ? isOther && say.bankChanged(bank.bank.name) : say.noBank,
    key: randomUUID(),
    fields: {
      target: query.target,
      months: savingMonths.map((months) => ({ value: String(months), label: String(months) })),
      days: dayOptions(),
      banks: bankChoices(banks, wish).map(({ value, name, akad, reason }) => ({
        value,
        label: `${name}, ${akad}`,
        disabled: reason !== undefined,
      })),
      bank: bank && bankKey(bank),
      down: financing?.offer && {
        value: financing.offer.down_payment,
        least: financing.least,
        most: financing.most,
        error: financing.downError,
      },
    },
    share: { title: say.shareTitle(goal.name), path: planAddress({ ...query, step: 5 }) },
    printed: say.printedOn(formatDay(jakartaDate(now), language), tenant.public_url.replace(/^https?:\/\//, '')),
  }
}

function summaryOf({ goal, basis, query, language }: Plan, bank: SavingsBank) {
  const say = telling(language)
  const way = savingWay(basis, { months: query.months, day: query.day, monthly_fee: rupiah(bank.admin_fee) })
  const each = amountOf(way.each, language)
  const isEven = way.last === way.each
  return [
    { label: say.planTarget, value: formatRupiah(goal.price, language) },
    { label: say.planDeposit, value: say.times(isEven ? query.months : way.rest, each), isMain: true },
    ...(isEven ? [] : [{ label: say.planLastDeposit, value: amountOf(way.last, language) }]),
    ...(bank.admin_fee === 0
      ? []
      : [{ label: say.feeApart, value: say.feeMonthly(amountOf(bank.admin_fee, language)) }]),
    { label: say.planBank, value: `${bank.bank.name}, ${akadName(bank.akad, language)}` },
    { label: say.planFirst, value: formatDay(way.begins_on, language) },
    { label: say.planLast, value: formatDay(way.ends_on, language) },
  ]
}
