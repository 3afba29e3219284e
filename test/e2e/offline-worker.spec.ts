import { farewell } from '#server/offline/farewell.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import type { SeenRequest, Stage } from './support/stage.ts'
import { allCached, expect, openWithWorker, savedPages, test, untilSaved } from './support/worker.ts'

// A worker keeps some thirty files before it stands; a busy machine takes its time for that.
test.describe.configure({ timeout: 120_000 })

const copyHeaders = { 'x-offline-copy': '1', 'cache-control': 'no-cache' }
const html = (title: string, text: string) =>
  `<!DOCTYPE html><html lang="id"><head><title>${title} · Rihla</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** A page as the site will answer it: with the member's name to the member, without one to the worker. */
const plantPage = (stage: Stage, path: string, title: string) =>
  stage.plant(path, ({ copy, cookie }: SeenRequest) =>
    copy === undefined
      ? { headers: { 'cache-control': 'no-store' }, body: html(title, /jwt=/.test(cookie) ? 'Halo Siti' : 'Halo tamu') }
      : { headers: copyHeaders, body: html(title, 'untuk siapa saja') },
  )

const plantList = (stage: Stage, paths: string[]) =>
  stage.plant('/offline-pages.json', () => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(paths),
  }))

/** Small and without a toast: where a journey begins that is about other pages. */
const quiet = '/auth/forgot-password'

test('a worship page that was read opens without a network, as it is for anyone', { tag: '@phone' }, async ({
  page,
  stage,
}) => {
  plantPage(stage, '/doa', 'Doa harian')
  plantList(stage, ['/doa'])
  await openWithWorker(page, stage.url + quiet)
  await page.context().addCookies([{ name: 'jwt', value: 'siti', url: stage.url, httpOnly: true }])
  await openPage(page, `${stage.url}/doa`)
  await expect(page.getByText('Halo Siti')).toBeVisible()
  await untilSaved(page, '/doa')
  stage.cut()
  await reloadPage(page)
  await expect(page.getByRole('heading', { name: 'Doa harian' })).toBeVisible()
  await expect(page.getByText('untuk siapa saja')).toBeVisible()
  await openPage(page, `${stage.url}/doa?utm_source=y&affiliate_code=AISYAH`)
  await expect(page.getByText('untuk siapa saja')).toBeVisible()
  await openPage(page, `${stage.url}/umroh`)
  const list = page.getByRole('region', { name: 'Doa' })
  await expect(list.getByRole('link', { name: 'Doa harian' })).toHaveAttribute('href', '/doa')
  await expect(page.getByText('Belum ada halaman yang tersimpan')).toBeHidden()
  expect((await allCached(page)).filter(({ body }) => body.includes('Halo'))).toEqual([])
  const copies = stage.seen.filter(({ copy }) => copy !== undefined)
  expect(copies.length).toBeGreaterThan(2)
  expect(copies.filter(({ cookie }) => cookie !== '')).toEqual([])
})

test('opening one guide keeps them all', { tag: '@phone' }, async ({ page, stage }) => {
  plantPage(stage, '/panduan', 'Panduan')
  plantPage(stage, '/panduan/talbiyah', 'Talbiyah')
  plantPage(stage, '/panduan/miqat', 'Miqat')
  plantList(stage, ['/panduan', '/panduan/talbiyah', '/panduan/miqat', '/member/profile', 'https://evil.test/panduan'])
  await openWithWorker(page, stage.url + quiet)
  await openPage(page, `${stage.url}/panduan/miqat`)
  const guides = ['/panduan', '/panduan/miqat', '/panduan/talbiyah']
  await expect.poll(async () => (await savedPages(page)).sort(), { timeout: 15_000 }).toEqual(guides)
  stage.cut()
  await openPage(page, `${stage.url}/panduan/talbiyah?dari=menu`)
  await expect(page.getByRole('heading', { name: 'Talbiyah' })).toBeVisible()
  expect((await savedPages(page)).sort()).toEqual(guides)
})

test('only what the server calls a copy is kept', { tag: '@phone' }, async ({ page, stage }) => {
  const bad = {
    '/doa': { body: html('Tanpa tanda', '') },
    '/faq': { headers: { ...copyHeaders, 'cache-control': 'no-store' }, body: html('Tak disimpan', '') },
    '/kiblat': { headers: { ...copyHeaders, 'cache-control': 'private, no-cache' }, body: html('Pribadi', '') },
    '/kalender-hijriah': { status: 500, headers: copyHeaders, body: html('Gagal', '') },
    '/panduan': { status: 302, headers: { ...copyHeaders, location: '/member/profile' } },
    '/quran': { headers: { ...copyHeaders, 'content-type': 'application/json' }, body: '{}' },
  }
  for (const [path, answer] of Object.entries(bad)) {
    stage.plant(path, ({ copy }) => (copy === undefined ? { body: html('Halaman', '') } : answer))
  }
  // Not a place to keep, whatever its answer says.
  stage.plant('/member/doa', () => ({ headers: copyHeaders, body: html('Milik anggota', '') }))
  plantPage(stage, '/jadwal-sholat', 'Jadwal')
  plantList(stage, [])
  await openWithWorker(page, stage.url + quiet)
  for (const path of [...Object.keys(bad), '/member/doa', '/jadwal-sholat']) await openPage(page, stage.url + path)
  await untilSaved(page, '/jadwal-sholat')
  for (const path of Object.keys(bad)) expect(stage.seen.some((one) => one.path === path && one.copy)).toBe(true)
  expect(await savedPages(page)).toEqual(['/jadwal-sholat'])
})

test("another city's times are never shown for the one asked for", { tag: '@phone' }, async ({ page, stage }) => {
  plantPage(stage, '/jadwal-sholat?kota=bandung', 'Bandung')
  plantPage(stage, '/jadwal-sholat', 'Pilih kota')
  await openWithWorker(page, stage.url + quiet)
  await openPage(page, `${stage.url}/jadwal-sholat`)
  await openPage(page, `${stage.url}/jadwal-sholat?kota=bandung`)
  await untilSaved(page, '/jadwal-sholat?kota=bandung')
  stage.cut()
  await reloadPage(page)
  await expect(page.getByRole('heading', { name: 'Bandung' })).toBeVisible()
  await openPage(page, `${stage.url}/jadwal-sholat?kota=solo`)
  await expect(page.getByText('Halaman ini tidak tersimpan')).toBeVisible()
  await expect(page.getByRole('region', { name: /Jadwal sholat/ }).getByRole('link')).toHaveCount(2)
})

test('the city that was chosen is kept with the one that was opened', { tag: '@phone' }, async ({ page, stage }) => {
  stage.plant('/jadwal-sholat', ({ copy = '' }) => ({
    headers: copyHeaders,
    body: html(/prayer_city=medan/.test(copy) ? 'Medan' : 'Jakarta', ''),
  }))
  plantPage(stage, '/jadwal-sholat?kota=solo', 'Solo')
  await openWithWorker(page, stage.url + quiet)
  await page.context().addCookies([{ name: 'prayer_city', value: 'medan', url: stage.url }])
  await openPage(page, `${stage.url}/jadwal-sholat?kota=solo`)
  await untilSaved(page, '/jadwal-sholat')
  stage.cut()
  await openPage(page, `${stage.url}/jadwal-sholat`)
  await expect(page.getByRole('heading', { name: 'Medan' })).toBeVisible()
})

test('a page that does not come in four seconds is answered by its copy', { tag: '@phone' }, async ({
  page,
  stage,
}) => {
  let isHeld = false
  const gate = Promise.withResolvers<void>()
  stage.plant('/faq', ({ copy }) => ({
    headers: copy === undefined ? {} : copyHeaders,
    body: html('Tanya jawab', copy === undefined ? 'segar' : 'salinan'),
    ...(isHeld && copy === undefined && { until: gate.promise }),
  }))
  await openWithWorker(page, stage.url + quiet)
  await openPage(page, `${stage.url}/faq`)
  await expect(page.getByText('segar')).toBeVisible()
  await untilSaved(page, '/faq')
  isHeld = true
  await reloadPage(page)
  await expect(page.getByText('salinan')).toBeVisible()
  // A page that comes goes before its copy: the worker had waited for this one.
  isHeld = false
  gate.resolve()
  await reloadPage(page)
  await expect(page.getByText('segar')).toBeVisible()
})

test('what a script asks for to keep comes without its reader', { tag: '@phone' }, async ({ page, stage }) => {
  plantPage(stage, '/quran/1/al-fatihah', 'Al-Fatihah')
  await openWithWorker(page, stage.url + quiet)
  await page.context().addCookies([{ name: 'jwt', value: 'siti', url: stage.url, httpOnly: true }])
  await page.evaluate(async () => {
    const cache = await caches.open('rihla-quran-v1')
    await cache.add('/quran/1/al-fatihah')
  })
  stage.cut()
  await openPage(page, `${stage.url}/quran/1/al-fatihah`)
  await expect(page.getByText('untuk siapa saja')).toBeVisible()
  await openPage(page, `${stage.url}/quran/1/pembukaan?ayat=3`)
  await expect(page.getByText('untuk siapa saja')).toBeVisible()
  await openPage(page, `${stage.url}/quran/2/al-baqarah`)
  const list = page.getByRole('region', { name: 'Al-Qur’an' })
  await expect(list.getByRole('link', { name: 'Al-Fatihah' })).toBeVisible()
})

test('signing out takes along what was read, and leaves the Quran and the shell', { tag: '@phone' }, async ({
  page,
  stage,
}) => {
  plantPage(stage, '/doa', 'Doa harian')
  plantPage(stage, '/quran/1/al-fatihah', 'Al-Fatihah')
  plantList(stage, ['/doa'])
  await openWithWorker(page, stage.url + quiet)
  await page.evaluate(async () => (await caches.open('rihla-quran-v1')).add('/quran/1/al-fatihah'))
  await openPage(page, `${stage.url}/doa`)
  await untilSaved(page, '/doa')
  await page.evaluate(async () => {
    await fetch('/auth/logout.data', { method: 'POST', body: new URLSearchParams() })
  })
  await expect.poll(() => savedPages(page)).toEqual([])
  const left = await allCached(page)
  expect(left.some(({ path }) => path === '/quran/1/al-fatihah')).toBe(true)
  expect(left.some(({ path }) => path === '/offline')).toBe(true)
})

test('a new version waits until the reader asks for it', { tag: '@phone' }, async ({ page, stage }) => {
  const script = { headers: { 'content-type': 'text/javascript' }, body: 'export {}' }
  for (const name of ['needed', 'unneeded']) stage.plant(`/assets/${name}-AAAAAAAA.js`, () => script)
  const body = `${html('Tanya jawab', '')}<script type="module" src="/assets/needed-AAAAAAAA.js"></script>`
  stage.plant('/faq', () => ({ headers: copyHeaders, body }))
  await openWithWorker(page, stage.url + quiet)
  // Planted: its script hydrates nothing.
  await page.goto(`${stage.url}/faq`)
  await untilSaved(page, '/faq')
  await openPage(page, stage.url + quiet)
  await page.evaluate(() => fetch('/assets/unneeded-AAAAAAAA.js').then(() => Object.assign(window, { marked: true })))
  const mark = () => page.evaluate(() => 'marked' in window)
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rihla-shell-')))
  const [before = ''] = await shells()
  stage.worker((text) => text.replaceAll(before.replace('rihla-shell-', ''), 'newer'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const bar = page.locator('.notice-bar')
  await expect(bar).toContainText('Versi baru tersedia')
  expect([await mark(), await shells()]).toEqual([true, [before, 'rihla-shell-newer']])
  await bar.getByRole('button', { name: 'Muat ulang' }).click()
  await page.waitForFunction(() => !('marked' in window))
  await expect.poll(shells).toEqual(['rihla-shell-newer'])
  await expect(bar).toHaveText('')
  const styles = (await allCached(page)).filter(({ path }) => path.endsWith('.css'))
  expect(styles.map(({ cache }) => cache)).toEqual(['rihla-shell-newer'])
  // What a kept page was made with stays with it; the rest of the old build is gone.
  const files = (await allCached(page)).filter(({ path }) => path.endsWith('-AAAAAAAA.js'))
  expect(files.map(({ cache, path }) => [cache, path])).toEqual([['rihla-shell-newer', '/assets/needed-AAAAAAAA.js']])
})

test('when the server says so the worker goes, with all it has kept', { tag: '@phone' }, async ({ page, stage }) => {
  plantPage(stage, '/doa', 'Doa harian')
  plantList(stage, ['/doa'])
  await openWithWorker(page, stage.url + quiet)
  await openPage(page, `${stage.url}/doa`)
  await untilSaved(page, '/doa')
  stage.worker(() => farewell)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
