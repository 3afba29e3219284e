import { formatMonth } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { addMonths, daysBetween, jakartaDate } from '#core/time.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import type { SavingsPlan } from '../../components/savings/plan.server.ts'
import { words } from './words.ts'

const width = 320
const height = 120

const round = (value: number): number => Math.round(value * 10) / 10

/** What was saved over time beside what was planned, in the units of the drawing; nothing before the account is open. */
export function plotOf({ accepted_at, months, target, deposits, progress }: SavingsPlan, language: Language) {
  if (accepted_at === null) return undefined
  const say = words(language)
  const steps = balances(deposits.filter(({ kind }) => kind !== 'payout'))
  const begins = jakartaDate(new Date(accepted_at))
  const planned = addMonths(begins, months)
  const last = steps.at(-1)?.day ?? begins
  const ends = [last, planned].toSorted().at(-1) ?? planned
  const most = Math.max(target, ...steps.map(({ total }) => total))
  const x = (day: string) =>
    round((Math.max(0, daysBetween(begins, day)) / Math.max(1, daysBetween(begins, ends))) * width)
  const y = (amount: number) => round(height - (amount / most) * height)
  const stairs = steps.flatMap(({ day, total }, i) => [
    `${x(day)},${y(steps[i - 1]?.total ?? 0)}`,
    `${x(day)},${y(total)}`,
  ])
  return {
    width,
    height,
    label: say.plot(amountOf(progress.saved, language), amountOf(target, language)),
    planned: `0,${height} ${x(planned)},${y(target)}`,
    saved: [`0,${height}`, ...stairs].join(' '),
    points: steps.map(({ day, total }) => ({ x: x(day), y: y(total) })),
    target: y(target),
    say: { planned: say.planned, yours: say.yours, target: say.targetLine(amountOf(target, language)) },
    from: formatMonth(begins.slice(0, 7), language),
    to: formatMonth(ends.slice(0, 7), language),
  }
}
export type Plot = NonNullable<ReturnType<typeof plotOf>>

type Deposit = SavingsPlan['deposits'][number]

/** The balance after each, the earliest first. */
export function balances(deposits: readonly Deposit[]) {
  let total = 0
  return deposits
    .toSorted((one, other) => Date.parse(one.paid_at) - Date.parse(other.paid_at) || (one.id < other.id ? -1 : 1))
    .map((deposit) => {
      total += deposit.amount
      return { ...deposit, day: jakartaDate(new Date(deposit.paid_at)), total }
    })
}
