import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { audit_log, staff, staff_grants } from '#modules/staff/tables.ts'
import { anyListed } from '#test/support/promos.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1'
const [rihla, safar] = demoTenants
const ofBrand = (id: string) => ({ kind: 'tenant' as const, id })
const admin = (tenant_id: string) => someStaff(home, { role: 'admin', scope: ofBrand(tenant_id) })
const codeOf = () => `K-${newId().slice(-12)}`
const form = (change: object = {}) => ({
  ...{ tenant_id: rihla.id, full_name: 'Aminah Sari', affiliate_code: codeOf(), whatsapp_number: '081234567890' },
  ...change,
})
const soon = () => addDays(jakartaDate(home.application.clock.now()), 30)

/** A consultant of the first brand who is signed in at the desk. */
async function aConsultant() {
  const person = await someStaff(home, { role: 'consultant', scope: ofBrand(rihla.id) })
  const { token } = await admin(rihla.id)
  const body = form({ staff_email: person.person.email })
  const { body: made } = await ask(home, 'POST', `${base}/consultants`, { token, body })
  return { id: made.data.id, token: person.token, staff_id: person.id, affiliate_code: body.affiliate_code }
}

const links = async (token: string) => (await ask(home, 'GET', `${base}/consultant/links`, { token })).body.data.links
const make = ({ id: consultant_id, token }: { id: string; token: string }, wish: object = {}) =>
  ask(home, 'POST', `${base}/consultant/links`, { token, body: { consultant_id, ends_on: soon(), ...wish } })
const shared = (address: string) =>
  ask(home, 'GET', `/api/consultant/v1/user/auth/share-token/${address.split('/').at(-1)}`, {
    headers: { host: 'localhost' },
  })

test('a consultant makes a link to a package, sees it opened, and ends it', async () => {
  const product = await anyListed(home)
  const consultant = await aConsultant()
  const made = await make(consultant, { product_slug: product.slug })
  expect(made.status).toBe(200)
  const { id, address } = made.body.data
  expect((await shared(address)).body.data).toMatchObject({
    affiliate_code: consultant.affiliate_code.toUpperCase(),
    product_slug: product.slug,
  })
  const open = `/api/v3/share-links/${address.split('/').at(-1)}/open`
  await ask(home, 'POST', open, { headers: { host: 'localhost' }, body: {} })
  expect(await links(consultant.token)).toMatchObject([
    { id, address, product_slug: product.slug, product_name: product.name.id, state: 'open', opened: 1 },
  ])
  await ask(home, 'POST', `${base}/consultant/links/${id}/end`, { token: consultant.token, body: {} })
  expect((await shared(address)).status).toBe(404)
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))
  expect(rows.map(({ staff_id }) => staff_id)).toEqual([consultant.staff_id, consultant.staff_id])
})

test('what is wrong with a link is said at its field', async () => {
  const consultant = await aConsultant()
  const wrong = [{ ends_on: '2020-01-01' }, { ends_on: addDays(soon(), 400) }, { product_slug: 'no-such-package' }]
  const replies = await Promise.all(wrong.map((wish) => make(consultant, wish)))
  const fields = replies.map(({ status, body }) => [status, ...Object.keys(body.errors)])
  expect(fields).toEqual([
    [422, 'ends_on'],
    [422, 'ends_on'],
    [422, 'product_slug'],
  ])
})

test('links and profiles of another consultant are not there', async () => {
  const [one, other] = [await aConsultant(), await aConsultant()]
  const { id } = (await make(one)).body.data
  expect((await make({ id: one.id, token: other.token })).status).toBe(404)
  const end = await ask(home, 'POST', `${base}/consultant/links/${id}/end`, { token: other.token, body: {} })
  expect([end.status, await links(other.token)]).toEqual([404, []])
  const matches = await ask(home, 'GET', `${base}/consultant/packages?consultant_id=${one.id}&search=umrah`, other)
  expect(matches.status).toBe(404)
  const profile = await ask(home, 'GET', `${base}/consultant`, one)
  expect(profile.body.data.profiles).toMatchObject([{ id: one.id, full_name: 'Aminah Sari' }])
})

test('an admin adds and ends consultants of their own brand alone', async () => {
  const { token } = await admin(safar.id)
  const { brands } = (await ask(home, 'GET', `${base}/consultants/brands`, { token })).body.data
  expect(brands.map(({ id }: { id: string }) => id)).toEqual([safar.id])
  const { id } = await aConsultant()
  const end = { reason: 'Berhenti atas permintaan sendiri', confirm_name: 'Aminah Sari' }
  const elsewhere = await ask(home, 'POST', `${base}/consultants/${id}/end`, { token, body: end })
  const added = await ask(home, 'POST', `${base}/consultants`, { token, body: form() })
  expect([elsewhere.status, added.status]).toEqual([404, 404])
  const body = form({ tenant_id: safar.id })
  const mine = (await ask(home, 'POST', `${base}/consultants`, { token, body })).body.data
  expect((await ask(home, 'POST', `${base}/consultants`, { token, body: form(body) })).body.errors).toHaveProperty(
    'affiliate_code',
  )
  const listed = (await ask(home, 'GET', `${base}/consultants`, { token })).body.data.rows
  expect(listed.map((row: { id: string }) => row.id)).toContain(mine.id)
  expect(listed.map((row: { id: string }) => row.id)).not.toContain(id)
  await ask(home, 'POST', `${base}/consultants/${mine.id}/end`, { token, body: end })
  const [row] = await home.application.db.select().from(consultants).where(eq(consultants.id, mine.id))
  expect(row?.ended_at).not.toBeNull()
})

test('a person is a consultant of one brand at a time, and that is said at the e-mail address', async () => {
  const { token } = await admin(safar.id)
  const { id, staff_id } = await aConsultant()
  const { db } = home.application
  const [person] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staff_id))
  const add = () =>
    ask(home, 'POST', `${base}/consultants`, {
      token,
      body: form({ tenant_id: safar.id, staff_email: person?.email }),
    })
  expect((await add()).body.errors).toEqual({ staff_email: ['Orang ini sudah menjadi konsultan merek lain'] })
  // Nor is the role kept that would have come with it.
  expect(await db.$count(staff_grants, eq(staff_grants.staff_id, staff_id))).toBe(1)
  const end = { reason: 'Pindah ke merek lain', confirm_name: 'Aminah Sari' }
  await ask(home, 'POST', `${base}/consultants/${id}/end`, { token: (await admin(rihla.id)).token, body: end })
  expect((await add()).status).toBe(200)
})
