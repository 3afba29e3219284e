import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyBank, anyPartner } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { findPartner, hiddenPartnerIds, partnerCards, partnerLicences, setPackageCounts } from '../module.ts'
import { bank_terms, hidden_partners, partner_licences } from '../tables.ts'

let home: TestApp
const nameOf = (slug: string) => `Travel ${slug}`
const [rihla, safar] = demoTenants
beforeAll(async () => {
  home = await testApp()
  const past = jakartaDate(addMs(home.application.clock.now(), -dayMs))
  await anyPartner(home, { slug: 'third', position: 3 })
  await anyPartner(home, { slug: 'first', position: 1, is_story: true, logo_picture_id: 'logo' })
  const hidden = await anyPartner(home, { slug: 'hidden', position: 2, is_story: true })
  await anyPartner(home, { slug: 'lapsed', name: nameOf('lapsed'), position: 4, licence_valid_until: past })
  await anyPartner(home, { slug: 'halted', name: nameOf('halted'), position: 5, licence_suspended_on: past })
  await anyBank(
    home,
    { slug: 'bank' },
    { akad: 'murabahah', margin_bp: 1000, valid_from: '2024-01-01' },
    { akad: 'murabahah', margin_bp: 950, valid_from: '2025-01-01' },
    { akad: 'murabahah', margin_bp: 900, valid_from: '2099-01-01' },
    { akad: 'mudharabah', nisbah: '40:60', minimum_deposit: 100_000 },
    { akad: 'wadiah', valid_from: '2024-01-01' },
    { akad: 'wadiah', valid_from: '2025-01-01', is_offered: false },
  )
  await anyBank(home, { slug: 'bank-without-terms' })
  await anyPartner(home, { slug: 'agency', kind: 'agency', licence_kind: 'NIB' })
  await anyPartner(home, { slug: 'channel', kind: 'tdc', licence_kind: 'NIB' })
  await home.application.db.insert(hidden_partners).values({ tenant_id: rihla.id, partner_id: hidden.id })
})
afterAll(() => home.close())

type Card = { slug: string; licence: { state: string } }
const get = (path: string, headers = {}) => ask(home, 'GET', `/api/v3/${path}`, { headers })
const slugs = (items: Card[]) => items.map((item) => item.slug)
const english = { 'accept-language': 'en' }

test('partners come in their order, a page at a time', async () => {
  const { data } = (await get('partners?kind=travel&limit=2')).body
  expect(slugs(data.items)).toEqual(['first', 'third'])
  expect(data).toMatchObject({ total: 2, current_page: 1, last_page: 1, first_item: 1, last_item: 2 })
  const next = (await get('partners?kind=travel&limit=1&page=2')).body.data
  expect(slugs(next.items)).toEqual(['third'])
  expect((await get('partners')).body.data.total).toBe(6)
})

test('whose licence is not good is neither listed nor counted, and found by whoever asks for it', async () => {
  const { data } = (await get('partners?kind=travel')).body
  expect([slugs(data.items), data.total, data.counts.travel]).toEqual([['first', 'third'], 2, 2])
  for (const slug of ['lapsed', 'halted']) {
    const results = (await get(`partners?kind=travel&search=${nameOf(slug)}`)).body.data
    expect(slugs(results.items)).toContain(slug)
  }
})

test('a page beyond the end is empty and still knows how many there are', async () => {
  expect((await get('partners?kind=travel&page=9')).body.data).toMatchObject({ items: [], total: 2, last_item: 0 })
})

test('a partner one tenant hides is shown by the other', async () => {
  for (const path of ['partners?limit=100', 'partners/travel', 'partners/travel?view=stories']) {
    expect(slugs((await get(path)).body.data.items)).not.toContain('hidden')
    expect(slugs((await get(path, { host: 'demo.localhost' })).body.data.items)).toContain('hidden')
  }
})

test('each card says whether the licence is good', async () => {
  const { items } = (await get('partners/travel')).body.data
  expect(items.map((item: Card) => item.licence.state)).toEqual(['valid', 'valid', 'expired', 'suspended'])
  expect(items[0]).toMatchObject({ logo: '/pictures/logo/160.webp', cover: null, city: 'Jakarta' })
})

