import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

for (const [path, lang, text, back] of [
  ['/tidak/ada', 'id', 'Halaman Tidak ditemukan', 'Kembali Ke Halaman Utama'],
  ['/en/not/there', 'en', 'This page could not be found', 'Back to the home page'],
] as const) {
  test(`404 says so at ${path}, inside the shell`, async () => {
    const reader = await new PlainBrowser(home).open(path)
    expect(reader.status).toBe(404)
    expect(reader.one('html').getAttribute('lang')).toBe(lang)
    expect(reader.text('title')).toBe(`${text} · Rihla`)
    expect(reader.text('h1')).toBe(text)
    expect(reader.all('main p').map(textOf)).toContain('404')
    expect(reader.all('body footer')).not.toEqual([])
    await reader.follow(back)
    expect([reader.status, reader.path]).toEqual([200, lang === 'en' ? '/en' : '/'])
  })
}

for (const [query, status, text] of [
  ['?status=429', 429, 'Terlalu banyak permintaan. Coba lagi sebentar lagi'],
  ['?status=404', 404, 'Halaman Tidak ditemukan'],
  ['?status=503', 503, 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi'],
  ['?status=410', 410, 'Halaman ini sudah tidak ada'],
  ['?status=200&message=Halo', 500, 'Terjadi kesalahan'],
  ['', 500, 'Terjadi kesalahan'],
] as const) {
  test(`/error${query} shows ${status} in words of our own, and is itself no failure`, async () => {
    const reader = await new PlainBrowser(home).open(`/error${query}`)
    expect(reader.status).toBe(200)
    expect(reader.one('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(reader.all('main p').map(textOf)).toContain(String(status))
    expect(reader.text('h1')).toBe(text)
    expect(reader.text()).not.toContain('Halo')
    expect(reader.all('main')).toHaveLength(1)
  })
}
