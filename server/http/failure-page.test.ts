import { expect, test } from 'vitest'
import { failurePage } from './failure-page.ts'

const page = (status: number, path: string, language: 'id' | 'en' = 'id') =>
  failurePage({ status, message: 'Terjadi <kesalahan>', language, path })

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
