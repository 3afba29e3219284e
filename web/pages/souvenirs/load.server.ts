import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { categories, listItems, shopBanners } from '#modules/merchandise/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { itemListOf } from '../../components/shop/linked-data.server.ts'
import { loadShopListing, type ShopListing } from '../../components/shop/listing.server.ts'
import { shopPromoOffers } from '../../components/shop/promos.server.ts'
import { words as shopWords } from '../../components/shop/words.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { softly } from '../../softly.server.ts'
import { words } from './words.ts'

const path = '/oleh-oleh'

/** The shop: banners and kinds where nothing is chosen yet, and always the list. */
export async function loadSouvenirs(context: Context, url: URL) {
  const page = pageOf(context)
  const [listing, kinds, banners] = await Promise.all([
    loadShopListing(context, url, { path, find: (input) => api(context, listItems, input) }),
    softly(
      context,
      api(context, categories, {}).then(({ data }) => data),
      [],
    ),
    softly(context, bannersOf(context), []),
  ])
  const { title, titleOf, items: _items, page: pageWord, ...say } = words(page.language)
  const chosen = kinds.find(({ slug }) => slug === listing.query.category)
  // What was searched for is narrowed by words: their counts stand in a row, without pictures.
  const isPictured = listing.query.search === undefined
  const name = chosen ? titleOf(chosen.name) : title
  const number = listing.page.current_page
  return {
    title: number > 1 ? `${name} · ${pageWord} ${number}` : name,
    heading: chosen?.name ?? say.heading,
    listing,
    kinds: isPictured ? kinds.flatMap((kind) => shownKind(kind, listing, page.language)) : [],
    banners: listing.isWhole ? banners : [],
    promos: listing.isWhole ? await shopPromoOffers(context, 2) : [],
    linked: [linkedCrumbs(page, [{ name: shopWords(page.language).shop, path }]), ...itemListOf(page, listing.items)],
    say: { ...say, crumb: shopWords(page.language).shop },
  }
}

export type Souvenirs = Awaited<ReturnType<typeof loadSouvenirs>>

type Kind = Output<typeof categories>[number]

/** A kind with how much of it the prices leave; nothing where they leave nothing. */
function shownKind({ slug, name, picture_id, picture_colour }: Kind, listing: ShopListing, language: Language) {
  const link = listing.categories.find((one) => one.slug === slug)
  if (!link || picture_id === null) return []
  const picture = { id: picture_id, colour: picture_colour }
  return [{ slug, name, picture, count: words(language).items(formatNumber(link.count, language)) }]
}

async function bannersOf(context: Context) {
  const { data } = await api(context, shopBanners, {})
  return data.map(({ id, title, picture_id, picture_colour, path: to }) => ({
    id,
    title,
    picture: { id: picture_id, colour: picture_colour },
    href: to,
  }))
}
