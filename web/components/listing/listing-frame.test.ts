import { expect, test } from 'vitest'
import { listingMeta } from './listing-frame.ts'

const linked = (items: { slug: string; name: string }[]) => {
  const shell = { language: 'en', tenant: { name: 'Rihla', public_url: 'https://rihla.test' } }
  const listing = { canonical: '/umroh', hidden: false, page: { items } }
  const data = [{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }]
  const loaderData = { title: 'Umrah', say: { description: 'Packages' }, listing, crumbs: [], data }
  const matches = [
    { id: 'root', loaderData: shell },
    { id: 'page', loaderData },
  ]
  const tags = listingMeta({ matches, location: { pathname: '/en/umroh' } })
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
}

test('the list for search engines is made of the cards, and stands after the crumbs', () => {
  const [crumbs, list, answers] = linked([{ slug: 'hemat', name: 'Economy' }])
  expect([crumbs, answers]).toEqual([{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }])
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, name: 'Economy', url: 'https://rihla.test/en/product/hemat' }],
  })
})

test('a page without packages lists none', () => {
  expect(linked([])).toEqual([{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }])
})
