import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'

const travel = '/travel/selaksa-multazam-travel'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)

test('reviews are paged', async () => {
  const reader = await open(`/en${travel}?tab=reviews`)
  const verified = () => [...reader.part('Traveller reviews').querySelectorAll('article')].map(textOf)
  const first = verified()
  expect(first).toHaveLength(5)
  for (const review of first) expect(review).toContain(' · In Indonesian')
  expect(reader.part('Traveller reviews').querySelectorAll('article p[lang=id]')).toHaveLength(5)
  await reader.follow('2', reader.part('Traveller reviews'))
  expect(reader.path).toMatch(/tab=reviews&page=2$/)
  expect(verified()).toHaveLength(5)
  for (const review of verified()) expect(first).not.toContain(review)
})

test('a licence that is suspended is said aloud, and nothing is sold', async () => {
  const reader = await open('/en/travel/naratama-barakah-safar')
  expect(textOf(reader.part('PPIU licence'))).toContain('suspended. Its packages are not on sale')
  await reader.follow('Products', reader.one('main'))
  expect(reader.all('main h2').map(textOf)).toContain('No packages available')
})

test('a name that leads nowhere suggests those it may have meant', async () => {
  const reader = await open('/travel/selaksa-multazam-travl')
  expect(reader.status).toBe(404)
  expect(reader.text('h1')).toBe('Travel tidak ditemukan')
  expect(reader.one('main article a').getAttribute('href')).toBe(travel)
  await reader.open('/en/travel')
  expect(reader.path).toBe('/en/partner')
})

test('without scripts the form, mistakes, link and state of joining all work', async () => {
  const email = 'koperasi@contoh.test'
  const reader = await open('/partner?kind=tdc')
  expect(reader.all('main article')).toHaveLength(10)
  await reader.follow('Gabung sebagai kanal distribusi')
  await reader.press('Kirim pendaftaran', {
    'Nama perusahaan': 'Koperasi Sejahtera',
    'Nama narahubung': 'Budi',
    Email: 'bukan alamat',
    'Nomor HP': '081234567890',
    Kota: 'Semarang',
  })
  expect(reader.text('main')).toContain('Email tidak valid')
  expect(reader.value('Nama perusahaan')).toBe('Koperasi Sejahtera')
  await reader.press('Kirim pendaftaran', { Email: email })
  expect(reader.text('h1')).toBe('Periksa email Anda')
  const [mail] = await home.sentTo(email)
  const [link = ''] = /http\S+\/gabung-travel-distribution-channel\?token=\S+/.exec(mail?.text ?? '') ?? []
  const { pathname, search } = new URL(link)
  await reader.open(pathname + search)
  await reader.press('Konfirmasi email')
  expect(reader.text('h1')).toBe('Pendaftaran Koperasi Sejahtera')
})
