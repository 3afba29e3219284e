import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { aPackage, approve, reject, save, see, submit, waiting } from '#test/support/packages.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { departures, package_changes, products } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/console/v1'
const both = (text: string) => ({ id: text, en: `${text} (en)` })
const site = (slug: string) => ask(home, 'GET', `/api/v3/products/${slug}`)
const stateOf = async (id: string) =>
  (await home.application.db.select({ state: products.state }).from(products).where(eq(products.id, id)))[0]?.state

test('a package is written, submitted, approved and then sold with its dates', async () => {
  const made = await aPackage(home, { dates: 2 })
  const saved = await save(home, made, { name: both('Umrah Syawal') })
  expect([saved.status, saved.body.data.version, saved.body.data.problems]).toEqual([200, 2, []])
  expect((await site(made.product.slug)).status).toBe(404)
  const submitted = await submit(home, made)
  expect([submitted.status, submitted.body.data.state, submitted.body.data.waiting_dates]).toEqual([
    200,
    'in_review',
    2,
  ])
  expect((await site(made.product.slug)).status).toBe(404)
  const change = await waiting(home, made)
  expect([change.is_new, change.before, change.after.name, change.dates.length]).toEqual([
    true,
    null,
    both('Umrah Syawal'),
    2,
  ])
  expect((await approve(home, made)).body.data.state).toBe('approved')
  const shown = await site(made.product.slug)
  expect([shown.body.data.name, shown.body.data.departures.length]).toEqual(['Umrah Syawal', 2])
  const { history } = await see(home, made)
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['approve', 'submit', 'save'])
})

test('a live package stays as it is while its change waits, and changes when that is approved', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const words = {
    name: both('Nama baru'),
    questions: [{ question: both('Visa?'), answer: both('Ya') }],
    documents: [both('KTP')],
  }
  await save(home, made, { ...words, picture_ids: ['kaaba-1-card'] })
  const before = (await site(made.product.slug)).body.data
  expect([before.name, before.questions[0].question, before.documents]).toEqual(['Umrah 9 Hari', 'Tanya', ['Paspor']])
  const { waiting_fields } = await see(home, made)
  expect(waiting_fields.toSorted()).toEqual(['documents', 'name', 'questions'])
  await submit(home, made)
  expect((await site(made.product.slug)).body.data.name).toBe('Umrah 9 Hari')
  const change = await waiting(home, made)
  expect([change.is_new, change.before.name.id, change.after]).toEqual([false, 'Umrah 9 Hari', words])
  await approve(home, made)
  expect((await site(made.product.slug)).body.data.name).toBe('Nama baru')
  expect((await see(home, made)).waiting_fields).toEqual([])
})

test('who saves a version that somebody else has changed is told what and by whom, and nothing is lost', async () => {
  const made = await aPackage(home)
  const colleague = await someStaff(home, { ...ofPartner(made.partner_id), role: 'partner_staff' })
  await save(home, { ...made, owner: colleague }, { down_payment: 1_000_000 })
  const late = await save(home, made, { version: 1, summary: both('Lain') })
  expect([late.status, late.body.code]).toEqual([409, 'F-PRD-5c5'])
  expect(late.body.data).toMatchObject({
    version: 2,
    changes: [{ event: 'save', by: 'Nadia Putri', fields: ['picture_ids', 'down_payment'] }],
  })
  expect((await see(home, made)).content.summary).toEqual(both('Ringkas'))
  expect((await save(home, made, { version: 2, summary: both('Lain') })).body.data.version).toBe(3)
  expect((await save(home, made, { version: 3 })).body.data.version).toBe(3)
})

