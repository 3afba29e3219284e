import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { PlotPoint } from '../../ui/plot/plot-scale.ts'
import { words } from './words.ts'

/** "16 Nov": twelve weeks fit into one year. */
const weekName = (week: string, language: Language): string =>
  formatShortDay(week, language).split(' ').slice(0, 2).join(' ')

const amountText = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

const textOf = { rupiah: amountText, count: formatNumber }
type Weeks = readonly { week: string; amount: number }[]

/** A plot of an amount by week; nothing where all of it is zero. */
export function weeksOf(weeks: Weeks, language: Language, unit: keyof typeof textOf = 'rupiah') {
  const all = weeks.reduce((sum, { amount }) => sum + amount, 0)
  if (all === 0) return undefined
  const text = (amount: number) => textOf[unit](amount, language)
  const points = weeks.map(
    ({ week, amount }): PlotPoint => ({ label: weekName(week, language), value: amount, text: text(amount) }),
  )
  return { unit, points, all: text(all), now: text(weeks.at(-1)?.amount ?? 0) }
}
export type WeekPlot = NonNullable<ReturnType<typeof weeksOf>>

/** A plot of how many by week. */
export const countsOf = <Week extends { week: string }>(
  weeks: readonly Week[],
  count: (week: Week) => number,
  language: Language,
) =>
  weeksOf(
    weeks.map((one) => ({ week: one.week, amount: count(one) })),
    language,
    'count',
  )

type Ages = readonly { from_days: number; to_days: number | null; count: number }[]

/** A plot of how long what is open has waited; nothing where none is. */
export function agesOf(ages: Ages, language: Language) {
  const say = words(language)
  const open = ages.reduce((sum, { count }) => sum + count, 0)
  const name = (from: number, to: number | null) =>
    to === null ? say.daysOrMore(formatNumber(from, language)) : say.days(`${from}–${to}`)
  const points = ages.map(
    ({ from_days, to_days, count }): PlotPoint => ({
      label: name(from_days, to_days),
      value: count,
      text: formatNumber(count, language),
    }),
  )
  return open > 0 ? { points, open: formatNumber(open, language) } : undefined
}
