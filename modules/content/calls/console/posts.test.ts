import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { pictures } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aDeskPicture, pictureUpload, postForm } from '#test/support/content.ts'
import { anyCategory, anyPost } from '#test/support/posts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { publishDue } from '../../jobs.ts'

let home: TestApp
let token = ''
const tenant_id = demoTenants[0].id
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const halfHour = hourMs / 2
const base = '/api/console/v1/posts'
const send = (method: 'POST' | 'PUT', path: string, body: object) => ask(home, method, base + path, { token, body })
const see = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token })).body.data
const onSite = (slug: string) => ask(home, 'GET', `/api/v3/hasanah/${slug}`)
const step = (id: string, name: string, more: object = {}) => send('POST', `/${id}/step`, { step: name, ...more })
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

async function sendPicture(form: FormData) {
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = Buffer.from(await sent.arrayBuffer())
  return ask(home, 'POST', '/api/console/v1/content-pictures', { token, headers, body })
}

async function create(change: object = {}) {
  const form = await postForm(home, change)
  const { body, status } = await send('POST', '', { tenant_id, ...form })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { id: String(body.data.id), form }
}

test('a post is a draft until it is published, and then on the site in both languages', async () => {
  const { id, form } = await create()
  expect(await see(id)).toMatchObject({ state: 'draft', published_at: null, version: 1, former_slugs: [] })
  expect((await onSite(form.slug)).status).toBe(404)
  expect((await onSite(id)).status).toBe(404)
  expect((await step(id, 'publish')).body.data).toMatchObject({ id, state: 'published' })
  expect((await onSite(form.slug)).body.data).toMatchObject({ title: form.title.id, languages: ['id', 'en'] })
  expect((await step(id, 'withdraw', { reason: 'x' })).body.errors).toHaveProperty('reason')
  await step(id, 'withdraw', { reason: 'Aturannya sudah berubah' })
  expect((await onSite(form.slug)).status).toBe(404)
  const { history } = await see(id)
  expect(history.map(({ event, by }: { event: string; by: string }) => [event, by])).toEqual([
    ['create', 'Nadia Putri'],
    ['publish', 'Nadia Putri'],
    ['withdraw', 'Nadia Putri'],
  ])
})

test('a post that waits for its time appears by the clock, once, and its date is that time', async () => {
  const { id, form } = await create()
  const { clock, db } = home.application
  const now = clock.now()
  const publish_at = addMs(now, halfHour).toISOString()
  for (const wrong of [undefined, addMs(now, -1000).toISOString(), addMs(now, 400 * dayMs).toISOString()])
    expect((await step(id, 'schedule', { publish_at: wrong })).body.errors).toHaveProperty('publish_at')
  expect((await step(id, 'schedule', { publish_at })).body.data).toEqual({
    id,
    state: 'scheduled',
    published_at: publish_at,
  })
  await publishDue(db, addMs(now, halfHour - 1))
  expect((await onSite(form.slug)).status).toBe(404)
  await Promise.all([publishDue(db, addMs(now, halfHour)), publishDue(db, addMs(now, halfHour))])
  clock.moveTo(addMs(now, halfHour))
  expect((await onSite(form.slug)).body.data).toMatchObject({ published_at: publish_at, updated_at: publish_at })
  const { history } = await see(id)
  expect(history.at(-1)).toMatchObject({ event: 'appear', by: null })
  expect(history).toHaveLength(3)
  // Who takes the time back too late is told that it has changed.
  expect((await step(id, 'unschedule')).body.code).toBe('F-CNT-1v1')
})

test('a time that is taken back leaves a draft that never appears', async () => {
  const { id } = await create()
  const { clock, db } = home.application
  await step(id, 'schedule', { publish_at: addMs(clock.now(), hourMs).toISOString() })
  expect((await step(id, 'unschedule')).body.data).toEqual({ id, state: 'draft', published_at: null })
  await publishDue(db, addMs(clock.now(), 2 * hourMs))
  expect((await see(id)).state).toBe('draft')
})

test('what is written is cleaned, and its Arabic says that it is', async () => {
  const html =
    '<p onclick="x()">Ucapkan لَبَّيْكَ اللَّهُمَّ <img src=x onerror=alert(1)><script>alert(1)</script></p><a href="javascript:x()">a</a>'
  const { id, form } = await create({ body: { id: html, en: '<p>Say the talbiyah out loud.</p>' } })
  await step(id, 'publish')
  const { body } = (await onSite(form.slug)).body.data
  expect(body).toBe('<p>Ucapkan <span lang="ar" dir="rtl">لَبَّيْكَ اللَّهُمَّ</span> </p><a>a</a>')
})

