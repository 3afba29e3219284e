import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { jakartaDate } from '#core/time.ts'
import { previewProduct, productBySlug, productReviews } from '#modules/catalogue/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { banks } from '#modules/partner/contract.ts'
import { financingDaysBefore } from '#modules/partner/rules/days-before.ts'
import { productPromos } from '#modules/promo/contract.ts'
import { marketing, productSearch, recommendation } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownCard } from '../../components/product-card/shown-card.ts'
import { breadcrumbList, faqPage, productOffer } from '../../json-ld.ts'
import type { LinkedData } from '../../meta.ts'
import { optional } from '../../softly.server.ts'
import { promosOf, reviewsOf } from './below.server.ts'
import { calendarOf } from './calendar.server.ts'
import { certaintiesOf } from './certainties.server.ts'
import { detailsOf } from './details.server.ts'
import { headOf, offSaleReason } from './head.server.ts'
import { choiceOf, offerOf } from './offer.server.ts'
import { otherStep, readQuery, reviewStep } from './query.ts'
import { chosenOf, money, type Product, type Reading } from './reading.server.ts'
import { labels, words } from './words.ts'

/** A package is named by its slug; one that is not on sale yet by the token of a link of the desk. */
type Named = { slug: string } | { token: string }

/** A package with all its page shows; or what to show where there is none. */
export async function loadProduct(context: Context, url: URL, named: Named) {
  const [result, { data: inForce }] = await Promise.all([find(context, named), api(context, rules, {})])
  if ('status' in result) {
    const term = 'slug' in named ? named.slug : ''
    return data({ missing: await missingOf(context, term, result.status) }, { status: result.status })
  }
  const { slug } = result
  const isPreview = 'token' in named
  const days_before = result.can_finance
    ? financingDaysBefore((await api(context, banks, {})).data, inForce)
    : inForce.financing_days_before
  const reading = readingOf(context, url, { product: result, rules: inForce, days_before, isPreview })
  const { product, query } = reading
  const [reviews, promos, others] = await Promise.all([
    optional(context, api(context, productReviews, { slug, limit: query.reviews * reviewStep.size })),
    hasPromos(reading) ? optional(context, api(context, productPromos, { slug })) : undefined,
    othersOf(context, product, query.more * otherStep.size),
  ])
  const preview = isPreview ? words(reading.language).preview : undefined
  return data({ missing: undefined, preview, ...viewOf(reading), ...belowOf(reading, { reviews, promos, others }) })
}

export type Loaded = Awaited<ReturnType<typeof loadProduct>>['data']
export type Shown = Extract<Loaded, { missing: undefined }>
export type Missing = NonNullable<Loaded['missing']>

/** The package, or why there is none. */
async function find(context: Context, named: Named): Promise<Product | { status: 404 | 410 }> {
  const { affiliate_code } = pageOf(context)
  try {
    return 'token' in named
      ? (await api(context, previewProduct, named)).data
      : (await api(context, productBySlug, { ...named, affiliate_code })).data
  } catch (error) {
    // What no slug can be (422) leads nowhere, like one that nobody has.
    if (!isCallFailure(error) || ![404, 410, 422].includes(error.status)) throw error
    return { status: error.status === 410 ? 410 : 404 }
  }
}

type Read = Pick<Reading, 'product' | 'rules' | 'days_before' | 'isPreview'>

function readingOf(context: Context, url: URL, { product, rules, days_before, isPreview }: Read): Reading {
  const { language, now, tenant, affiliate_code } = pageOf(context)
  const query = readQuery(url.searchParams)
  return {
    product,
    isPreview,
    chosen: chosenOf(product, query),
    query,
    language,
    today: jakartaDate(now),
    rules,
    days_before,
    tenant,
    affiliate_code,
    visit_key: randomUUID(),
    say: words(language),
    label: labels(language),
  }
}

function viewOf(reading: Reading) {
  const { product, chosen, query } = reading
  return {
    tab: query.tab,
    say: reading.label,
    head: headOf(reading),
    linked: linkedOf(reading),
    about: aboutOf(reading),
    sharePath: chosen ? `/product/${product.slug}?${choiceOf(reading)}` : `/product/${product.slug}`,
    offSale: offSaleReason(reading),
    certainties: certaintiesOf(reading),
    offer: offerOf(reading),
    calendar: calendarOf(reading),
    details: detailsOf(reading),
  }
}

/** What it is and its lowest price, as the lists tell it; the agency once. */
function aboutOf({ product, chosen, language, say }: Reading): string {
  const { summary, partner, departures } = product
  const open = departures.filter(({ label }) => label === null || label === 'ready_to_depart')
  const prices = (open.length > 0 ? open : chosen ? [chosen] : []).map((one) => one.prices.quad)
  if (prices.length === 0) return summary
  const price = money(Math.min(...prices), language)
  return summary.includes(partner.name)
    ? say.descriptionOnce(summary, price)
    : say.description(summary, price, partner.name)
}

/** The package, its place in the site and its questions, for search engines. */
function linkedOf(reading: Reading): LinkedData[] {
  const { product, language, tenant } = reading
  const place = { public_url: tenant.public_url, language }
  const { category, name, slug } = headOf(reading)
  const crumbs = [
    { name: tenant.name, path: '/' },
    { name: category.label, path: category.href },
    { name, path: `/product/${slug}` },
  ]
  return [
    productOffer(place, product),
    breadcrumbList(place, crumbs),
    ...(product.questions.length > 0 ? [faqPage(product.questions)] : []),
  ]
}

type Below = {
  reviews: Output<typeof productReviews> | undefined
  promos: Output<typeof productPromos> | undefined
  others: Output<typeof recommendation>
}

const belowOf = (reading: Reading, { reviews, promos, others }: Below) => ({
  reviews: reviews && reviewsOf(reviews, reading),
  promos: promosOf(promos ?? [], reading),
  others: {
    cards: others.items.map(shownCard),
    next: others.is_show_more && reading.query.more < otherStep.most ? reading.query.more + 1 : undefined,
  },
})

/** Promos only where they exist and could be used. */
const hasPromos = ({ product, tenant }: Reading): boolean => product.is_on_sale && tenant.feature_flag.is_promo === 1

/** Packages like this one; for one that is listed nowhere, what its name finds. */
async function othersOf(context: Context, { id, slug, type }: Product, limit: number): Promise<Below['others']> {
  const like = await optional(context, api(context, recommendation, { id, limit }))
  if (like) return like
  const results = await optional(context, api(context, productSearch, { term: type.name, limit: limit + 1 }))
  const others = (results?.items ?? []).filter((card) => card.slug !== slug)
  return { items: others.slice(0, limit), is_show_more: others.length > limit }
}

const suggested = 6

/** Where an address leads nowhere: what its words find, or else what is featured. */
async function missingOf(context: Context, slug: string, status: 404 | 410) {
  const say = words(pageOf(context).language)
  const term = slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  const near =
    term === '' ? [] : (await optional(context, api(context, productSearch, { term, limit: suggested })))?.items
  const cards = near && near.length > 0 ? near : await optional(context, api(context, marketing, { limit: suggested }))
  return {
    status,
    title: status === 410 ? say.gone : say.notFound,
    text: status === 410 ? say.goneText : say.notFoundText,
    suggestions: say.suggestions,
    toUmrah: say.toUmrah,
    cards: cards ?? [],
  }
}
