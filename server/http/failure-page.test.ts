import { expect, test } from 'vitest'
import { defaultColors } from '#core/theme.ts'
import { failurePage, failurePagePolicy } from './failure-page.ts'

const brand = { name: 'Amanah & Co', color_settings: { ...defaultColors, background_primary: '#7a1f3d' } }

const page = (status: number, path: string, language: 'id' | 'en' = 'id') =>
  failurePage({ status, message: 'Terjadi <kesalahan>', language, path, brand })

test.each([
  ['id', '/umroh', '/'],
  ['en', '/en/umroh', '/en'],
] as const)(
  'a 500 in %s shows a popup with status and message, and leads home after three seconds',
  (language, at, home) => {
    const html = page(500, at, language)
    expect(html).toContain(`<meta http-equiv="refresh" content="3;url=${home}">`)
    expect(html).toContain('<main role="alertdialog" aria-labelledby="title"><p>500</p>')
    expect(html).toContain('<h1 id="title">Terjadi &lt;kesalahan&gt;</h1>')
  },
)

test.each([
  [500, '/'],
  [503, '/umroh'],
  [413, '/member/profile'],
  [429, '/umroh'],
])('a %i at %s stays where it is', (status, path) => {
  expect(page(status, path)).not.toMatch(/refresh|alertdialog"/)
})

test.each([
  [503, 'id', 'Coba lagi'],
  [429, 'en', 'Try again'],
] as const)('a %i in %s offers the same address again, without a script', (status, language, label) => {
  expect(page(status, '/umroh', language)).toContain(`<a href="">${label}</a>`)
  expect(page(413, '/umroh', language)).not.toContain(label)
})

test('it has the name and the colours of the tenant, and its policy knows them', () => {
  const html = page(503, '/umroh')
  expect(html).toContain('<title>503 · Amanah &amp; Co</title>')
  expect(html).toContain('background:#7a1f3d')
  expect(failurePagePolicy(brand.color_settings)).not.toBe(failurePagePolicy(defaultColors))
})