test('a post that is sent as it was read is no newer by it, whatever ends its lines', async () => {
  const html = '<p>Satu baris.</p>\n<p>Baris kedua yang cukup panjang.</p>'
  const { id, form } = await create({ body: { id: html, en: html } })
  await step(id, 'publish')
  const { updated_at } = await see(id)
  home.application.clock.moveTo(addMs(home.application.clock.now(), minuteMs))
  const sent = { ...form, body: { id: html.replaceAll('\n', '\r\n'), en: html } }
  expect((await send('PUT', `/${id}`, { version: 1, ...sent })).body.data).toEqual({ id, version: 1 })
  expect(await see(id)).toMatchObject({ version: 1, updated_at, body: { id: html } })
  const summary = { ...form.summary, id: 'Ringkasan yang diubah.' }
  expect((await send('PUT', `/${id}`, { version: 1, ...sent, summary })).body.data).toEqual({ id, version: 2 })
})

test('pictures in a text are described in its language and come in the size a screen needs', async () => {
  const picture = (await sendPicture(await pictureUpload())).body.data.picture_id
  const html = `<p>Masjidil Haram di pagi hari.</p><img src="/pictures/${picture}/160.jpeg" alt="x" onerror="y()">`
  const { id, form } = await create({ body: { id: html, en: html } })
  const { body } = await see(id)
  expect(body.id).toMatch(
    new RegExp(`<img src="/pictures/${picture}/960\\.webp" alt="Ka’bah" width="\\d+" height="\\d+" />$`),
  )
  expect(body.en).toContain('alt="The Kaaba"')
  await step(id, 'publish')
  expect((await onSite(form.slug)).body.data.body).toContain(`/pictures/${picture}/160.webp 64w`)
  const gone = { id: '<p>Teks yang cukup panjang.</p><img src="/pictures/content-0/960.webp">', en: form.body.en }
  expect(Object.keys((await send('PUT', `/${id}`, { version: 1, ...form, body: gone })).body.errors)).toEqual([
    'body.id',
  ])
})

test('what somebody typed into a post is forgotten once it is saved', async () => {
  const { id, form } = await create()
  const draft = (name: string) => `/api/console/v1/drafts/post/${name}`
  for (const name of ['new', id]) await ask(home, 'PUT', draft(name), { token, body: { fields: { slug: 'x' } } })
  await send('PUT', `/${id}`, { version: 1, ...form })
  await create()
  for (const name of ['new', id]) expect((await ask(home, 'GET', draft(name), { token })).body.data).toBeNull()
})

test('English is whole or not there at all, and what is wrong is said at its field', async () => {
  const other = await anyCategory(home, { tenant_id: demoTenants[1].id })
  const taken = await anyPost(home)
  const form = await postForm(home, {
    slug: taken.slug,
    category_id: other.id,
    picture_id: 'none',
    title: { id: 'Judul saja', en: 'Title alone' },
    summary: { id: 'Ringkasan pendek', en: null },
    body: { id: '<p> </p><script>long enough to pass</script>', en: '' },
  })
  const { status, body } = await send('POST', '', { tenant_id, ...form })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['body.en', 'body.id', 'category_id', 'file', 'slug', 'summary.en'])
  for (const slug of ['header', 'Dua Kata', newId()])
    expect((await send('POST', '', { tenant_id, ...(await postForm(home, { slug })) })).body.errors).toHaveProperty(
      'slug',
    )
})

test('an address that readers have seen leads on, and no other post takes it', async () => {
  const { id, form } = await create()
  await send('PUT', `/${id}`, { version: 1, ...form, slug: `${form.slug}-draf` })
  expect((await see(id)).former_slugs).toEqual([])
  await step(id, 'publish')
  await send('PUT', `/${id}`, { version: 2, ...form, slug: `${form.slug}-baru` })
  expect((await onSite(`${form.slug}-draf`)).body.data).toMatchObject({ id, slug: `${form.slug}-baru` })
  expect((await onSite(form.slug)).status).toBe(404)
  const second = await send('POST', '', { tenant_id, ...form, slug: `${form.slug}-draf` })
  expect(second.body.errors).toHaveProperty('slug')
  await send('PUT', `/${id}`, { version: 3, ...form, slug: `${form.slug}-draf` })
  expect((await see(id)).former_slugs).toEqual([`${form.slug}-baru`])
})

test('of two posts that take the same address at once one has it, and the other is refused at its field', async () => {
  const slug = `rebutan-${newId()}`
  const made = await Promise.all(Array.from({ length: 6 }, () => create()))
  const saved = await Promise.all(made.map(({ id, form }) => send('PUT', `/${id}`, { version: 1, ...form, slug })))
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  for (const { body } of saved.filter(({ status }) => status === 422)) expect(body.errors).toHaveProperty('slug')
})

