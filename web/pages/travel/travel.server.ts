import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { travelReviews } from '#modules/catalogue/contract.ts'
import { googleReviews, travelInformation } from '#modules/partner/contract.ts'
import { travelProducts } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { licenceOf } from '../../components/partners/licence.server.ts'
import { ratingOf, reviewOf } from '../../components/reviews/reviews.server.ts'
import { readablePhone } from '../../components/shell/phone.ts'
import { whatsappAddress } from '../../components/shell/whatsapp-button.tsx'
import { placeWords } from '../../components/shell/words.ts'
import { breadcrumbList, travelAgency } from '../../json-ld.ts'
import { unlessRefused } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { addressOf, type Tab, tabOf, tabs } from './address.ts'
import { googleOf } from './google.server.ts'
import { words } from './words.ts'

type Information = Output<typeof travelInformation>
type Query = { slug: string; tab: Tab; page: string | undefined }

/** A travel partner with what the open tab shows; nothing when there is no such partner here. */
export async function loadTravel(context: Context, url: URL, slug: string) {
  const { language } = pageOf(context)
  const params = url.searchParams
  const query = { slug, tab: tabOf(params.get('tab')), page: params.get('page') ?? undefined }
  const information = await dataOrUndefined(api(context, travelInformation, { slug }))
  if (!information) return undefined
  const [google, products, reviews] = await Promise.all([
    googleOf(context, api(context, googleReviews, { slug })),
    query.tab === 'reviews' ? undefined : productsOf(context, query),
    query.tab === 'reviews' ? reviewsOf(context, query) : undefined,
  ])
  const current = products?.current_page ?? reviews?.current_page ?? 1
  return {
    tab: query.tab,
    partner: partnerOf(information, language),
    google,
    products,
    reviews,
    canonical: addressOf({ slug, tab: query.tab, page: query.tab === 'information' ? 1 : current }),
    data: linkedData(context, information, reviews?.rated),
    say: sayOf(information, query.tab, language),
  }
}

export type Travel = NonNullable<Awaited<ReturnType<typeof loadTravel>>>

function linkedData(context: Context, information: Information, rated: Parameters<typeof travelAgency>[2]) {
  const { language, tenant } = pageOf(context)
  const place = { public_url: tenant.public_url, language }
  const crumbs = [
    { name: placeWords(language).tabHome, path: '/' },
    { name: words(language).partners, path: '/partner' },
    { name: information.name },
  ]
  return [travelAgency(place, information, rated), breadcrumbList(place, crumbs)]
}

/** The answer to a name or a page that makes sense; nothing to one that does not. */
const dataOrUndefined = <T>(answer: Promise<{ data: T }>): Promise<T | undefined> => unlessRefused(answer, [404, 422])

/** Seeds, section 9: five; where the screen is narrow two of them stand first, and a press shows the rest. */
const previewCount = 2

async function productsOf(context: Context, { slug, tab, page }: Query) {
  const requestedPage = tab === 'information' ? undefined : page
  const list = await dataOrUndefined(api(context, travelProducts, { slug, page: requestedPage }))
  if (!list) return undefined
  const { language } = pageOf(context)
  const say = words(language)
  const more = Math.max(0, list.items.length - previewCount)
  const last_item = Math.min(list.last_item, list.first_item + previewCount - 1)
  return {
    ...inRange(context, { slug, tab }, list),
    shown: shownOf(list, context),
    preview: {
      count: previewCount,
      shown: shownOf({ ...list, last_item }, context),
      more: more === 0 ? undefined : say.more(more),
      less: say.less,
    },
  }
}

async function reviewsOf(context: Context, { slug, tab, page }: Query) {
  const { language } = pageOf(context)
  const list = await dataOrUndefined(api(context, travelReviews, { slug, page }))
  if (!list) return undefined
  const { items, rating, stars, ...figures } = inRange(context, { slug, tab }, list)
  return {
    ...figures,
    items: items.map((review) => reviewOf(review, language)),
    rating: ratingOf({ rating, stars, total: figures.total }, language),
    rated: { rating, total: figures.total },
    shown: shownOf(list, context),
  }
}

type Figures = { items: unknown[]; total: number; current_page: number; last_page: number }

/** Packages come off sale, so a shared address may lie beyond the end: its last page then. */
function inRange<T extends Figures>(context: Context, place: { slug: string; tab: Tab }, list: T): T {
  if (list.items.length > 0 || list.total === 0) return list
  throw redirect(inLanguage(pageOf(context).language, addressOf({ ...place, page: list.last_page })))
}

function shownOf(list: { first_item: number; last_item: number; total: number }, context: Context): string {
  const { language } = pageOf(context)
  return words(language).shown(list.first_item, list.last_item, formatNumber(list.total, language))
}

function partnerOf(information: Information, language: Language) {
  const { slug, name, city, logo, picture_id, picture_colour, company_name, about, licence, licences } = information
  return {
    slug,
    name,
    city,
    logo: logo ?? undefined,
    picture: picture_id === null ? undefined : { id: picture_id, colour: picture_colour },
    company_name,
    about,
    licence: licenceOf(licence, language),
    notice: noticeOf(licence.state, language),
    licences: licences.map((one) => licenceCard(one, language)),
    facts: factsOf(information, language),
  }
}

/** One licence as its card shows it: named by its kind, and by whom and when it was checked. */
function licenceCard(licence: Information['licence'], language: Language) {
  const say = words(language)
  return {
    ...licenceOf(licence, language),
    title: say.licence(licence.kind),
    numberName: say.number,
    notice: noticeOf(licence.state, language),
  }
}

function noticeOf(state: Information['licence']['state'], language: Language): string | undefined {
  const { expiredNotice, suspendedNotice, upcomingNotice } = words(language)
  return { valid: undefined, upcoming: upcomingNotice, expired: expiredNotice, suspended: suspendedNotice }[state]
}

/** The company as pairs of name and value; some lead somewhere. */
function factsOf(information: Information, language: Language) {
  const say = words(language)
  const n = (value: number) => formatNumber(value, language)
  const { company_name, email, phone_number, whatsapp_number, address, founded_year } = information
  const { active_packages, total_packages } = information
  return [
    { name: say.companyName, value: company_name },
    { name: say.email, value: email, href: `mailto:${email}` },
    { name: say.phone, value: readablePhone(phone_number), href: `tel:${phone_number}` },
    ...(whatsapp_number
      ? [{ name: say.whatsapp, value: readablePhone(whatsapp_number), href: whatsappAddress(whatsapp_number) }]
      : []),
    { name: say.address, value: address },
    { name: say.founded, value: String(founded_year) },
    { name: say.packages, value: say.packageCounts(n(active_packages), n(total_packages)) },
  ]
}

function sayOf({ name, city, licence }: Information, tab: Tab, language: Language) {
  const { title, titleProducts, titleReviews, description, onGoogle: _, ...say } = words(language)
  const { packageCounts: __, shown: ___, licence: ____, more: _____, less: ______, ...plain } = say
  const titles = { information: title, products: titleProducts, reviews: titleReviews }
  return {
    ...plain,
    title: titles[tab](name),
    description: description(name, `${licence.kind} ${licence.number}`, city),
    tabLinks: tabs.map((one) => ({ tab: one, label: plain[one] })),
  }
}
