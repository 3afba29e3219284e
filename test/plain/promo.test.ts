import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const cards = (reader: PlainBrowser) => reader.all('main article')
const year = Number(jakartaDate(new Date()).slice(0, 4))

test('a promo that ends soon, or is nearly used up, says so', async () => {
  const reader = await open('/promo')
  const [last = ''] = cards(reader)
    .map(textOf)
    .filter((text) => text.includes('Wisata halal, kuota terbatas'))
  expect(last).toMatch(/Berakhir (hari ini|besok|\d hari lagi)/)
  expect(last).toContain('Sisa 6 kuota')
  await reader.open('/en/promo')
  expect(reader.text('main')).toContain('6 uses left')
})

test('what is over, used up or unknown says so and shows what there is', async () => {
  const reader = await open(`/promo/promo-kemerdekaan-${year}`)
  expect(reader.text('main')).toContain('Promo ini sudah berakhir')
  expect(reader.one('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(reader.all('button').map((button) => reader.name(button))).not.toContain('Salin kode')
  expect([...reader.part('Promo lain yang berlaku').querySelectorAll('article')]).toHaveLength(3)
  await reader.open(`/en/promo/jumat-berkah-${year}`)
  expect(reader.text('main')).toContain('This promo is fully redeemed')
  await reader.open('/promo/tidak-ada')
  expect(reader.status).toBe(404)
  expect(reader.text('h1')).toBe('Promo Tidak Tersedia')
  expect(cards(reader)).toHaveLength(3)
})

test('each tenant has its own promos', async () => {
  const { body } = await ask(home, 'GET', '/api/v3/promos?limit=50', { headers: { host: 'demo.localhost' } })
  const theirs: { code: string }[] = body.data.items
  expect(theirs.length).toBeGreaterThan(0)
  const reader = await new PlainBrowser(home, newBrowser('demo.localhost')).open('/promo')
  expect(cards(reader)).toHaveLength(Math.min(12, theirs.length))
})

test('without scripts promos are found, read and saved', async () => {
  const { browser } = await memberBrowser(home)
  const reader = await new PlainBrowser(home, browser).open('/promo')
  await reader.press('Cari', { 'Cari promo': 'keluarga' }, reader.one('main'))
  await reader.follow('Berangkat sekeluarga')
  expect(reader.text('main')).toContain(`KELUARGA${String(year).slice(2)}`)
  const copy = reader.all('button').find((button) => reader.name(button) === 'Salin kode')
  expect(copy?.getAttribute('class')).toContain('noscript:hidden')
  await reader.press('Simpan promo')
  expect(reader.text()).toContain('Promo disimpan')
  expect(reader.text('main')).toContain('Promo tersimpan di akun Anda')
})

test('without scripts the gallery shows more pictures, beginning after those that were seen', async () => {
  const reader = await open('/galleries')
  expect(reader.all('figure')).toHaveLength(3)
  const more = reader.link('Tampilkan lebih banyak')
  expect(more).toMatch(/^\/galleries\?show=6#/)
  await reader.open(more)
  expect(reader.all('figure')).toHaveLength(6)
  expect(reader.all('figure')[2]?.closest('[id]')?.id).toBe(more.split('#')[1])
})

test('every picture of the gallery is named by what stands below it', async () => {
  const reader = await open('/galleries?show=300')
  expect(reader.all('a').map((link) => reader.name(link))).not.toContain('Tampilkan lebih banyak')
  expect(reader.all('figure').length).toBeGreaterThan(6)
  for (const figure of reader.all('figure')) {
    const caption = figure.querySelector('figcaption span')?.textContent ?? '?'
    expect(figure.querySelector('img')?.getAttribute('alt')).toBe(caption)
  }
  await reader.open('/en/galleries')
  expect(reader.one('figure img').getAttribute('alt')).toBe('Night tawaf with the Surabaya group')
})
