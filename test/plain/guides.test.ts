import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)

test('a search that makes no sense finds nothing and breaks nothing', async () => {
  for (const search of ['%00', 'a'.repeat(300), '%F0%9F%95%8B'.repeat(90), '%27--', '%ED%A0%80']) {
    const { status } = await visit(home, newBrowser(), `/faq?search=${search}`)
    expect([search.slice(0, 20), status]).toEqual([search.slice(0, 20), 200])
  }
})

test('terms, privacy and about speak for the tenant, with a version and a date', async () => {
  for (const [host, company] of [
    ['localhost', 'PT Rihla Perjalanan Ibadah'],
    ['demo.localhost', 'PT Safar Amanah Nusantara'],
  ] as const) {
    const reader = await new PlainBrowser(home, newBrowser(host)).open('/syarat-ketentuan')
    expect(reader.text('main')).toContain(company)
    expect(reader.text('main')).toMatch(/Versi 1\.0, berlaku sejak .*2026/)
    await reader.open('/en/kebijakan-privasi')
    const documents = reader.all('main tr').map(textOf)
    expect(documents.find((row) => /Passport, ID card/.test(row))).toContain('90 days')
    await reader.open('/tentang-kami')
    expect(reader.link(/travel berizin/, reader.one('main'))).toBe('/partner')
  }
  const other = await new PlainBrowser(home, newBrowser('demo.localhost')).open('/tentang-kami')
  expect(other.text('main')).not.toContain('Rihla')
  expect(other.text('main')).not.toContain('murabahah')
})

test('the menus lead to every page about us', async () => {
  const reader = await open('/')
  const company = reader.part('Perusahaan')
  for (const path of ['/panduan', '/faq', '/syarat-ketentuan', '/kebijakan-privasi', '/tentang-kami']) {
    expect([...company.querySelectorAll(`a[href="${path}"]`)], path).toHaveLength(1)
    const { status } = await visit(home, newBrowser(), path)
    expect([path, status]).toEqual([path, 200])
  }
})

test('search engines read what each page is', async () => {
  const kinds = async (path: string) => {
    const reader = await open(path)
    return reader.all('script[type="application/ld+json"]').map((data) => JSON.parse(data.innerHTML)['@type'])
  }
  expect(await kinds('/panduan/persiapan-umroh')).toEqual(['BreadcrumbList', 'Article', 'HowTo'])
  expect(await kinds('/panduan/miqat')).toEqual(['BreadcrumbList', 'Article'])
  expect(await kinds('/en/panduan/manasik')).toEqual(['BreadcrumbList', 'HowTo'])
  expect(await kinds('/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(await kinds('/tentang-kami')).toEqual(['BreadcrumbList', 'Organization'])
})

test('without scripts guides are read, steps are addresses and answers open', async () => {
  const reader = await open('/panduan/rukun-haji')
  expect(reader.all('main h2').map(textOf)).toContain('Wukuf di Arafah')
  expect(reader.one('meta[property="og:type"]').getAttribute('content')).toBe('article')
  await reader.open('/en/panduan/manasik')
  await reader.follow('Next: Talbiyah on the way')
  await reader.follow('Next: Tawaf, seven rounds')
  await reader.follow('Round 1 done')
  expect(reader.path).toBe('/en/panduan/manasik?langkah=tawaf&putaran=1')
  expect(reader.text('main')).toContain('1 of 7 rounds')
  await reader.open('/faq')
  await reader.press('Cari', { 'Cari pertanyaan': 'paspor' }, reader.one('main'))
  expect(reader.path).toBe('/faq?search=paspor')
  const open_ = reader.all('main details[open]').map(textOf)
  expect(open_.some((text) => text.includes('Apa syarat paspornya?'))).toBe(true)
  expect(open_.some((text) => /nama minimal dua kata/.test(text))).toBe(true)
})
