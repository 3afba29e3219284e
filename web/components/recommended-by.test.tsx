import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecommendedBy } from './recommended-by.tsx'

test('whose recommendation it is stands in words, and its sign is not read out', () => {
  const html = renderToStaticMarkup(<RecommendedBy text="Paket Rekomendasi Consultan Aisyah" />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Paket Rekomendasi Consultan Aisyah')
  expect(html).toMatch(/^<p [^>]*><svg[^>]*aria-hidden="true"/)
})
