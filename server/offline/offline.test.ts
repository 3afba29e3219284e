import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { builtSite } from '#server/site.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { memberBrowser, siteApp } from '#test/support/visits.ts'
import { isCopied, placeOf } from '#web/offline/places.ts'
import { isOpenPath } from '#web/open-path.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { sharp } from '../pictures/sharp.ts'
import { shortName } from './manifest.ts'

const [rihla, safar] = demoTenants
let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const get = (url: string, headers: Record<string, string> = {}, target = home) =>
  target.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })
const theirs = { host: 'demo.localhost' }
const copy = { 'x-offline-copy': 'text_size=150; look=new; color_scheme=dark' }

test('each tenant is installed under its own name and colours, in the language it is read in', async () => {
  const reply = await get('/manifest.webmanifest')
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'public, max-age=3600',
  ])
  const ours = reply.json()
  expect(ours).toMatchObject({ id: '/', name: 'Rihla', short_name: 'Rihla', start_url: '/', scope: '/', lang: 'id' })
  expect(ours).toMatchObject({ display: 'standalone', theme_color: rihla.color_settings.background_primary })
  expect(ours.description).toBe(rihla.slogan.id)
  const english = (await get('/manifest.webmanifest?lang=en', theirs)).json()
  expect(english).toMatchObject({ name: 'Safar Amanah', start_url: '/en', lang: 'en', description: safar.slogan.en })
  expect(english.theme_color).toBe(safar.color_settings.background_primary)
  expect((await get('/en')).body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en"/>')
})

test('its shortcuts lead to the worship pages that are there', async () => {
  const flags = rihla.feature_flag
  const open = ['/quran', '/jadwal-sholat', '/doa'].filter((path) => isOpenPath(path, flags))
  const { shortcuts } = (await get('/manifest.webmanifest?lang=en')).json()
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(open.map((path) => `/en${path}`))
  for (const { url } of shortcuts) expect((await get(url)).statusCode).toBe(200)
})

test('every icon it names is a picture of that size, with the mark on the colour of the brand', async () => {
  const seen = new Set<string>()
  for (const [headers, tenant] of [[{}, rihla] as const, [theirs, safar] as const]) {
    const { icons } = (await get('/manifest.webmanifest', headers)).json()
    expect(icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes, purpose } of icons) {
      const reply = await get(src, headers)
      expect([src, reply.headers['content-type']]).toEqual([src, 'image/png'])
      expect(reply.headers['cache-control']).toBe('public, max-age=2592000')
      const { data, info } = await sharp(reply.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(`${info.width}x${info.height}`).toBe(sizes)
      const colourAt = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
      ]
      // Beside the mark is the ground; the corner of one that is cut by the system is filled too.
      const ground = [1, 3, 5].map((i) => Number.parseInt(tenant.color_settings.background_primary.slice(i, i + 2), 16))
      expect(colourAt(info.width >> 1, 4)).toEqual([...ground, 255])
      expect(colourAt(0, 0)[3]).toBe(purpose === 'maskable' ? 255 : 0)
      seen.add(reply.rawPayload.toString('base64'))
    }
  }
  expect(seen.size).toBe(8)
  for (const name of ['64.png', '512.svg', 'maskable-999.png', '..%2f512.png', '0512.png', ''])
    expect([name, (await get(`/icons/${name}`)).statusCode]).toEqual([name, 404])
})

test('a name too long for the room under an icon ends at a word', () => {
  expect(shortName('Safar Amanah')).toBe('Safar Amanah')
  expect(shortName('Safar Amanah Nusantara')).toBe('Safar Amanah')
  expect(shortName('Perjalanansuci')).toBe('Perjalanansu')
})

