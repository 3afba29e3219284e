import { formatMillions, formatMonth, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addDays, daysBetween } from '#core/time.ts'
import { type Basis, cashWay, financingWay, monthsUntil, savingWay, type Way } from '#modules/savings/rules/compare.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import type { SavingsBank } from './banks.server.ts'
import type { Financing, Offer } from './financing.server.ts'
import type { Goal } from './goal.server.ts'
import type { PlanQuery } from './query.ts'
import { telling } from './telling.ts'

export type WayName = 'cash' | 'saving' | 'financing'
type Facts = {
  akad: string
  signedWith: string
  how: string
  extraText: string | undefined
  stops: string
  know: string
}

export type Plan = {
  goal: Goal
  basis: Basis
  query: PlanQuery
  bank: SavingsBank | undefined
  financing: Financing | undefined
  language: Language
}

/** How a way is paid: each amount of it, and the last by itself where rounding makes it another. */
function restOf({ rest, each, last }: Way, times: number, language: Language): string {
  const say = telling(language)
  const all = say.times(last === each ? times : times - 1, amountOf(each, language))
  return last === each || rest === 0 ? all : `${all}, ${say.lastTime(amountOf(last, language))}`
}

function leavesText(name: WayName, { departs_on, leaves_from }: Way, { basis, language }: Plan): string {
  const { today, dates } = basis
  const say = telling(language)
  if (departs_on !== undefined)
    return say.leavesOn(formatShortDay(departs_on, language), monthsUntil(today, departs_on))
  if (leaves_from === today) return say.anyDate
  const from = say.leavesFrom(formatShortDay(leaves_from, language), monthsUntil(today, leaves_from))
  const open = dates.length === 0 ? from : `${from}; ${say.notOpen}`
  return name === 'saving' ? `${open}. ${say.timeToBook}` : open
}

function viewOf(name: WayName, way: Way, facts: Facts, plan: Plan) {
  const { language, basis } = plan
  const say = telling(language)
  const extra = way.extra === 0 ? say.noExtra : amountOf(way.extra, language)
  const until = monthsUntil(basis.today, way.departs_on ?? way.leaves_from)
  return {
    name,
    title: say[name],
    short: {
      total: say.millions(formatMillions(way.total, language)),
      leaves: until === 0 ? say.thisMonth : say.inMonths(until),
    },
    rows: [
      { label: say.akad, value: facts.akad, isMain: true },
      { label: say.signedWith, value: facts.signedWith },
      { label: say.price, value: amountOf(way.price, language) },
      { label: say.how, value: facts.how },
      { label: say.total, value: amountOf(way.total, language), isMain: true },
      { label: say.extra, value: facts.extraText === undefined ? extra : `${extra}: ${facts.extraText}` },
      { label: say.leaves, value: leavesText(name, way, plan) },
      { label: say.stops, value: facts.stops },
      { label: say.know, value: facts.know },
    ],
    way,
  }
}

function cashView(plan: Plan) {
  const { goal, basis, language } = plan
  const say = telling(language)
  const way = cashWay(basis)
  return viewOf(
    'cash',
    way,
    {
      akad: say.cashAkad,
      signedWith: goal.product?.partner ?? say.anyTravel,
      how: say.once(amountOf(way.total, language)),
      extraText: undefined,
      stops: say.cashStops,
      know: say.cashKnow,
    },
    plan,
  )
}

function savingView(bank: SavingsBank, plan: Plan) {
  const { query, basis, language } = plan
  const say = telling(language)
  const way = savingWay(basis, { months: query.months, day: query.day, monthly_fee: rupiah(bank.admin_fee) })
  return viewOf(
    'saving',
    way,
    {
      akad: bank.akad === 'wadiah' ? say.wadiahAkad : say.mudharabahAkad,
      signedWith: say.withBank(bank.bank.name),
      how: restOf(way, query.months, language),
      extraText: bank.admin_fee === 0 ? undefined : say.adminFor(amountOf(bank.admin_fee, language)),
      stops: say.savingStops,
      know: say.savingKnow,
    },
    plan,
  )
}

function financingView(offer: Offer, plan: Plan) {
  const { basis, language } = plan
  const say = telling(language)
  const way = financingWay(basis, offer)
  const fees = amountOf(offer.admin_fee + offer.bank_fee + offer.insurance_fee, language)
  const charge = amountOf(offer.charge, language)
  const isSale = offer.akad === 'murabahah'
  return viewOf(
    'financing',
    way,
    {
      akad: isSale ? say.murabahahAkad : say.ijarahAkad,
      signedWith: say.debtWith(offer.bank.name),
      how: say.afterDown(amountOf(way.first, language), restOf(way, offer.months, language)),
      extraText: (isSale ? say.marginFor : say.ujrahFor)(charge, fees),
      stops: say.financingStops,
      know: say.financingKnow,
    },
    plan,
  )
}

/** When money goes and when one leaves, in percent of the longest way there is. */
function tracksOf<V extends { way: Way }>(views: readonly V[], { basis: { today }, language }: Plan) {
  const ends = views.flatMap(({ way }) => [way.ends_on, way.departs_on ?? way.leaves_from])
  const longest = Math.max(...ends.map((day) => daysBetween(today, day)), 1)
  const ends_in = formatMonth(addDays(today, longest).slice(0, 7), language)
  const at = (day: string) => Math.round((daysBetween(today, day) / longest) * 1000) / 10
  return views.map(({ way, ...view }) => ({
    ...view,
    track: { from: at(way.begins_on), to: at(way.ends_on), leaves: at(way.departs_on ?? way.leaves_from), ends_in },
  }))
}

/** The same goal by each way that there is. */
export function waysOf(plan: Plan) {
  const { bank, financing, language } = plan
  const views = [
    cashView(plan),
    ...(bank ? [savingView(bank, plan)] : []),
    ...(financing?.offer ? [financingView(financing.offer, plan)] : []),
  ]
  const missing =
    financing && !financing.offer ? { title: telling(language).financing, reason: financing.reason } : undefined
  return { ways: tracksOf(views, plan), missing }
}

export type WayView = ReturnType<typeof waysOf>['ways'][number]
