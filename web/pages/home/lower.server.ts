import { formatNumber } from '#core/format.ts'
import { review } from '#modules/catalogue/shapes.ts'
import { banners } from '#modules/content/contract.ts'
import { post } from '#modules/content/shapes.ts'
import { ad } from '#modules/home/shapes.ts'
import { partnerCard } from '#modules/partner/shapes.ts'
import { activePromos } from '#modules/promo/contract.ts'
import { mostSearched } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownPost } from '../../components/hasanah/shown.server.ts'
import { shownPromo } from '../../components/promo/shown.server.ts'
import { reviewOf } from '../../components/reviews/reviews.server.ts'
import { trendingPath } from '../../components/suggestions/category-path.ts'
import { isOpenPath } from '../../open-path.ts'
import { softly } from '../../softly.server.ts'
import { listOf } from './product-rows.server.ts'
import type { Search } from './search.server.ts'
import { words } from './words.ts'

/** A part of the page, or nothing where it would be empty: no heading stands alone. */
const section = <T, S>(items: T[], make: (items: T[]) => S): S | undefined =>
  items.length === 0 ? undefined : make(items)

/** What people look for most, as links into the listings. */
export async function loadPopularSearches(context: Context) {
  const { language } = pageOf(context)
  const searches = await softly(
    context,
    api(context, mostSearched, {}).then(({ data }) => data),
    [],
  )
  const links = searches.map(({ name, category, slug }) => ({
    label: name,
    href: trendingPath({ category, slug }),
    isCurrent: false,
  }))
  return { label: words(language).popularSearches, links }
}

type Tile = Record<'id' | 'title' | 'path' | 'picture_id', string> & Record<'picture_colour' | 'mark', string | null>

const isOutside = (path: string): boolean => path.startsWith('https://')

/** Only what a tile shows of a banner or a promo. */
const tileOf = ({ id, title, path, picture_id, picture_colour, mark }: Tile): Tile => ({
  id,
  title,
  path,
  picture_id,
  picture_colour,
  mark,
})

/** Promos of the banner, and what else there is to see: banners of the site and promos beyond those. */
export async function loadOffers(context: Context) {
  const { language, tenant, now } = pageOf(context)
  const say = words(language)
  const hasPromo = tenant.feature_flag.is_promo === 1
  const [promos, ads, shown] = await Promise.all([
    hasPromo
      ? softly(
          context,
          api(context, activePromos, {}).then(({ data }) => data),
          [],
        )
      : [],
    hasPromo ? softly(context, listOf(context, 'ads', ad), []) : [],
    softly(
      context,
      api(context, banners, {}).then(({ data }) => data),
      [],
    ),
  ])
  const isOnBanner = new Set(promos.map(({ id }) => id))
  const tiles = [
    ...shown
      .filter(({ path }) => isOutside(path) || isOpenPath(path, tenant.feature_flag))
      .map((banner) => ({ ...banner, mark: null })),
    ...ads.filter(({ id }) => !isOnBanner.has(id)).map((one) => ({ ...one, mark: say.promo })),
  ]
  return {
    promos: section(promos, (all) => ({
      title: say.promos,
      all: say.allPromos,
      items: all.map((promo) => shownPromo(promo, { language, now })),
    })),
    explore: section(tiles, (all) => ({
      title: say.explore,
      tiles: all.map(tileOf),
    })),
  }
}

export async function loadReviews(context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const reviews = await softly(context, listOf(context, 'reviews', review), [])
  return section(reviews, (all) => ({
    title: say.reviews,
    text: say.reviewsText,
    // Pictures belong to the page of the package; here the words are to be read side by side.
    items: all.map((one) => ({ ...reviewOf(one, language), pictures: [] })),
  }))
}

/** Partners whose licence is good today, under how many sell here. */
export async function loadPartners(context: Context, searching: Promise<Search>) {
  const { language } = pageOf(context)
  const say = words(language)
  const [partners, { travels }] = await Promise.all([
    softly(context, listOf(context, 'partners', partnerCard), []),
    searching,
  ])
  const valid = partners.filter(({ licence }) => licence.state === 'valid')
  return section(valid, (all) => ({
    title: say.partners(formatNumber(travels, language)),
    text: say.partnersText,
    all: say.allPartners,
    items: all.map(({ slug, name, logo, licence }) => ({ slug, name, logo, licence: licence.number })),
  }))
}

/** The newest articles; where the tenant keeps its own elsewhere, the rest are read there. */
export async function loadHasanah(context: Context) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const posts = tenant.feature_flag.is_hasanah === 1 ? await softly(context, listOf(context, 'hasanah', post), []) : []
  return section(posts, (all) => ({
    title: say.hasanah,
    text: say.hasanahText,
    all: say.allHasanah,
    outside: tenant.feature_flag.link_hasanah,
    items: all.map((one) => shownPost(one, language)),
  }))
}