test('a package that lacks much says all of it at once, and is not submitted', async () => {
  const made = await aPackage(home, { dates: 0, includes: [] })
  await save(home, made, { picture_ids: [], name: { id: 'Umrah', en: '' } })
  await home.application.db.delete(partner_licences).where(eq(partner_licences.partner_id, made.partner_id))
  const { version } = await see(home, made)
  const address = `${url}/packages/${made.product.id}/submit`
  const refused = await ask(home, 'POST', address, { token: made.owner.token, body: { version } })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual(['licence', 'name', 'includes', 'departures', 'picture_ids'])
  expect((await see(home, made)).problems).toHaveLength(5)
  expect(await stateOf(made.product.id)).toBe('draft')
})

test('a price below the reference price is submitted with its explanation alone, which the reviewer reads', async () => {
  const made = await aPackage(home, { price_quad: 20_000_000 })
  await save(home, made, {})
  const refused = await submit(home, made)
  expect(refused.body.errors.explanation[0]).toContain('Rp. 23.000.000')
  const why = 'Kursi promo maskapai untuk musim sepi'
  expect((await submit(home, made, why)).status).toBe(200)
  expect((await waiting(home, made)).explanation).toBe(why)
  expect((await approve(home, made)).status).toBe(200)
})

test('what waits cannot be written on until it is taken back', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  expect((await save(home, made, { summary: both('Lain') })).body.code).toBe('F-PRD-6w6')
  expect((await submit(home, made)).body.code).toBe('F-PRD-6w6')
  const back = await ask(home, 'POST', `${url}/packages/${made.product.id}/take-back`, {
    token: made.owner.token,
    body: {},
  })
  expect([back.body.data.state, back.body.data.change.state]).toEqual(['draft', 'taken_back'])
  expect((await save(home, made, { summary: both('Lain') })).status).toBe(200)
  const again = await ask(home, 'POST', `${url}/packages/${made.product.id}/take-back`, {
    token: made.owner.token,
    body: {},
  })
  expect(again.body.code).toBe('F-PRD-8n8')
})

test('an approval names what was read, and is given once', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  const { change } = await see(home, made)
  const seen = await ask(home, 'GET', `${url}/package-changes/${change.change_id}`, { token: made.judge.token })
  const { content_hash } = seen.body.data
  const decide = (body: object) =>
    ask(home, 'POST', `${url}/package-changes/${change.change_id}/approve`, { token: made.judge.token, body })
  expect((await decide({ content_hash: 'another' })).body.code).toBe('F-PRD-5c5')
  const answers = await Promise.all([decide({ content_hash }), decide({ content_hash })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('nobody approves what they submitted themselves', async () => {
  const made = await aPackage(home)
  const answers = await someStaff(home, ofPartner(made.partner_id), { role: 'admin', scope: { kind: 'platform' } })
  await save(home, made, {})
  await submit(home, { ...made, owner: answers })
  expect((await approve(home, { ...made, judge: answers })).body.code).toBe('F-APR-1s1')
  expect((await reject(home, { ...made, judge: answers }, 'Tidak jadi dijual')).body.code).toBe('F-APR-1s1')
})

test('a rejection gives it back with a reason, and mails it to who submitted', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  const { change_id, content_hash } = await waiting(home, made)
  const body = { content_hash, reason: 'Foto kamar tidak sesuai hotelnya' }
  await ask(home, 'POST', `${url}/package-changes/${change_id}/reject`, { token: made.judge.token, body })
  const { state, change } = await see(home, made)
  expect([state, change.state, change.reason]).toEqual(['draft', 'rejected', 'Foto kamar tidak sesuai hotelnya'])
  const [mail] = await home.sentTo(made.owner.person.email)
  expect(mail?.subject).toBe('Perlu diperbaiki: Umrah 9 Hari')
  expect(mail?.text).toContain('Foto kamar tidak sesuai hotelnya')
  expect((await submit(home, made)).status).toBe(200)
})

test('a licence that ran out meanwhile stops the approval', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  await home.application.db.delete(partner_licences).where(eq(partner_licences.partner_id, made.partner_id))
  const refused = await approve(home, made)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['licence']])
  expect(await stateOf(made.product.id)).toBe('in_review')
})

