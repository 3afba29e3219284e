import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import { pictures } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { anyPartner, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { anyItem, anyStore } from '#test/support/merchandise.ts'
import { anyPost } from '#test/support/posts.ts'
import { anyListed, anyPromo } from '#test/support/promos.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { sharp } from '../pictures/sharp.ts'

const [, safar] = demoTenants
const site = { assets: undefined, handler: async () => async () => new Response('') }
let home: TestApp
beforeAll(async () => {
  home = await testApp({}, { site })
  const partner = await anyPartner(home, { slug: 'mitra-satu', name: 'Mitra Satu' })
  const hidden = await anyPartner(home, { slug: 'mitra-sembunyi' })
  await hidePartner(home, hidden.id, safar.id)
  await anyListed(home, { slug: 'paket-satu', partner })
  await anyListed(home, { slug: 'paket-sembunyi', partner: hidden })
  await anyListed(home, { slug: 'paket-lalu', partner, state: 'gone' })
  await anyListed(home, { slug: 'haji-satu', partner, category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' })
  await anyPromo(home, { slug: 'promo-satu' })
  await anyPost(home, { slug: 'tulisan-satu' })
  const store = await anyStore(home, { slug: 'toko-satu' })
  await anyItem(home, { store_id: store.id, slug: 'sajadah-satu' })
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()
  await home.application.outside.files.put('pictures/merah', { bytes, type: 'image/webp' })
  const size = {
    width: 800,
    height: 600,
    colour: '#ff0000',
    alt_id: '',
    alt_en: '',
    created_at: home.application.clock.now(),
  }
  await home.application.db.insert(pictures).values({ id: 'kaaba-1-card', file_key: 'pictures/merah', ...size })
})
afterAll(() => home.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  home.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })

/** The colour at a place of the picture, how many pixels of the words are light, and how far to the right they go. */
async function look(png: Buffer, x = 1150, y = 300) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * 3
  const words = { light: 0, right: 0 }
  for (let i = 0; i < data.length; i += 3) {
    const column = (i / 3) % info.width
    if (column > 700 || (data[i] ?? 0) < 200 || (data[i + 2] ?? 0) < 200) continue
    words.light++
    words.right = Math.max(words.right, column)
  }
  return { size: [info.width, info.height], colour: [...data.subarray(at, at + 3)], ...words }
}

test('whatever has a page of its own, and the site, has a picture with words on it', async () => {
  const ofShop = ['souvenir/sajadah-satu', 'toko/toko-satu']
  const others = ['product/paket-satu', 'travel/mitra-satu', 'promo/promo-satu', 'blog/tulisan-satu', 'site']
  for (const path of [...others, ...ofShop]) {
    const reply = await get(`/og/${path}.png`)
    expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([path, 200, 'image/png'])
    expect(reply.headers['cache-control']).toBe('public, max-age=3600')
    const { size, light } = await look(reply.rawPayload)
    expect([size, light > 3_000]).toEqual([[1200, 630], true])
    expect(reply.rawPayload.length).toBeLessThan(400_000)
  }
})

test("a package's own picture stands beside the words", async () => {
  const { colour } = await look((await get('/og/product/paket-satu.png')).rawPayload)
  expect(colour[0]).toBeGreaterThan(200)
  expect(Math.max(colour[1] ?? 255, colour[2] ?? 255)).toBeLessThan(60)
})

test('each brand and each language has its own', async () => {
  const bytes = async (url: string, host = 'localhost') => (await get(url, { host })).rawPayload.toString('base64')
  const all = [
    await bytes('/og/product/paket-satu.png'),
    await bytes('/og/product/paket-satu.png?lang=en'),
    await bytes('/og/product/paket-satu.png', 'demo.localhost'),
    await bytes('/og/product/paket-satu.png?lang=en', 'demo.localhost'),
  ]
  expect(new Set(all).size).toBe(4)
  expect(await bytes('/og/product/paket-satu.png?lang=fr&x=1')).toBe(all[0])
})

test('what a page does not show has no picture', async () => {
  const missing = [
    'product/nobody',
    'product/paket-lalu',
    'travel/nobody',
    'promo/nobody',
    'blog/nobody',
    'nothing/paket-satu',
    'product',
    '',
  ]
  const odd = [
    'product/..%2f..%2fetc',
    'toString/x',
    'product/%3Cscript%3E',
    `product/${'a'.repeat(161)}`,
    "promo/x'--",
  ]
  for (const path of [...missing, ...odd]) {
    const reply = await get(`/og/${path}.png`)
    expect([path, reply.statusCode]).toEqual([path, 404])
  }
  expect((await get('/og/product/paket-satu.svg')).statusCode).toBe(404)
  expect((await get('/og/product/paket-sembunyi.png')).statusCode).toBe(200)
  expect((await get('/og/product/haji-satu.png')).statusCode).toBe(200)
  for (const slug of ['paket-sembunyi', 'haji-satu'])
    expect((await get(`/og/product/${slug}.png`, { host: 'demo.localhost' })).statusCode).toBe(404)
})

test('a picture is asked for again by its tag, which moves with the price', async () => {
  const first = await get('/og/product/paket-satu.png')
  const etag = String(first.headers.etag)
  const again = await get('/og/product/paket-satu.png', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  await home.application.db.update(departures).set({ price_quad: 29_500_000, price_triple: 29_500_000 })
  const moved = await get('/og/product/paket-satu.png', { 'if-none-match': etag })
  expect([moved.statusCode, moved.headers.etag === etag]).toEqual([200, false])
})

test('names hold what they like: markup, quotes, signs no font has, and lengths no card has', async () => {
  const names = [
    '<b>&"\'</b></span>',
    'a\u0007\u001b\uFFFE\u2028b',
    '</span><span size="999999">',
    'مكة 🕋',
    'A'.repeat(300),
    ' ',
    '\u200b\u00ad\u2060',
  ]
  for (const [i, name] of names.entries()) {
    await anyPromo(home, {
      slug: `promo-nama-${i}`,
      title: { id: name, en: name },
      ends_at: addMs(home.application.clock.now(), -1),
    })
    const reply = await get(`/og/promo/promo-nama-${i}.png`)
    expect([name, reply.statusCode, (await look(reply.rawPayload)).size]).toEqual([name, 200, [1200, 630]])
  }
})

test('a verse of the Quran is a picture that grows with it; what is no verse is none', async () => {
  const short = await get('/og/ayat/112-1.png')
  expect([short.statusCode, short.headers['content-type']]).toEqual([200, 'image/png'])
  const [small, tall] = [await look(short.rawPayload), await look((await get('/og/ayat/2-282.png?lang=en')).rawPayload)]
  expect(small.size).toEqual([1080, 1080])
  expect([tall.size[0], Number(tall.size[1]) > 1_500]).toEqual([1080, true])
  expect((await look((await get('/og/quran/2.png')).rawPayload)).size).toEqual([1200, 630])
  for (const path of [
    'ayat/2-287',
    'ayat/0-1',
    'ayat/115-1',
    'ayat/2',
    'ayat/2-0',
    'ayat/a-b',
    'quran/0',
    'quran/115',
    'quran/abc',
  ]) {
    expect([path, (await get(`/og/${path}.png`)).statusCode]).toEqual([path, 404])
  }
})

const script = `
import { coloursOf, drawCard } from '#server/og/draw.ts'
import { addMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
const [tenant] = demoTenants
const facts = { title: 'Umrah Plus Turki', lines: ['Mitra · 9 hari'], strong: 'Mulai Rp. 28.500.000', picture_id: '' }
const card = { facts, brand: { name: tenant.name, logo: tenant.logo, colours: coloursOf(tenant) } }
const bytes = await drawCard(card, { picture: undefined, root: process.cwd() })
process.stdout.write(bytes.toString('base64'))`

test('a machine without any font draws the same words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-fonts-'))
  const none = join(folder, 'fonts.conf')
  await writeFile(none, '<?xml version="1.0"?><fontconfig></fontconfig>')
  const draw = async (env: Record<string, string>) => {
    const args = ['--input-type=module-typescript', '--eval', script]
    const options = { env: { ...process.env, ...env }, maxBuffer: 10_000_000 }
    return Buffer.from((await promisify(execFile)(process.execPath, args, options)).stdout, 'base64')
  }
  const [bare, usual] = [await look(await draw({ FONTCONFIG_FILE: none })), await look(await draw({}))]
  // Edges of letters may be smoothed in another way; another typeface would be wider or narrower.
  expect(Math.abs(bare.right - usual.right)).toBeLessThanOrEqual(3)
  expect(Math.abs(bare.light / usual.light - 1)).toBeLessThan(0.05)
  expect(bare.light).toBeGreaterThan(8_000)
  await rm(folder, { recursive: true })
})

test('whoever asks for more pictures than there are pages is told to wait', async () => {
  const strict = await testApp({ RATE_LIMIT_PER_MINUTE: '20' }, { site })
  const ask = () => strict.app.inject({ method: 'GET', url: '/og/product/x.png', headers: { host: 'localhost' } })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([404, 404])
  const third = await ask()
  expect([third.statusCode, Number(third.headers['retry-after']) > 0]).toEqual([429, true])
  await strict.close()
})

test('every city has a picture of its own with its times, in both languages, and no other place has one', async () => {
  const pictures = await Promise.all(
    ['jakarta', 'kota-bandung', 'makkah', 'makkah?lang'].map((city) => {
      const [slug, language] = city.split('?')
      return get(`/og/jadwal/${slug}.png${language ? '?lang=en' : ''}`)
    }),
  )
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(4)
  expect((await get('/og/jadwal/atlantis.png')).statusCode).toBe(404)
})
