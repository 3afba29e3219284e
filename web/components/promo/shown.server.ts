import type { Output } from '#core/call.ts'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import type { promos } from '#modules/promo/contract.ts'
import { daysToHurry, lastDay } from '#modules/promo/rules/ending.ts'
import { words } from './words.ts'

/** As every list of promos has it; some lists also know what the reader has saved. */
export type Promo = Omit<Output<typeof promos>['items'][number], 'is_claimed'> & { is_claimed?: boolean }
export type Reader = { language: Language; now: Date }
type Mark = { tone: 'neutral' | 'success' | 'accent' | 'warning' | 'danger'; text: string }

/** A promo in words: a browser need know neither how days are counted nor how money is written. */
export function shownPromo(promo: Promo, reader: Reader) {
  const say = words(reader.language)
  const day = (moment: string) => formatShortDay(moment, reader.language)
  return {
    id: promo.id,
    path: `/promo/${promo.slug}`,
    title: promo.title,
    picture_id: promo.picture_id,
    picture_colour: promo.picture_colour,
    code: promo.code,
    category: say[promo.category],
    worth:
      promo.applies_to === 'shipping' ? say.shipping(worthOf(promo, reader.language)) : worthOf(promo, reader.language),
    least: leastOf(promo, reader.language),
    period: `${day(jakartaDate(new Date(promo.starts_at)))} – ${day(lastDay(new Date(promo.ends_at)))}`,
    marks: [...marksOf(promo, reader), ...(promo.is_claimed ? [{ tone: 'success' as const, text: say.saved }] : [])],
    is_usable: promo.state === 'active',
    say: { code: say.code, period: say.period },
  }
}

export type ShownPromo = ReturnType<typeof shownPromo>

function leastOf({ least_spend, category }: Promo, language: Language): string {
  const say = words(language)
  const amount = formatRupiah(rupiah(least_spend), language)
  if (category === 'oleh-oleh') return least_spend > 0 ? say.leastSpend(amount) : say.noLeastSpend
  return least_spend > 0 ? say.least(amount) : say.noLeast
}

function worthOf({ percent, amount, most_amount }: Promo, language: Language): string {
  const say = words(language)
  if (percent === null) return say.amount(formatRupiah(rupiah(amount ?? 0), language))
  return most_amount === null
    ? say.percent(percent)
    : say.percentUpTo(percent, formatRupiah(rupiah(most_amount), language))
}

/** What one should know before reading on: that it cannot be used, or not for long. */
function marksOf({ state, starts_at, ends_at, left }: Promo, { language, now }: Reader): Mark[] {
  const say = words(language)
  if (state === 'over' || state === 'used_up') return [{ tone: 'neutral', text: say[state] }]
  if (state === 'coming') {
    return [{ tone: 'accent', text: say.coming(formatShortDay(jakartaDate(new Date(starts_at)), language)) }]
  }
  const days = daysToHurry(new Date(ends_at), now)
  const hurry =
    days === undefined ? [] : [days === 0 ? say.endsToday : days === 1 ? say.endsTomorrow : say.endsIn(days)]
  return [
    ...hurry.map((text) => ({ tone: 'warning' as const, text })),
    ...(left === null ? [] : [{ tone: 'danger' as const, text: say.left(left) }]),
  ]
}
