import { expect, test } from 'vitest'
import { breadcrumbList, faqPage, itemList, organization, productOffer, webSite } from './json-ld.ts'

const id = { public_url: 'https://rihla.test', language: 'id' } as const
const en = { ...id, language: 'en' } as const

test('crumbs are numbered and lead to whole addresses in their language; the last may lead nowhere', () => {
  expect(
    breadcrumbList(en, [{ name: 'Home', path: '/' }, { name: 'Umrah', path: '/umroh' }, { name: 'Nine days' }]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rihla.test/en' },
      { '@type': 'ListItem', position: 2, name: 'Umrah', item: 'https://rihla.test/en/umroh' },
      { '@type': 'ListItem', position: 3, name: 'Nine days' },
    ],
  })
})

test('a brand names itself, and only the social media it has', () => {
  const social_media = {
    instagram_url: 'https://instagram.test/rihla',
    youtube_url: null,
    tiktok_url: null,
    twitter_url: null,
    linkedin_url: 'https://linkedin.test/rihla',
  }
  const brand = { name: 'Rihla', business_name: 'PT Rihla', slogan: 'Tenang', email: 'a@b.test', phone_number: '+62' }
  expect(organization(id, { ...brand, social_media })).toMatchObject({
    '@type': 'Organization',
    name: 'Rihla',
    legalName: 'PT Rihla',
    url: 'https://rihla.test/',
    image: 'https://rihla.test/og/site.png',
    sameAs: ['https://instagram.test/rihla', 'https://linkedin.test/rihla'],
  })
})

test('the site says where its search answers, in each language', () => {
  expect(webSite(en, { name: 'Rihla' })).toMatchObject({
    '@type': 'WebSite',
    url: 'https://rihla.test/en',
    inLanguage: 'en',
    potentialAction: { target: { urlTemplate: 'https://rihla.test/en/search-page?term={term}' } },
  })
})

const date = (departs_on: string, seats_free: number, quad: number) => ({
  departs_on,
  seats_free,
  prices: { quad, triple: quad + 1_000_000, double: quad + 3_000_000 },
})
const product = {
  id: 'p1',
  slug: 'umrah-9-hari',
  name: 'Umrah 9 Hari',
  summary: 'Ringkas',
  picture_ids: ['kaaba-1-card'],
  is_on_sale: true,
  rating: 4.7,
  rating_count: 3,
  partner: { slug: 'mitra', name: 'Mitra' },
  departures: [date('2027-01-10', 0, 20_000_000), date('2027-02-10', 4, 30_000_000), date('2027-03-10', 9, 28_000_000)],
}

test('a package offers the dates that have seats, from the cheapest room to the dearest', () => {
  expect(productOffer(en, product)).toMatchObject({
    '@type': 'Product',
    url: 'https://rihla.test/en/product/umrah-9-hari',
    image: ['https://rihla.test/pictures/kaaba-1-card/1280.jpeg'],
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
    brand: { name: 'Mitra', url: 'https://rihla.test/en/travel/mitra' },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: 28_000_000,
      highPrice: 33_000_000,
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-03-10',
    },
  })
})

test('a package without seats is sold out, and one that is not sold, or has no dates, offers nothing', () => {
  const full = productOffer(id, { ...product, departures: [date('2027-01-10', 0, 20_000_000)] })
  expect(full).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut', lowPrice: 20_000_000 } })
  expect(productOffer(id, { ...product, is_on_sale: false })).not.toHaveProperty('offers')
  expect(productOffer(id, { ...product, departures: [] })).not.toHaveProperty('offers')
})

test('nobody has rated it: no rating is claimed', () => {
  expect(productOffer(id, { ...product, rating: null, rating_count: 0 })).not.toHaveProperty('aggregateRating')
})

test('questions carry their answers, and lists their order', () => {
  expect(faqPage([{ question: 'Visa?', answer: 'Ya' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Visa?', acceptedAnswer: { '@type': 'Answer', text: 'Ya' } }],
  })
  expect(itemList(id, [product, { slug: 'b', name: 'B' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Umrah 9 Hari', url: 'https://rihla.test/product/umrah-9-hari' },
      { position: 2, name: 'B', url: 'https://rihla.test/product/b' },
    ],
  })
})
