import { depositDays } from '#modules/savings/rules/applicant.ts'
import { savingMonths } from '#modules/savings/rules/deposit.ts'
import { usualSavingMonths } from '#modules/search/rules/kinds.ts'
import { typedAmount } from '../../components/form/typed-amount.ts'

export const plannerPath = '/perencanaan-tabungan'
export const lastStep = 5

/** A plan as its address has it. Whoever has the link sees the plan: nothing of a person is in it. */
export type PlanQuery = {
  step: number
  /** The slug of a package, or a sum of one's own as it was typed. */
  package?: string | undefined
  target?: string | undefined
  months: number
  /** The day of the month on which one deposits. */
  day: number
  /** Slug of a bank and its contract, such as `bank-amanina-syariah.wadiah`. */
  bank?: string | undefined
  /** The down payment of the financing beside it. */
  down?: number | undefined
}

const usualDay = depositDays.first
const mostTyped = 40

function wholeIn(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,12}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

const textIn = (text: string | null, most: number): string | undefined => text?.trim().slice(0, most) || undefined

/** What is not offered is as if nobody had said it; only a sum stays as typed, to be mended where it stands. */
export function readPlan(params: URLSearchParams): PlanQuery {
  const slug = textIn(params.get('package'), 160)
  const months = Number(params.get('months'))
  return {
    step: wholeIn(params.get('step'), 1, lastStep) ?? (slug ? 2 : 1),
    package: slug,
    target: slug || !params.has('target') ? undefined : (params.get('target') ?? '').trim().slice(0, mostTyped),
    months: savingMonths.find((one) => one === months) ?? usualSavingMonths,
    day: wholeIn(params.get('day'), depositDays.first, depositDays.last) ?? usualDay,
    bank: textIn(params.get('bank'), 200),
    down: typedAmount(params.get('down') ?? ''),
  }
}

/** The address of a plan, without what goes without saying. */
export function planAddress(query: PlanQuery): string {
  const { step, package: slug, target, months, day, bank, down } = query
  const parts = {
    package: slug,
    target,
    months: months === usualSavingMonths ? undefined : String(months),
    day: day === usualDay ? undefined : String(day),
    bank,
    down: down === undefined ? undefined : String(down),
    step: String(step),
  }
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  return `${plannerPath}?${new URLSearchParams(given)}`
}

/** The parts of a plan that a form does not ask for, to be sent with it. */
export const carriedBy = (query: PlanQuery, fields: readonly string[]): [string, string][] =>
  [...new URL(planAddress(query), 'http://site.invalid').searchParams].filter(([name]) => !fields.includes(name))