test('the worker is asked for anew at every visit, and may ask nobody but us', async () => {
  const reply = await get('/sw.js')
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/)
  expect(reply.body).toContain('rihla-shell-')
  expect(reply.body).not.toContain('__BUILD__')
  expect(reply.rawPayload.length).toBeLessThan(16_000)
  const again = await get('/sw.js', { 'if-none-match': String(reply.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/')).headers['content-security-policy']).toContain("; worker-src 'self'; manifest-src 'self';")
})

test('an unknown host has neither manifest, worker, icons nor list', async () => {
  for (const path of ['/manifest.webmanifest', '/sw.js', '/icons/192.png', '/offline-pages.json'])
    expect([path, (await get(path, { host: 'evil.test' })).statusCode]).toEqual([path, 421])
})

test('what is kept as a whole is listed, and every address of it answers with a copy', async () => {
  const list: string[] = (await get('/offline-pages.json')).json()
  const paths = pages.map(({ path }) => path).filter((path) => placeOf(path)?.whole && !/[:*]/.test(path))
  expect(list).toEqual(paths)
  for (const path of list) {
    for (const address of [path, `/en${path}`]) {
      const reply = await get(address, copy)
      expect([address, reply.statusCode, reply.headers['x-offline-copy']]).toEqual([address, 200, '1'])
    }
  }
})

test('where keeping is switched off the worker that is sent throws all away and goes', async () => {
  const off = await testApp({ OFFLINE: '0' }, { site: builtSite(process.cwd()) })
  const { body } = await get('/sw.js', {}, off)
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('caches.delete')
  expect((await get('/offline-pages.json', {}, off)).json()).toEqual([])
  await off.close()
})

test('a copy is rendered for nobody, whoever asks for it', async () => {
  const { browser, member } = await memberBrowser(home)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of ['/offline', '/en/offline']) {
    const own = await get(path, { cookie })
    expect(own.body).toContain(member.full_name)
    expect([own.headers['cache-control'], own.headers['x-offline-copy']]).toEqual(['no-store', undefined])
    const offlineCopy = await get(path, { ...copy, cookie: `${cookie}; toast=signed_out; affiliate_code=AISYAH` })
    expect([
      offlineCopy.statusCode,
      offlineCopy.headers['cache-control'],
      offlineCopy.headers['x-offline-copy'],
    ]).toEqual([200, 'no-cache', '1'])
    expect(offlineCopy.headers['set-cookie']).toBeUndefined()
    expect(offlineCopy.body).not.toContain(member.full_name)
    expect(offlineCopy.body).not.toContain('AISYAH')
    expect(offlineCopy.body).toContain('data-text="150"')
    expect(offlineCopy.body).toContain('data-scheme="dark"')
    expect(offlineCopy.headers['content-security-policy']).not.toContain('nonce')
    expect(offlineCopy.body).toBe((await get(path, copy)).body)
  }
})

test('a copy is also had where pages are cached for a while, and differs by tenant and language', async () => {
  const keeping = await testApp({ KEEP_PAGES_SECONDS: '15' }, { site: builtSite(process.cwd()) })
  const bodies = await Promise.all(
    [{}, theirs].flatMap((headers) =>
      ['/offline', '/en/offline'].map(async (path) => {
        const reply = await get(path, { ...copy, ...headers }, keeping)
        expect(reply.headers['x-offline-copy']).toBe('1')
        return reply.body
      }),
    ),
  )
  expect(new Set(bodies).size).toBe(4)
  const plain = await get('/offline', {}, keeping)
  expect([plain.headers['cache-control'], plain.headers['x-offline-copy']]).toEqual(['private, no-cache', undefined])
  const tag = String((await get('/offline', copy, keeping)).headers.etag)
  const again = await get('/offline', { ...copy, 'if-none-match': tag }, keeping)
  expect([again.statusCode, again.headers['x-offline-copy']]).toEqual([304, '1'])
  await keeping.close()
})

test('no other page of the site is ever called a copy, however it is asked for', async () => {
  const { browser } = await memberBrowser(home)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const table: readonly PageEntry[] = pages
  for (const { path } of table) {
    const address = path.replace(/\/:\w+\?/g, '').replace(/:\w+|\*/g, 'x') || '/'
    if (isCopied(address)) continue
    for (const one of [address, `/en${address}`, `${address}.data`, `${address}/doa`, `${address};/offline`]) {
      const reply = await get(one, { ...copy, cookie })
      expect([one, reply.headers['x-offline-copy']]).toEqual([one, undefined])
    }
  }
  for (const path of ['/api/v3/whitelabel/settings', '/sandbox/mail', '/offline/x', '/offline.data'])
    expect((await get(path, copy)).headers['x-offline-copy']).toBeUndefined()
})
