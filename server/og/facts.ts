import type { Output } from '#core/call.ts'
import { client, type Transport } from '#core/client.ts'
import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Tenant } from '#core/tenant.ts'
import { productBySlug } from '#modules/catalogue/contract.ts'
import { postByKey } from '#modules/content/contract.ts'
import { itemBySlug, storeBySlug } from '#modules/merchandise/contract.ts'
import { travelInformation } from '#modules/partner/contract.ts'
import { promoByKey } from '#modules/promo/contract.ts'
import { prayerTime, quranChapter, quranVerses } from '#modules/worship/contract.ts'
import { words } from './words.ts'

/** What a picture says: a title, a few facts, what counts most, beside a picture. */
export type Facts = {
  title: string
  lines: string[]
  strong: string
  picture_id: string
  /** A verse of the Quran fills a picture of its own. */
  verse?: { arabic: string; translation: string }
}

export type FactsContext = { tenant: Tenant; language: Language; transport: Transport; site_key: string }
type Kind = (context: FactsContext, slug: string) => Promise<Facts | undefined>

const usualPicture = 'kaaba-2-wide'

/** The same calls as the pages make, as a visitor: what a page does not show, its picture does not either. */
const ask = ({ transport, site_key }: FactsContext) =>
  client(transport, {
    accessToken: () => site_key,
    userToken: () => undefined,
    renew: async () => undefined,
    end: () => undefined,
  })

export const kinds: Readonly<Record<string, Kind>> = {
  product: async (context, slug) => {
    const { data } = await ask(context)(productBySlug, { slug })
    const isOffered = data.category !== 'haji' || context.tenant.feature_flag.is_hajj === 1
    return isOffered ? productFacts(data, context.language) : undefined
  },
  travel: async (context, slug) =>
    travelFacts((await ask(context)(travelInformation, { slug })).data, context.language),
  promo: async (context, slug) =>
    context.tenant.feature_flag.is_promo === 1
      ? promoFacts((await ask(context)(promoByKey, { id: slug })).data, context.language)
      : undefined,
  souvenir: async (context, slug) => itemFacts((await ask(context)(itemBySlug, { slug })).data, context.language),
  toko: async (context, slug) => storeFacts((await ask(context)(storeBySlug, { slug })).data, context.language),
  jadwal: async (context, slug) => cityFacts((await ask(context)(prayerTime, { city: slug })).data, context.language),
  quran: async (context, slug) => chapterFacts(await chapterNamed(context, slug), context.language),
  ayat: async (context, slug) => verseFacts(context, slug),
  blog: async (context, slug) =>
    context.tenant.feature_flag.is_hasanah === 1
      ? postFacts((await ask(context)(postByKey, { id: slug })).data, context.language)
      : undefined,
}

/** Not the times themselves: a picture is kept by those who show it, for longer than a day. */
const cityFacts = ({ city }: Output<typeof prayerTime>, language: Language): Facts => ({
  title: words(language).prayerTimes(city.name),
  lines: [`${city.province} · ${city.zone}`],
  strong: '',
  picture_id: city.zone === 'AST' ? usualPicture : 'madinah-dome-1-wide',
})

const chapterNamed = async (context: FactsContext, id: string) =>
  (await ask(context)(quranChapter, { id, language: context.language })).data.chapter

function chapterFacts(chapter: Output<typeof quranChapter>['chapter'], language: Language): Facts {
  const say = words(language)
  return {
    title: say.surah(chapter.name_simple),
    lines: [chapter.translated_name.name, say.verses(chapter.verses_count)],
    strong: say.quran,
    picture_id: 'madinah-dome-1-wide',
  }
}

/** `2-255`. The translation is that of the language asked for. */
async function verseFacts(context: FactsContext, slug: string): Promise<Facts | undefined> {
  const [, id = '', number = ''] = /^([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(slug) ?? []
  const page = Number(number)
  if (page < 1 || page > 286) return undefined
  const translations = context.language === 'en' ? '1001' : '33'
  const { verses } = (await ask(context)(quranVerses, { id, page, per_page: 1, translations })).data
  const [verse] = verses
  if (!verse) return undefined
  const { name_simple } = await chapterNamed(context, id)
  return {
    title: words(context.language).reference(name_simple, verse.verse_key),
    lines: [],
    strong: '',
    picture_id: '',
    verse: { arabic: verse.text_uthmani, translation: verse.translations?.[0]?.text ?? '' },
  }
}

export const siteFacts = ({ tenant, language }: FactsContext): Facts => ({
  title: tenant.slogan[language],
  lines: [],
  strong: '',
  picture_id: usualPicture,
})

function productFacts(product: Output<typeof productBySlug>, language: Language): Facts {
  const say = words(language)
  const open = product.is_on_sale ? product.departures.filter((departure) => departure.seats_free > 0) : []
  const [next] = open
  const rooms = open.flatMap(({ prices }) => [prices.quad, prices.triple, prices.double])
  const price = Math.min(...rooms.filter((room) => room !== null))
  return {
    title: product.name,
    lines: [
      `${product.partner.name} · ${say.days(product.duration_days)}`,
      next ? say.departs(formatDay(next.departs_on, language)) : '',
    ],
    strong: next ? say.from(formatRupiah(rupiah(price), language)) : '',
    picture_id: product.picture_ids[0] ?? usualPicture,
  }
}

function travelFacts(partner: Output<typeof travelInformation>, language: Language): Facts {
  const say = words(language)
  const { licence } = partner
  return {
    title: partner.name,
    lines: [partner.city, licence.state === 'valid' ? say.licence(`${licence.kind} ${licence.number}`) : ''],
    strong: partner.active_packages > 0 ? say.packages(partner.active_packages) : '',
    picture_id: /^\/pictures\/([^/]+)\//.exec(partner.cover ?? '')?.[1] ?? usualPicture,
  }
}

function promoFacts(promo: Output<typeof promoByKey>, language: Language): Facts {
  const say = words(language)
  const part = promo.percent === null ? formatRupiah(rupiah(promo.amount ?? 0), language) : `${promo.percent}%`
  const most = promo.most_amount === null ? undefined : formatRupiah(rupiah(promo.most_amount), language)
  return {
    title: promo.title,
    lines: promo.state === 'active' ? [say.until(formatDay(new Date(promo.ends_at), language))] : [],
    strong: promo.state === 'active' ? say.less(most ? say.upTo(part, most) : part) : '',
    picture_id: promo.picture_id,
  }
}

function itemFacts(item: Output<typeof itemBySlug>, language: Language): Facts {
  const price = formatRupiah(rupiah(item.price_from), language)
  return {
    title: item.name,
    lines: [`${item.store.name} · ${item.store.city}`],
    strong: item.price_from < item.price_to ? words(language).from(price) : price,
    picture_id: item.picture_ids[0] ?? usualPicture,
  }
}

const storeFacts = (store: Output<typeof storeBySlug>, language: Language): Facts => ({
  title: store.name,
  lines: [store.city],
  strong: store.items > 0 ? words(language).items(store.items) : '',
  picture_id: store.cover?.picture_id ?? store.logo?.picture_id ?? usualPicture,
})

function postFacts(post: Output<typeof postByKey>, language: Language): Facts {
  const say = words(language)
  return {
    title: post.title,
    lines: [`${post.category.name} · ${say.minutes(post.reading_minutes)}`],
    strong: '',
    picture_id: post.picture_id,
  }
}
