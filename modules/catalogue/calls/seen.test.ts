import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, anyProduct, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from '../jobs.ts'
import { product_views, products } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
})
afterAll(() => home.close())

const aPackage = async () => anyProduct(home, { partner_id: (await anyPartner(home)).id })
const see = (id: string, options: Parameters<typeof ask>[3] = {}) =>
  ask(home, 'POST', `/api/v3/products/${id}/seen`, options)
const device = (id: string) => ({ headers: { cookie: `device=${id}` } })

async function viewsOf(id: string) {
  const [row] = await home.application.db
    .select({ count: products.view_count })
    .from(products)
    .where(eq(products.id, id))
  return row?.count
}

test('a visitor counts once a day, however often and however many at once', async () => {
  const { id } = await aPackage()
  const replies = await Promise.all(Array.from({ length: 20 }, () => see(id, device('phone-1'))))
  expect(replies.every((reply) => reply.status === 200)).toBe(true)
  expect(await viewsOf(id)).toBe(1)
  home.application.clock.moveTo(addMs(home.application.clock.now(), dayMs))
  await see(id, device('phone-1'))
  expect(await viewsOf(id)).toBe(2)
})

test('a member, a device and a browser without either are three visitors', async () => {
  const { id } = await aPackage()
  const { user_token } = await signedIn(home, await anyMember(home))
  for (let i = 0; i < 2; i += 1) {
    await see(id, { token: user_token, ...device('phone-2') })
    await see(id, device('phone-2'))
    await see(id, { headers: { 'user-agent': 'Opera' } })
  }
  expect(await viewsOf(id)).toBe(3)
})

test('what is not sold here cannot be seen', async () => {
  const draft = await anyProduct(home, { partner_id: (await anyPartner(home)).id, state: 'draft' })
  const hidden = await aPackage()
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  for (const id of [newId(), draft.id, hidden.id]) expect((await see(id)).status).toBe(404)
  expect((await see('garbage')).status).toBe(422)
})

test('who saw what is forgotten after the next day', async () => {
  const { id } = await aPackage()
  await see(id)
  const views = () => home.application.db.select().from(product_views).where(eq(product_views.product_id, id))
  const sweep = async (days: number) => {
    const now = addMs(home.application.clock.now(), days * dayMs)
    for (const job of jobs) await job.run({ db: home.application.db, ports: home.application.ports, now })
  }
  await sweep(1)
  expect(await views()).toHaveLength(1)
  await sweep(2)
  expect(await views()).toHaveLength(0)
  expect(await viewsOf(id)).toBe(1)
})