test('a post shows what an editor uploaded or what it has, not a picture of somebody whose id is known', async () => {
  const avatar = `avatar-${newId()}`
  await aDeskPicture(home, avatar)
  const { id, form } = await create()
  const stolen = { ...form, slug: `${form.slug}-dua`, picture_id: avatar }
  expect((await send('POST', '', { tenant_id, ...stolen })).body.errors).toHaveProperty('file')
  expect((await send('PUT', `/${id}`, { version: 1, ...stolen })).body.errors).toHaveProperty('file')
  const old = await anyPost(home)
  const same = await postForm(home, { slug: old.slug, picture_id: old.picture_id })
  expect((await send('PUT', `/${old.id}`, { version: 1, ...same })).status).toBe(200)
})

test('two who edit the same post: the second is told what changed and by whom, and nothing is lost', async () => {
  const { id, form } = await create()
  const first = await send('PUT', `/${id}`, { version: 1, ...form, title: { id: 'Judul pertama', en: form.title.en } })
  expect(first.body.data).toEqual({ id, version: 2 })
  const late = await send('PUT', `/${id}`, {
    version: 1,
    ...form,
    body: { ...form.body, id: '<p>Teks yang lain sekali.</p>' },
  })
  expect([late.status, late.body.code]).toEqual([409, 'F-CNT-1v1'])
  expect(late.body.errors).toEqual({
    'title.id': ['Diubah oleh Nadia Putri menjadi: Judul pertama'],
    'body.id': ['Diubah oleh Nadia Putri menjadi: Bawa pakaian ihram, obat rutin, dan sandal yang nyaman.'],
  })
  expect(late.body.data).toEqual({ version: 2, changed_by: 'Nadia Putri' })
})

test('a picture is stored anew with its words; what is none, or has no words, is refused at its field', async () => {
  const stored = await sendPicture(await pictureUpload())
  const [row] = await home.application.db.select().from(pictures).where(eq(pictures.id, stored.body.data.picture_id))
  expect(row).toMatchObject({ alt_id: 'Ka’bah', alt_en: 'The Kaaba' })
  expect((await home.application.outside.files.get(row?.file_key ?? ''))?.type).toBe('image/webp')
  const page = await sendPicture(await pictureUpload(Buffer.from('<html><script>alert(1)</script>')))
  expect([page.status, Object.keys(page.body.errors)]).toEqual([422, ['file']])
  const mute = await sendPicture(await pictureUpload(undefined, { alt_id: 'Ka’bah', alt_en: '' }))
  expect(Object.keys(mute.body.errors)).toEqual(['alt_en'])
})

test('the list is searched, narrowed by state and category, gone on with, and taken as CSV', async () => {
  const mark = newId()
  const named = (name: string) => ({ title: { id: `${name} ${mark}`, en: `${name} ${mark} (en)` } })
  const [one, two] = [await create(named('Satu')), await create(named('Dua'))]
  await step(two.id, 'publish')
  const list = async (query: object) =>
    (await ask(home, 'GET', `${base}?${new URLSearchParams({ search: mark, ...query })}`, { token })).body.data
  expect(idsOf(await list({ state: 'draft' }))).toEqual([one.id])
  expect(idsOf(await list({ category: two.form.category_id }))).toEqual([two.id])
  const part = await list({ sort: 'updated_at', limit: '1' })
  expect(idsOf(await list({ sort: 'updated_at', limit: '1', cursor: part.next_cursor }))).toEqual([two.id])
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const url = `${base}/export?search=${mark}&language=en`
  const { payload } = await home.app.inject({ method: 'GET', url, headers })
  expect(payload.trimEnd().split('\r\n')).toHaveLength(3)
  expect(payload).toContain('Published')
})

test('an editor of a brand has its posts alone, and writes them for no other', async () => {
  const own = demoTenants[1].id
  const { token: theirs } = await someStaff(home, { role: 'editor', scope: { kind: 'tenant', id: own } })
  const { id } = await create()
  const status = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    (await ask(home, method, base + path, { token: theirs, ...(body && { body }) })).status
  expect(await status('GET', `/${id}`)).toBe(404)
  expect(await status('PUT', `/${id}`, { version: 1, ...(await postForm(home)) })).toBe(404)
  expect(await status('POST', `/${id}/step`, { step: 'publish' })).toBe(404)
  expect(await status('POST', '', { tenant_id, ...(await postForm(home)) })).toBe(404)
  const { data } = (await ask(home, 'GET', `${base}/choices`, { token: theirs })).body
  expect(data.tenants.map((tenant: { id: string }) => tenant.id)).toEqual([own])
})
