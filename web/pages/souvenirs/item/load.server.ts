import { data, redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import {
  itemOfStore,
  itemRecommendations,
  itemReviews,
  listItems,
  storeRecommendations,
} from '#modules/merchandise/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { findItemPath } from '../../../components/shop/find-item.server.ts'
import { itemPath, storePath } from '../../../components/shop/paths.ts'
import { shopPromoOffers } from '../../../components/shop/promos.server.ts'
import { type Card, shownItem } from '../../../components/shop/shown-item.server.ts'
import { words as shopWords } from '../../../components/shop/words.ts'
import { merchandiseOffer } from '../../../json-ld.ts'
import { linkedCrumbs, placeOf } from '../../../linked-crumbs.server.ts'
import { optional, unlessRefused } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { type Query, readQuery, reviewStep, similarStep } from './query.ts'
import { reviewsOf } from './reviews.server.ts'
import { aboutOf, type Item, viewOf } from './view.server.ts'
import { labels } from './words.ts'

type Named = { store: string; slug: string }

/** An item with all its page shows; or what to show where there is none. */
export async function loadItem(context: Context, url: URL, named: Named) {
  const item = await unlessRefused(api(context, itemOfStore, named), [404, 422])
  if (!item) return missing(context, named)
  const { language } = pageOf(context)
  const query = readQuery(url.searchParams)
  const [reviews, similar, popular, promos] = await Promise.all([
    optional(context, api(context, itemReviews, { slug: item.slug, limit: query.reviews * reviewStep.size })),
    optional(context, api(context, itemRecommendations, { slug: item.slug, limit: similarLimit(query) })),
    optional(context, api(context, storeRecommendations, { slug: item.store.slug, limit: fromStore + 1 })),
    shopPromoOffers(context, 2),
  ])
  const others = (popular?.items ?? []).filter(({ slug }) => slug !== item.slug).slice(0, fromStore)
  return data({
    missing: undefined,
    ...viewOf(item, { query, language }),
    ...framing(context, item),
    reviews: reviews && reviewsOf(reviews, { query, language }),
    others: others.map((card) => shownItem(card, language)),
    similar: similarOf(context, similar, { query, others }),
    promos,
    say: labels(language),
  })
}

export type Loaded = Awaited<ReturnType<typeof loadItem>>['data']
export type Shown = Extract<Loaded, { missing: undefined }>
export type Missing = NonNullable<Loaded['missing']>

/** Where the page stands, what it is about, and what search engines read of it. */
function framing(context: Context, item: Item) {
  const page = pageOf(context)
  const crumbs = [
    { label: shopWords(page.language).shop, href: '/oleh-oleh' },
    { label: item.category.name, href: `/oleh-oleh?category=${item.category.slug}` },
    { label: item.name, href: itemPath(item) },
  ]
  const path = itemPath(item)
  return {
    path,
    crumbs,
    about: aboutOf(item, page.language),
    linked: [
      merchandiseOffer(placeOf(page), { ...item, path, store_path: storePath(item.store.slug) }),
      linkedCrumbs(
        page,
        crumbs.map(({ label, href }) => ({ name: label, path: href })),
      ),
    ],
  }
}

/** How many other things of its store the page of an item shows. */
const fromStore = 4
/** As many as the call gives at once. */
const mostSimilar = 24

const similarLimit = ({ more }: Query): number => Math.min(more * similarStep.size + fromStore, mostSimilar)

type Similar = Output<typeof itemRecommendations> | undefined

/** What the store's own list shows already is not shown twice. */
function similarOf(context: Context, similar: Similar, { query, others }: { query: Query; others: readonly Card[] }) {
  const { language } = pageOf(context)
  const most = query.more * similarStep.size
  const left = (similar?.items ?? []).filter(({ slug }) => others.every((other) => other.slug !== slug))
  const isMore = left.length > most || similar?.is_show_more === true
  return {
    items: left.slice(0, most).map((card) => shownItem(card, language)),
    next: isMore && query.more < similarStep.most ? query.more + 1 : undefined,
  }
}

const suggested = 8

/** An item of another store has its page there; one that nobody sells leads to what its words find. */
async function missing(context: Context, { slug }: Named) {
  const { language } = pageOf(context)
  const path = await findItemPath(context, slug)
  if (path) throw redirect(inLanguage(language, path), 301)
  const search = slug.replaceAll('-', ' ').trim().slice(0, 200)
  const near = await optional(context, api(context, listItems, { search, limit: suggested }))
  const usual = near?.items.length ? near : await optional(context, api(context, listItems, { limit: suggested }))
  const { missing: title, missingText: text, near: suggestions, toShop } = labels(language)
  const items = (usual?.items ?? []).map((card) => shownItem(card, language))
  return data({ missing: { title, text, suggestions, toShop, items } }, { status: 404 })
}
