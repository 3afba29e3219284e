import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import type { SocialMedia } from '#core/tenant.ts'
import type { LinkedData } from './meta.ts'
import { inLanguage } from './to.ts'

/**
 * Linked data for search engines (schema.org), for the `data` of metaOf. Made in loaders: what a browser need not make, it
 * need not load. Paths are without language; addresses come out whole.
 */
export type Place = { public_url: string; language: Language }

const context = 'https://schema.org'
const addressOf = ({ public_url, language }: Place, path: string): string => public_url + inLanguage(language, path)

type Crumb = { name: string; path?: string }

/** The last crumb may be without a path: it is the page itself. */
export const breadcrumbList = (place: Place, crumbs: readonly Crumb[]): LinkedData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    ...(path !== undefined && { item: addressOf(place, path) }),
  })),
})

type Brand = {
  name: string
  business_name: string
  slogan: string
  email: string
  phone_number: string
  social_media: SocialMedia
}

export const organization = (place: Place, brand: Brand): LinkedData => ({
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.business_name,
  slogan: brand.slogan,
  url: addressOf(place, '/'),
  image: `${place.public_url}/og/site.png`,
  email: brand.email,
  telephone: brand.phone_number,
  sameAs: Object.values(brand.social_media).filter((url) => url !== null),
})

/** The site, and where its own search answers. */
export const webSite = (place: Place, { name }: Pick<Brand, 'name'>): LinkedData => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: addressOf(place, '/'),
  inLanguage: place.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(place, '/search-page')}?term={term}` },
    'query-input': 'required name=term',
  },
})

type Agency = {
  slug: string
  name: string
  company_name: string
  about: string
  email: string
  phone_number: string
  address: string
  city: string
  founded_year: number
  licence: { kind: string; number: string }
}
type Rated = { rating: number | null; total: number }

/** A travel partner by name and licence; `rated` is what our own pilgrims gave, never what stands elsewhere. */
export const travelAgency = (place: Place, agency: Agency, rated?: Rated): LinkedData => ({
  '@context': context,
  '@type': 'TravelAgency',
  name: agency.name,
  legalName: agency.company_name,
  description: agency.about,
  url: addressOf(place, `/travel/${agency.slug}`),
  image: `${place.public_url}/og/travel/${agency.slug}.png`,
  email: agency.email,
  telephone: agency.phone_number,
  foundingDate: String(agency.founded_year),
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address,
    addressLocality: agency.city,
    addressCountry: 'ID',
  },
  identifier: { '@type': 'PropertyValue', name: agency.licence.kind, value: agency.licence.number },
  ...(rated &&
    rated.rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rated.rating, reviewCount: rated.total },
    }),
})

type Product = {
  id: string
  slug: string
  name: string
  summary: string
  picture_ids: readonly string[]
  is_on_sale: boolean
  rating: number | null
  rating_count: number
  partner: { slug: string; name: string }
  departures: readonly {
    departs_on: string
    seats_free: number
    prices: { quad: number; triple: number | null; double: number | null }
  }[]
}

/** A package with what it costs: from the cheapest room to the dearest, over the dates that have seats. */
export function productOffer(place: Place, product: Product): LinkedData {
  const { partner, rating, rating_count } = product
  return {
    '@context': context,
    '@type': 'Product',
    productID: product.id,
    name: product.name,
    description: product.summary,
    url: addressOf(place, `/product/${product.slug}`),
    image: product.picture_ids.map((id) => place.public_url + pictureSource(id, 1280, 'jpeg')),
    brand: { '@type': 'Brand', name: partner.name, url: addressOf(place, `/travel/${partner.slug}`) },
    ...(rating !== null &&
      rating_count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: rating_count },
      }),
    ...offersOf(place, product),
  }
}

/** Nothing where no date is left: a price without a way to pay it would be a lie. */
function offersOf(place: Place, { slug, partner, is_on_sale, departures }: Product): LinkedData {
  const open = departures.filter((departure) => departure.seats_free > 0)
  const counted = open.length > 0 ? open : departures
  const prices = counted
    .flatMap(({ prices: { quad, triple, double } }) => [quad, triple, double])
    .filter((price) => price !== null)
  const last = counted.at(-1)
  if (!is_on_sale || !last) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: counted.length,
      availability: `${context}/${open.length > 0 ? 'InStock' : 'SoldOut'}`,
      priceValidUntil: last.departs_on,
      url: addressOf(place, `/product/${slug}`),
      seller: { '@type': 'Organization', name: partner.name },
    },
  }
}

type Merchandise = {
  id: string
  name: string
  description: string
  path: string
  store_path: string
  picture_ids: readonly string[]
  category: { name: string }
  store: { name: string }
  rating: number | null
  rating_count: number
  stock_free: number
  price_from: number
  price_to: number
  variants: readonly unknown[]
}

/** A souvenir with what it costs, from the cheapest variant to the dearest. */
export const merchandiseOffer = (place: Place, item: Merchandise): LinkedData => ({
  '@context': context,
  '@type': 'Product',
  productID: item.id,
  name: item.name,
  description: item.description,
  category: item.category.name,
  url: addressOf(place, item.path),
  image: item.picture_ids.map((id) => place.public_url + pictureSource(id, 1280, 'jpeg')),
  ...(item.rating !== null &&
    item.rating_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: item.rating, reviewCount: item.rating_count },
    }),
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    lowPrice: item.price_from,
    highPrice: item.price_to,
    offerCount: item.variants.length,
    availability: `${context}/${item.stock_free > 0 ? 'InStock' : 'OutOfStock'}`,
    url: addressOf(place, item.path),
    seller: { '@type': 'Store', name: item.store.name, url: addressOf(place, item.store_path) },
  },
})

type Store = { name: string; about: string; path: string; slug: string; city: string; province: string }

/** A store of the shop; where it stands is a city, which is all that its page says. */
export const storeOf = (place: Place, store: Store): LinkedData => ({
  '@context': context,
  '@type': 'Store',
  name: store.name,
  description: store.about,
  url: addressOf(place, store.path),
  image: `${place.public_url}/og/toko/${store.slug}.png`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: store.city,
    addressRegion: store.province,
    addressCountry: 'ID',
  },
})

type Article = {
  slug: string
  title: string
  summary: string
  language: Language
  picture_id: string
  author: { name: string }
  published_at: string
  updated_at: string
  kind: 'article' | 'press_release'
}

/** What one reads: in the language it is written in, by whom, since when. */
export const article = (place: Place, post: Article, publisher: { name: string; comments: number }): LinkedData => ({
  '@context': context,
  '@type': post.kind === 'press_release' ? 'NewsArticle' : 'Article',
  headline: post.title,
  description: post.summary,
  inLanguage: post.language,
  image: place.public_url + pictureSource(post.picture_id, 1280, 'jpeg'),
  datePublished: post.published_at,
  dateModified: post.updated_at,
  author: { '@type': 'Person', name: post.author.name },
  publisher: { '@type': 'Organization', name: publisher.name, url: addressOf(place, '/') },
  commentCount: publisher.comments,
  mainEntityOfPage: addressOf({ ...place, language: post.language }, `/blog/${post.slug}`),
})

export const faqPage = (questions: readonly { question: string; answer: string }[]): LinkedData => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type Listed = { name: string } & ({ slug: string } | { path: string })

/** Things of a list, in its order: packages by their slug, others by their path. */
export const itemList = (place: Place, cards: readonly Listed[]): LinkedData => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: cards.map((card, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: card.name,
    url: addressOf(place, 'path' in card ? card.path : `/product/${card.slug}`),
  })),
})