test('the database lets one change of a package wait', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  const { db } = home.application
  const [row] = await db.select().from(package_changes).where(eq(package_changes.product_id, made.product.id))
  if (!row) throw new Error('nothing waits')
  await expect(db.insert(package_changes).values({ ...row, id: newId() })).rejects.toThrow()
})

test('a withdrawn package is off sale at once and says so on the site', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  await save(home, made, { name: both('Nama baru') })
  await submit(home, made)
  const body = { reason: 'Hotelnya ditutup pemiliknya', confirm_name: 'nama baru' }
  const done = await ask(home, 'POST', `${url}/packages/${made.product.id}/withdraw`, { token: made.owner.token, body })
  expect([done.body.data.state, done.body.data.change.state]).toEqual(['gone', 'taken_back'])
  expect((await site(made.product.slug)).status).toBe(410)
  expect((await save(home, made, {})).body.code).toBe('F-PRD-9s9')
})

test('a copy is a draft of its own without dates, with another address', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const body = { name: both('Umrah Musim Baru'), hijri_year: 1449 }
  const first = await ask(home, 'POST', `${url}/packages/${made.product.id}/copy`, { token: made.owner.token, body })
  const second = await ask(home, 'POST', `${url}/packages/${made.product.id}/copy`, { token: made.owner.token, body })
  const seen = await Promise.all(
    [first, second].map(({ body: { data } }) => see(home, { ...made, address: `${url}/packages/${data.id}` })),
  )
  expect(seen.map(({ state, content }) => [state, content.hijri_year, content.includes])).toEqual([
    ['draft', 1449, [both('Tiket')]],
    ['draft', 1449, [both('Tiket')]],
  ])
  expect(seen[0].slug).toBe('umrah-musim-baru')
  expect(seen[1].slug).toMatch(/^umrah-musim-baru-[a-z0-9]{6}$/)
  const dates = await home.application.db.select().from(departures).where(eq(departures.product_id, seen[0].id))
  expect(dates).toEqual([])
})

test('a partner begins a package of its own, of a kind that its category has', async () => {
  const { owner, partner_id } = await aPackage(home)
  const body = { category: 'umroh', kind: 'regular', type_slug: 'umroh-reguler', name: { id: 'Umrah Ramadan', en: '' } }
  const made = await ask(home, 'POST', `${url}/packages`, { token: owner.token, body })
  const seen = await see(home, { owner, address: `${url}/packages/${made.body.data.id}` })
  expect([seen.state, seen.partner.id, seen.content.name.id]).toEqual(['draft', partner_id, 'Umrah Ramadan'])
  const wrong = await ask(home, 'POST', `${url}/packages`, { token: owner.token, body: { ...body, category: 'haji' } })
  expect(Object.keys(wrong.body.errors)).toEqual(['type_slug'])
  const mixed = await ask(home, 'POST', `${url}/packages`, { token: owner.token, body: { ...body, kind: 'hajj' } })
  expect(Object.keys(mixed.body.errors)).toEqual(['kind'])
  const others = { ...body, partner_id: newId() }
  expect((await ask(home, 'POST', `${url}/packages`, { token: owner.token, body: others })).status).toBe(404)
})

test('packages are listed by partner, name and state, and taken as a file', async () => {
  const made = await aPackage(home, { name: both('Umrah Zaitun'), state: 'on_sale' })
  await aPackage(home, { name: both('Umrah Kurma'), partner_id: made.partner_id })
  const list = async (token: string, query: string) =>
    (await ask(home, 'GET', `${url}/packages?${query}`, { token })).body.data
  const own = await list(made.owner.token, '')
  expect(own.rows.map(({ name }: { name: string }) => name)).toEqual(['Umrah Kurma', 'Umrah Zaitun'])
  expect(own.rows[1]).toMatchObject({ open_dates: 1, seats_free: 40, is_waiting: false, partner_name: 'Mitra Uji' })
  expect((await list(made.owner.token, 'state=draft')).rows).toHaveLength(1)
  expect((await list(made.judge.token, 'search=zaitun')).total).toEqual({ count: 1, is_more: false })
  const other = await someStaff(home, ofPartner(newId()))
  expect((await list(other.token, '')).rows).toEqual([])
  const { body } = await home.app.inject({
    url: `${url}/packages/export?language=en`,
    headers: { host: 'localhost', authorization: `Bearer ${made.owner.token}` },
  })
  expect(body.trimEnd().split('\r\n')).toHaveLength(3)
  expect(body).toContain('Published')
})

