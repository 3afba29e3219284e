import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { activePromos, promoByKey, promoProducts } from '#modules/promo/contract.ts'
import { discount } from '#modules/promo/rules/discount.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { words as listingWords } from '../../components/listing/words.ts'
import { type Reader, shownPromo } from '../../components/promo/shown.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { words } from './words.ts'

type Detail = Output<typeof promoByKey>

/** A promo by slug or id; nothing where there is none, whatever was put into the address. */
export const findPromo = (context: Context, id: string): Promise<Detail | undefined> =>
  unlessRefused(api(context, promoByKey, { id }), [404, 422])

/** A few promos that can be used now, for those who found none here. */
export async function otherPromos(context: Context, id?: string) {
  const { data } = await api(context, activePromos, { limit: 4 })
  const others = data.filter((promo) => promo.id !== id).slice(0, 3)
  return others.map((promo) => shownPromo(promo, pageOf(context)))
}

export async function packagesOf(context: Context, id: string, page: string | null) {
  const { language } = pageOf(context)
  const { data } = await api(context, promoProducts, { id, page: pageNumber(page) })
  const { pages, previous, next } = listingWords(language)
  const packageCount = words(language).packageCount(formatNumber(data.total, language))
  return { ...data, say: { pages, previous, next, packageCount: packageCount } }
}

/** A page that makes no sense is the first one. */
const pageNumber = (page: string | null): number => (/^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1)

/** All the page says about a promo, in words. */
export function detailOf(promo: Detail, reader: Reader) {
  const { language } = reader
  const moment = (at: string) => ({ at, text: formatMoment(new Date(at), language) })
  const { is_claimed: _claimed, ...plain } = promo
  return {
    ...shownPromo(plain, reader),
    slug: promo.slug,
    state: promo.state,
    is_claimed: promo.is_claimed,
    starts: moment(promo.starts_at),
    ends: moment(promo.ends_at),
    explained: explain(promo, reader),
    notice: noticeOf(promo, reader),
    terms: promo.terms,
  }
}

export type ShownDetail = ReturnType<typeof detailOf>

/** The discount as one would tell it: how much, from what amount on, and what that comes to. */
function explain(promo: Detail, { language }: Reader): string[] {
  const say = words(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const { percent, most_amount, least_spend } = promo
  const isShipping = promo.applies_to === 'shipping'
  const named = isShipping
    ? { amount: say.shippingAmount, percent: say.shippingPercent, upTo: say.shippingPercentUpTo }
    : { amount: say.offAmount, percent: say.offPercent, upTo: say.offPercentUpTo }
  const off =
    percent === null
      ? named.amount(money(promo.amount ?? 0))
      : most_amount === null
        ? named.percent(percent)
        : named.upTo(percent, money(most_amount))
  if (least_spend === 0) return [off, say.noLeast]
  // What a parcel costs is not known here, and so neither what it comes to.
  if (isShipping) return [off, say.least(money(least_spend))]
  const saved = discount(promo, rupiah(least_spend))
  return [off, say.least(money(least_spend)), say.example(money(least_spend), money(least_spend - saved), money(saved))]
}

/** Why a promo cannot be used now; nothing when it can. */
function noticeOf({ state, starts_at, ends_at }: Detail, { language }: Reader) {
  const say = words(language)
  if (state === 'active') return undefined
  if (state === 'coming') {
    const text = say.comingText(formatMoment(new Date(starts_at), language))
    return { tone: 'info' as const, title: say.coming, text }
  }
  const text = state === 'over' ? say.overText(formatMoment(new Date(ends_at), language)) : say.usedUpText
  return { tone: 'warning' as const, title: say[state], text }
}
