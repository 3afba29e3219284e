import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { seedSharedTexts } from '#demo/pages/shared-texts.ts'
import { demoTenants } from '#demo/tenants.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { pages } from '../tables.ts'

const [rihla, safar] = demoTenants
let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const read = (slug: string, headers = {}) => ask(home, 'GET', `/api/v3/pages/${slug}`, { headers })
const english = { 'accept-language': 'en' }

test('terms, privacy, about and each guide are there in both languages', async () => {
  for (const slug of ['terms', 'privacy', 'about', 'guides', 'manasik', 'miqat', 'talbiyah']) {
    const [id, en] = [(await read(slug)).body.data, (await read(slug, english)).body.data]
    expect([slug, id.slug, id.dated_on]).toEqual([slug, slug, '2026-11-17'])
    expect(id.title).not.toBe(en.title)
    expect(id.sections).toHaveLength(en.sections.length)
  }
  expect(await statementsOf(() => read('terms'))).toHaveLength(1)
})

test('terms name the numbers of the day: until when to book and to correct', async () => {
  for (const [headers, days] of [
    [{}, 'hari'],
    [english, 'days'],
  ] as const) {
    const text = JSON.stringify((await read('terms', headers)).body)
    for (const number of [14, 3, 7, 21, 45]) expect(text).toContain(`${number} ${days}`)
    expect(text).not.toMatch(/\{[a-z_]+\}/)
  }
})

test.each([
  ['about', {}, ['30 menit', '24 jam']],
  ['about', english, ['30 minutes', '24 hours']],
  ['persiapan-umroh', {}, ['45 hari sebelum berangkat']],
  ['persiapan-umroh', english, ['45 days before departure']],
])('%s names the numbers of the day, as the terms do', async (slug, headers, numbers) => {
  const text = JSON.stringify((await read(slug, headers)).body)
  for (const number of numbers) expect(text).toContain(number)
  expect(text).not.toMatch(/\{[a-z_]+\}/)
})

test('the list of guides has all twelve in order; a guide leads on to others', async () => {
  const { data } = (await read('guides')).body
  expect(data.pages).toHaveLength(12)
  expect(data.pages[0]).toMatchObject({ slug: 'pengenalan-umroh', path: '/panduan/pengenalan-umroh', topic: 'umrah' })
  const miqat = (await read('miqat', english)).body.data
  expect(miqat.pages.map(({ slug }: { slug: string }) => slug)).toEqual(['talbiyah', 'manasik', 'jenis-haji'])
  expect(miqat.pages[0].title).toBe('The talbiyah: words, meaning and rules')
})

test('texts carry the name and contacts of the tenant, and what it does not offer is not spoken of', async () => {
  const ours = JSON.stringify((await read('terms')).body)
  const theirs = JSON.stringify((await read('terms', { host: 'demo.localhost' })).body)
  expect(ours).toContain(rihla.business_name)
  expect(ours).toContain(`mailto:${rihla.email}`)
  expect(ours).toContain('Pembiayaan syariah')
  expect(theirs).toContain(safar.business_name)
  expect(theirs).not.toContain('Rihla')
  expect(theirs).not.toContain('Pembiayaan syariah')
  expect(JSON.stringify((await read('pengenalan-haji', { host: 'demo.localhost' })).body)).not.toContain('"/haji"')
})

test('a tenant’s own text stands before the shared one, for it alone, and outlives an update', async () => {
  const [defaultPage] = await home.application.db.select().from(pages).limit(1)
  if (!defaultPage) throw new Error('no texts')
  const own = {
    ...defaultPage,
    id: newId(),
    tenant_id: safar.id,
    slug: 'about',
    title: { id: 'Kami', en: 'Us' },
    body: { id: '## Kami\n<img src=x onerror=alert(1)>', en: '## Us' },
  }
  await home.application.db.insert(pages).values(own)
  await seedSharedTexts(home.application.db, process.cwd())
  const theirs = (await read('about', { host: 'demo.localhost' })).body.data
  expect(theirs.title).toBe('Kami')
  expect(theirs.sections[0].blocks).toEqual([{ kind: 'text', text: [{ text: '<img src=x onerror=alert(1)>' }] }])
  expect((await read('about')).body.data.title).toBe('Tentang Rihla')
})

test('a page nobody has is not found, and a name that is none is refused', async () => {
  expect((await read('nowhere')).status).toBe(404)
  for (const slug of ['..%2Fterms', 'TERMS', "a'--", '%00', 'x'.repeat(81)]) {
    expect([slug, [400, 404, 422].includes((await read(slug)).status)]).toEqual([slug, true])
  }
})
