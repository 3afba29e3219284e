import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { shopPromos } from '#modules/merchandise/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { softly } from '../../softly.server.ts'
import { shownPromo } from '../promo/shown.server.ts'
import { promoLabels, promoWords } from './promo-words.ts'

const offered = 4

/** Promos that run for souvenirs, as offers of a few words; none where the tenant has no promos. */
export async function shopPromoOffers(context: Context, limit: number) {
  const { language, now, tenant } = pageOf(context)
  if (tenant.feature_flag.is_promo !== 1) return []
  const promos = await softly(
    context,
    api(context, shopPromos, { limit }).then(({ data }) => data),
    [],
  )
  return promos.map((promo) => {
    const { id, path, title, code, worth, least } = shownPromo(promo, { language, now })
    return { id, path, title, code, worth, note: `${code} · ${least}` }
  })
}

export type PromoOffer = Awaited<ReturnType<typeof shopPromoOffers>>[number]

type Applied = { code: string; discount: number }

/** What a form for promos shows: the one in use, or those to choose from. Nothing where the tenant has no promos and none is in use. */
export async function promoChoice(context: Context, applied: Applied | undefined) {
  const { language, tenant } = pageOf(context)
  if (tenant.feature_flag.is_promo !== 1 && !applied) return undefined
  return {
    applied: applied && { code: applied.code, worth: worthOf(applied, language) },
    list: applied ? [] : await shopPromoOffers(context, offered),
    say: promoLabels(language),
  }
}

export type PromoChoice = NonNullable<Awaited<ReturnType<typeof promoChoice>>>

const worthOf = ({ discount }: Applied, language: Language): string => {
  const say = promoWords(language)
  return discount > 0 ? say.saves(formatRupiah(rupiah(discount), language)) : say.offShipping
}
