import type { Output } from '#core/call.ts'
import { client, type Transport } from '#core/client.ts'
import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Tenant } from '#core/tenant.ts'
import { productBySlug } from '#modules/catalogue/contract.ts'
import { postByKey } from '#modules/content/contract.ts'
import { travelInformation } from '#modules/partner/contract.ts'
import { promoByKey } from '#modules/promo/contract.ts'
import { words } from './words.ts'

/** What a picture says: a title, a few facts, what counts most, beside a picture. */
export type Facts = { title: string; lines: string[]; strong: string; picture_id: string }

export type Asked = { tenant: Tenant; language: Language; transport: Transport; site_key: string }
type Kind = (asked: Asked, slug: string) => Promise<Facts | undefined>

const usualPicture = 'kaaba-2-wide'

/** The same calls as the pages make, as a visitor: what a page does not show, its picture does not either. */
const ask = ({ transport, site_key }: Asked) =>
  client(transport, {
    accessToken: () => site_key,
    userToken: () => undefined,
    renew: async () => undefined,
    end: () => undefined,
  })

export const kinds: Readonly<Record<string, Kind>> = {
  product: async (asked, slug) => {
    const { data } = await ask(asked)(productBySlug, { slug })
    const isOffered = data.category !== 'haji' || asked.tenant.feature_flag.is_hajj === 1
    return isOffered ? productFacts(data, asked.language) : undefined
  },
  travel: async (asked, slug) => travelFacts((await ask(asked)(travelInformation, { slug })).data, asked.language),
  promo: async (asked, slug) =>
    asked.tenant.feature_flag.is_promo === 1
      ? promoFacts((await ask(asked)(promoByKey, { id: slug })).data, asked.language)
      : undefined,
  blog: async (asked, slug) =>
    asked.tenant.feature_flag.is_hasanah === 1
      ? postFacts((await ask(asked)(postByKey, { id: slug })).data, asked.language)
      : undefined,
}

export const siteFacts = ({ tenant, language }: Asked): Facts => ({
  title: tenant.slogan[language],
  lines: [],
  strong: '',
  picture_id: usualPicture,
})

function productFacts(product: Output<typeof productBySlug>, language: Language): Facts {
  const say = words(language)
  const open = product.is_on_sale ? product.departures.filter((departure) => departure.seats_free > 0) : []
  const [next] = open
  const price = Math.min(...open.flatMap(({ prices }) => [prices.quad, prices.triple, prices.double]))
  return {
    title: product.name,
    lines: [
      `${product.partner.name} · ${say.days(product.duration_days)}`,
      next ? say.departs(formatDay(next.departs_on, language)) : '',
    ],
    strong: next ? say.from(formatRupiah(rupiah(price))) : '',
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
  const part = promo.percent === null ? formatRupiah(rupiah(promo.amount ?? 0)) : `${promo.percent}%`
  const most = promo.most_amount === null ? undefined : formatRupiah(rupiah(promo.most_amount))
  return {
    title: promo.title,
    lines: promo.state === 'active' ? [say.until(formatDay(new Date(promo.ends_at), language))] : [],
    strong: promo.state === 'active' ? say.less(most ? say.upTo(part, most) : part) : '',
    picture_id: promo.picture_id,
  }
}

function postFacts(post: Output<typeof postByKey>, language: Language): Facts {
  const say = words(language)
  return {
    title: post.title,
    lines: [`${post.category.name} · ${say.minutes(post.reading_minutes)}`],
    strong: '',
    picture_id: post.picture_id,
  }
}
