import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aBanner, aDeskPicture, aGalleryItem, bannerForm, both, galleryForm } from '#test/support/content.ts'
import { csvOf } from '#test/support/csv.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let token = ''
const [rihla, safar] = demoTenants
beforeAll(async () => {
  home = await testApp()
  await aDeskPicture(home)
  token = (await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1'
const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) =>
  ask(home, method, base + path, { token, ...(body && { body }) })
const shown = async (): Promise<string[]> =>
  (await ask(home, 'GET', '/api/v3/banners')).body.data.map(({ title }: { title: string }) => title)
const tenant_id = rihla.id

test('a banner is on the home page in its place, changes at once, and is taken off', async () => {
  const make = async (title: string, position: number) =>
    (await send('POST', '/banners', { tenant_id, ...bannerForm(), title: both(title), position })).body.data.id
  const [second] = [await make('Kedua', 8_002), await make('Pertama', 8_001)]
  expect((await shown()).slice(-2)).toEqual(['Pertama', 'Kedua'])
  const change = { version: 1, ...bannerForm(), title: both('Kini pertama'), position: 8_000 }
  expect((await send('PUT', `/banners/${second}`, change)).body.data).toEqual({ id: second, version: 2 })
  expect((await shown()).slice(-2)).toEqual(['Kini pertama', 'Pertama'])
  const late = await send('PUT', `/banners/${second}`, { ...change, title: both('Lain') })
  expect([late.status, late.body.errors['title.id']]).toEqual([409, ['Diubah oleh Nadia Putri menjadi: Kini pertama']])
  const other = await send('DELETE', `/banners/${second}`, { confirm_name: 'Lain' })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['confirm_name']])
  expect(await shown()).toContain('Kini pertama')
  const confirm = { confirm_name: 'kini pertama' }
  expect((await send('DELETE', `/banners/${second}`, confirm)).status).toBe(200)
  expect(await shown()).not.toContain('Kini pertama')
  expect((await send('DELETE', `/banners/${second}`, confirm)).status).toBe(404)
})

test('a banner is shown from its first day to its last, in Jakarta', async () => {
  const now = home.application.clock.now()
  const day = (days: number) => jakartaDate(addMs(now, days * dayMs))
  const make = async (title: string, days: object) => {
    const form = { tenant_id, ...bannerForm(), title: both(title), ...days }
    return (await send('POST', '/banners', form)).body.data.id
  }
  const today = await make('Hari ini', { starts_on: day(0), ends_on: day(0) })
  const coming = await make('Besok', { starts_on: day(1) })
  const over = await make('Kemarin', { ends_on: day(-1) })
  const titles = await shown()
  expect(['Hari ini', 'Besok', 'Kemarin'].map((title) => titles.includes(title))).toEqual([true, false, false])
  for (const [state, id] of Object.entries({ shown: today, coming, over })) {
    const { rows } = (await send('GET', `/banners?state=${state}&limit=100`)).body.data
    expect(rows.some((row: { id: string; state: string }) => row.id === id && row.state === state)).toBe(true)
  }
  const turned = { tenant_id, ...bannerForm(), starts_on: day(2), ends_on: day(1) }
  expect((await send('POST', '/banners', turned)).body.errors).toHaveProperty('ends_on')
})

test.each([
  ['/umroh?month=2027-01', 200],
  ['https://haji.kemenag.go.id/', 200],
  ['http://haji.kemenag.go.id/', 422],
  ['//evil.example', 422],
  ['/\\evil.example', 422],
  ['javascript:alert(1)', 422],
  ['https://rihla.test@evil.example', 422],
])('a banner that leads to %s is answered with %i', async (path, status) => {
  expect((await send('POST', '/banners', { tenant_id, ...bannerForm(), path })).status).toBe(status)
})

test('a picture of the gallery is added, changed and taken out; one that is not stored is refused', async () => {
  const title = both(`Foto ${home.application.clock.now().getTime()}`)
  const form = { ...galleryForm(), title, taken_on: '2099-01-02' }
  const { id } = (await send('POST', '/gallery', { tenant_id, ...form })).body.data
  const first = async () => (await ask(home, 'GET', '/api/v3/galleries?limit=1')).body.data.items[0]
  expect(await first()).toMatchObject({ id, title: title.id, taken_at: '2099-01-02T05:00:00.000Z' })
  await send('PUT', `/gallery/${id}`, { version: 1, ...form, title: both('Diubah') })
  expect((await first()).title).toBe('Diubah')
  expect((await send('PUT', `/gallery/${id}`, { version: 1, ...form })).body.code).toBe('F-CNT-1v1')
  expect((await send('PUT', `/gallery/${id}`, { version: 2, ...form, picture_id: 'none' })).body.errors).toHaveProperty(
    'file',
  )
  expect((await send('GET', `/gallery?search=Diubah`)).body.data.rows).toHaveLength(1)
  await send('DELETE', `/gallery/${id}`, { confirm_name: 'Diubah' })
  expect((await send('GET', `/gallery/${id}`)).status).toBe(404)
})

test('neither a banner nor the gallery takes a picture that no editor uploaded, unless it is there already', async () => {
  const stock = 'stock-1'
  await aDeskPicture(home, stock)
  const kinds = {
    banners: [bannerForm(), await aBanner(home, { picture_id: stock })],
    gallery: [galleryForm()],
  } as const
  for (const [kind, [form]] of Object.entries(kinds))
    expect((await send('POST', `/${kind}`, { tenant_id, ...form, picture_id: stock })).body.errors).toHaveProperty(
      'file',
    )
  const [form, banner] = kinds.banners
  const same = { version: 1, ...form, picture_id: stock }
  expect((await send('PUT', `/banners/${banner.id}`, same)).status).toBe(200)
})

test('an editor of a brand has neither banners nor pictures of another', async () => {
  const { token: theirs } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: safar.id } })
  const things = { banners: await aBanner(home), gallery: await aGalleryItem(home) }
  const forms = { banners: bannerForm(), gallery: galleryForm() }
  for (const kind of ['banners', 'gallery'] as const) {
    const url = `${base}/${kind}/${things[kind].id}`
    const body = { version: 1, ...forms[kind] }
    const answers = [
      await ask(home, 'GET', url, { token: theirs }),
      await ask(home, 'PUT', url, { token: theirs, body }),
      await ask(home, 'DELETE', url, { token: theirs, body: { confirm_name: things[kind].title.id } }),
      await ask(home, 'POST', `${base}/${kind}`, { token: theirs, body: { tenant_id, ...forms[kind] } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await ask(home, 'GET', `${base}/${kind}`, { token: theirs })).body.data.rows).toEqual([])
  }
})

test('banners and the gallery are taken as files, as they are narrowed, and by a brand’s editor without those of others', async () => {
  await aBanner(home, { title: both('Hanya di berkas'), ends_at: new Date('2026-01-01T00:00:00Z') })
  await aGalleryItem(home)
  const { token: theirs } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: safar.id } })
  const [, ...lines] = await csvOf(home, `${base}/banners/export?search=hanya+di+berkas`, token)
  expect(lines).toEqual([expect.stringMatching(new RegExp(`${rihla.name}.*Hanya di berkas.*Berakhir.*/umroh`))])
  expect(await csvOf(home, `${base}/banners/export?search=hanya+di+berkas&state=shown`, token)).toHaveLength(1)
  expect((await csvOf(home, `${base}/gallery/export?language=en`, token)).join()).toContain('2026-10-01')
  for (const kind of ['banners', 'gallery']) expect(await csvOf(home, `${base}/${kind}/export`, theirs)).toHaveLength(1)
})
