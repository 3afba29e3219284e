import { formatNumber, formatShortDay } from '#core/format.ts'
import { review } from '#modules/catalogue/shapes.ts'
import { banners } from '#modules/content/contract.ts'
import { partnerCard } from '#modules/partner/shapes.ts'
import { activePromos } from '#modules/promo/contract.ts'
import { mostSearched } from '#modules/search/contract.ts'
import { ad } from '#modules/search/shapes.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { isOpenPath } from '../../open-path.ts'
import type { Search } from './search.server.ts'
import { listOf, softly } from './shelves.server.ts'
import { words } from './words.ts'

/** What people look for most, as links into the listings. */
export async function loadSought(context: Context) {
  const { language } = pageOf(context)
  const found = await softly(
    context,
    api(context, mostSearched, {}).then(({ data }) => data),
  )
  const links = found.map(({ name, category, slug }) => ({
    label: name,
    href: `/${category}?${new URLSearchParams({ subcategory: slug })}`,
    isCurrent: false,
  }))
  return { label: words(language).sought, links }
}

/** Promos of the banner, and what else there is to see: banners of the site and promos beyond those. */
export async function loadOffers(context: Context) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const hasPromo = tenant.feature_flag.is_promo === 1
  const [promos, ads, shown] = await Promise.all([
    hasPromo
      ? softly(
          context,
          api(context, activePromos, {}).then(({ data }) => data),
        )
      : [],
    hasPromo ? softly(context, listOf(context, 'ads', ad)) : [],
    softly(
      context,
      api(context, banners, {}).then(({ data }) => data),
    ),
  ])
  const isOnBanner = new Set(promos.map(({ id }) => id))
  const tiles = [
    ...shown.filter(({ path }) => isOpenPath(path, tenant.feature_flag)).map((banner) => ({ ...banner, mark: null })),
    ...ads.filter(({ id }) => !isOnBanner.has(id)).map((one) => ({ ...one, mark: say.promo })),
  ]
  return {
    promos: { title: say.promos, all: say.allPromos, items: promos.map((promo) => promo) },
    explore: {
      title: say.explore,
      tiles: tiles.map(({ id, title, path, picture_id, mark }) => ({ id, title, path, picture_id, mark })),
    },
  }
}

export type Offers = Awaited<ReturnType<typeof loadOffers>>

export async function loadReviews(context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const found = await softly(context, listOf(context, 'reviews', review))
  return {
    title: say.reviews,
    text: say.reviewsText,
    items: found.map(({ id, author_name, rating, text, travelled_on, product }) => ({
      id,
      author_name,
      rating,
      rated: say.rated(rating),
      text,
      travelled: say.travelled(formatShortDay(travelled_on, language)),
      product,
    })),
  }
}

export type Reviews = Awaited<ReturnType<typeof loadReviews>>

/** Partners whose licence is good today, under how many sell here. */
export async function loadPartners(context: Context, searching: Promise<Search>) {
  const { language } = pageOf(context)
  const say = words(language)
  const [found, { travels }] = await Promise.all([softly(context, listOf(context, 'partners', partnerCard)), searching])
  return {
    title: say.partners(formatNumber(travels, language)),
    text: say.partnersText,
    all: say.allPartners,
    items: found
      .filter(({ licence }) => licence.state === 'valid')
      .map(({ slug, name, city, logo, licence }) => ({
        slug,
        name,
        city,
        logo,
        licence: `${licence.kind} ${licence.number}`,
      })),
  }
}

export type Partners = Awaited<ReturnType<typeof loadPartners>>
