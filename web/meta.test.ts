import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { recordOf } from '#core/record.ts'
import { itemList } from './json-ld.ts'
import { metaOf } from './meta.ts'

const shellOf = (language: 'id' | 'en') => ({ language, tenant: { name: 'Rihla', public_url: 'https://rihla.test' } })
const tagsOf = (facts: Parameters<typeof metaOf>[0], language: 'id' | 'en' = 'id', pathname = '/umroh') =>
  metaOf(facts)({ matches: [{ id: 'root', loaderData: shellOf(language) }, { id: 'page' }], location: { pathname } })
const contentOf = (tags: ReturnType<typeof tagsOf>, name: string) =>
  tags.map(recordOf).flatMap((tag) => (tag.property === name || tag.name === name ? [tag.content] : []))

test('a page has its canonical address and its pair in the other language', () => {
  const tags = tagsOf(() => ({ title: 'Umrah', description: 'Paket' }), 'en', '/en/umroh')
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://rihla.test/en/umroh' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'id', href: 'https://rihla.test/umroh' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://rihla.test/umroh',
  })
  expect(contentOf(tags, 'og:title')).toEqual(['Umrah · Rihla'])
})

test('a hidden page is kept out of search engines and claims no address', () => {
  const tags = tagsOf(() => ({ title: 'Hasil', hidden: true }))
  expect(contentOf(tags, 'robots')).toEqual(['noindex'])
  expect(tags.filter((tag) => 'tagName' in tag)).toEqual([])
})

test('the picture drawn by the server comes in the language of the page, with its size', () => {
  const drawn = () => ({ title: 'Umrah', picture: '/og/product/a.png' })
  expect(contentOf(tagsOf(drawn), 'og:image')).toEqual(['https://rihla.test/og/product/a.png'])
  expect(contentOf(tagsOf(drawn, 'en'), 'og:image')).toEqual(['https://rihla.test/og/product/a.png?lang=en'])
  for (const [name, value] of [
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Umrah'],
    ['twitter:card', 'summary_large_image'],
  ] as const)
    expect(contentOf(tagsOf(drawn), name)).toEqual([value])
})

test('a page without a picture shows that of the site; of any other picture no size is claimed', () => {
  expect(
    contentOf(
      tagsOf(() => ({ title: 'Umrah' }), 'en'),
      'og:image',
    ),
  ).toEqual(['https://rihla.test/og/site.png?lang=en'])
  const photo = tagsOf(() => ({ title: 'Umrah', picture: '/pictures/a/1280.jpeg' }), 'en')
  expect(contentOf(photo, 'og:image')).toEqual(['https://rihla.test/pictures/a/1280.jpeg'])
  expect(contentOf(photo, 'og:image:width')).toEqual([])
})

test('no name breaks out of the data for search engines', () => {
  const names = ['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;<b>', '\u2028\u2029', '"\\"']
  const data = [
    itemList(
      { public_url: 'https://rihla.test', language: 'id' },
      names.map((name) => ({ slug: 'a', name })),
    ),
  ]
  const meta = () => tagsOf(() => ({ title: 'Umrah', data }))
  const Stub = createRoutesStub([{ path: '/', Component: Meta, meta }])
  const html = renderToString(createElement(Stub))
  const [, script = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(script).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(script)).toEqual(data[0])
})

test('a page whose linked data tell of an article is shared as one, any other as part of a website', () => {
  const article = { '@context': 'https://schema.org', '@type': 'Article', headline: 'Miqat' }
  expect(
    contentOf(
      tagsOf(() => ({ title: 'Miqat', data: [article] })),
      'og:type',
    ),
  ).toEqual(['article'])
  expect(
    contentOf(
      tagsOf(() => ({ title: 'Umrah' })),
      'og:type',
    ),
  ).toEqual(['website'])
})