test('reviewers see what waits, the longest first', async () => {
  const made = await aPackage(home, { name: both('Umrah Antre') })
  await save(home, made, {})
  await submit(home, made)
  const { rows } = (await ask(home, 'GET', `${url}/package-changes?search=antre`, { token: made.judge.token })).body
    .data
  expect(rows).toMatchObject([{ package_name: 'Umrah Antre', is_new: true, dates: 1, submitted_by: 'Nadia Putri' }])
})

test('a choice that does not exist is refused at its field', async () => {
  const made = await aPackage(home)
  for (const [field, value] of [
    ['type_slug', 'haji-khusus'],
    ['departure_airport', 'XXX'],
    ['picture_ids', ['tidak-ada']],
  ] as const) {
    const refused = await save(home, made, { [field]: value })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
  const live = await aPackage(home, { state: 'on_sale' })
  expect(Object.keys((await save(home, live, { kind: 'umrah_tour' })).body.errors)).toEqual(['kind'])
})

test('the forms offer kinds, airports, airlines, hotels and the partners that one writes for', async () => {
  const { owner, judge, partner_id, hotel_id } = await aPackage(home)
  const choices = async (token: string) => (await ask(home, 'GET', `${url}/package-choices`, { token })).body.data
  const own = await choices(owner.token)
  expect(own.types).toContainEqual({ value: 'haji-khusus', label: 'Haji khusus', category: 'haji' })
  expect(own.airports).toContainEqual({ value: 'CGK', label: 'CGK · Jakarta, Soekarno-Hatta' })
  expect(own.hotels.map(({ value }: { value: string }) => value)).toContain(hotel_id)
  expect(own.partners).toEqual([{ value: partner_id, label: 'Mitra Uji' }])
  expect((await choices(judge.token)).partners).toEqual([])
})

test('extras are published after a review, and one that is taken away stays with who has booked it', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const wifi = { id: newId(), name: both('Wifi'), price: 250_000, per: 'booking' as const }
  const chair = { id: newId(), name: both('Kursi roda'), price: 900_000, per: 'person' as const }
  const extras = async () => (await site(made.product.slug)).body.data.addons
  await save(home, made, { addons: [wifi, chair] })
  expect(await extras()).toEqual([])
  await submit(home, made)
  await approve(home, made)
  expect(await extras()).toEqual([
    { id: wifi.id, name: 'Wifi', price: 250_000, per: 'booking' },
    { id: chair.id, name: 'Kursi roda', price: 900_000, per: 'person' },
  ])
  await save(home, made, { addons: [{ ...chair, price: 950_000 }] })
  await submit(home, made)
  await approve(home, made)
  expect((await extras()).map(({ price }: { price: number }) => price)).toEqual([950_000])
  const other = await aPackage(home)
  const stolen = await save(home, other, { addons: [{ ...chair, price: 1 }] })
  expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([422, ['addons']])
  const copied = await ask(home, 'POST', `${url}/packages/${made.product.id}/copy`, {
    token: made.owner.token,
    body: { name: both('Umrah Musim Baru'), hijri_year: 1449 },
  })
  const { content } = await see(home, { ...made, address: `${url}/packages/${copied.body.data.id}` })
  expect(content.addons).toMatchObject([{ price: 950_000 }])
  expect(content.addons[0].id).not.toBe(chair.id)
})