test('stories are partners with one, and the list says whether there is more', async () => {
  expect(slugs((await get('partners/travel?view=stories')).body.data.items)).toEqual(['first'])
  const { data } = (await get('partners/travel?limit=3')).body
  expect([data.items.length, data.is_show_more]).toEqual([3, true])
  expect((await get('partners/travel?limit=4')).body.data.is_show_more).toBe(false)
})

test('a bank states its terms in whole rupiah, and speaks both languages', async () => {
  const [bank] = (await get('partners/financial')).body.data
  expect(bank).toMatchObject({ slug: 'bank', akad: 'mudharabah', minimum_savings: 100_000, profit_share: '40:60' })
  expect(bank.about).toBe('Tentang mitra')
  expect((await get('partners/financial', english)).body.data[0].about).toBe('Tentang mitra (en)')
})

test('of each contract the terms of the day are shown, of a bank without any nothing', async () => {
  const { data } = (await get('partners/financial')).body
  expect(slugs(data)).toEqual(['bank'])
  expect(data[0].products).toMatchObject([
    { akad: 'mudharabah', minimum_deposit: 100_000, nisbah: '40:60' },
    { akad: 'murabahah', margin_bp: 950, days_before: 60 },
  ])
})

test('terms are only ever added', async () => {
  const { db } = home.application
  await expect(db.update(bank_terms).set({ margin_bp: 1 })).rejects.toThrow()
  await expect(db.delete(bank_terms)).rejects.toThrow()
})

test('agencies and distribution channels have lists of their own', async () => {
  expect(slugs((await get('partners/agency')).body.data)).toEqual(['agency'])
  expect(slugs((await get('partners/tdc')).body.data)).toEqual(['channel'])
  expect((await get('partners/tdc', english)).body.data[0].about).toBe('Tentang mitra (en)')
})

test.each(['page=-1', 'page=0', 'page=1.5', 'limit=0', 'limit=101', 'limit=9e9', 'kind=store', 'page=%27%20or%201=1'])(
  'a list asked for with %s is refused at that field',
  async (query) => {
    const reply = await get(`partners?${query}`)
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [query.split('=')[0]]])
  },
)

test('other modules find partners, their licences and whom a tenant hides', async () => {
  const { db } = home.application
  const today = jakartaDate(home.application.clock.now())
  const hidden = await findPartner(db, 'hidden')
  expect(hidden?.legal_name).toBe('PT Mitra Uji')
  expect(await findPartner(db, 'nobody')).toBeUndefined()
  expect(await hiddenPartnerIds(db, rihla.id)).toEqual([hidden?.id])
  expect(await hiddenPartnerIds(db, safar.id)).toEqual([])
  expect(slugs(await partnerCards(db, rihla.id, { kind: 'travel', limit: 2, today }))).toEqual(['first', 'third'])
  const licences = await partnerLicences(db, [hidden?.id ?? ''])
  expect(licences.get(hidden?.id ?? '')?.licences.map(({ number }) => number)).toEqual([
    'DEMO-PIHK-0001',
    'DEMO-PPIU-0001',
  ])
  expect(await partnerLicences(db, [])).toEqual(new Map())
})

test('a partner whose licences nobody has checked is not shown', async () => {
  const { db } = home.application
  const unchecked = await anyPartner(home, { slug: 'unchecked', is_story: true })
  await db.delete(partner_licences).where(eq(partner_licences.partner_id, unchecked.id))
  for (const path of ['partners?limit=100', 'partners/travel', 'partners/travel?view=stories']) {
    expect(slugs((await get(path)).body.data.items)).not.toContain('unchecked')
  }
  expect((await get('travel/unchecked/information')).status).toBe(404)
})

test('packages are counted for the partners named, and for no others', async () => {
  const { db } = home.application
  const first = await findPartner(db, 'first')
  await setPackageCounts(db, [{ partner_id: first?.id ?? '', active: 4, total: 9 }])
  expect(await findPartner(db, 'first')).toMatchObject({ active_packages: 4, total_packages: 9 })
  expect(await findPartner(db, 'third')).toMatchObject({ active_packages: 0, total_packages: 0 })
})
