import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, anyProduct, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { listWishes } from '../module.ts'
import { products } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
})
afterAll(() => home.close())

const aPackage = async (wish = {}) => anyProduct(home, { partner_id: (await anyPartner(home)).id, ...wish })
async function aMember() {
  const member = await anyMember(home)
  return { id: member.id, token: (await signedIn(home, member)).user_token }
}
const toggle = (token: string, id: string) => ask(home, 'POST', `/api/v3/users/wishlist/${id}`, { token })
const hearts = async (token: string) => (await ask(home, 'GET', '/api/v3/users/wishlist-ids', { token })).body.data

test('a package goes on the wishlist and comes off again, each member for themselves', async () => {
  const [siti, budi] = [await aMember(), await aMember()]
  const { id } = await aPackage()
  expect((await toggle(siti.token, id)).body.data).toEqual({ is_deleted: false })
  expect(await hearts(siti.token)).toEqual({ items: [id], is_show_more: false })
  expect((await hearts(budi.token)).items).toEqual([])
  expect((await toggle(siti.token, id)).body.data).toEqual({ is_deleted: true })
  expect((await hearts(siti.token)).items).toEqual([])
})

test('toggles that come at once each turn it over', async () => {
  const siti = await aMember()
  const { id } = await aPackage()
  for (const [count, left] of [[50, 0] as const, [31, 1] as const]) {
    const replies = await Promise.all(Array.from({ length: count }, () => toggle(siti.token, id)))
    expect(replies.every((reply) => reply.status === 200)).toBe(true)
    const added = replies.filter((reply) => !reply.body.data.is_deleted).length
    expect(added).toBe(Math.ceil(count / 2))
    expect((await hearts(siti.token)).items).toHaveLength(left)
  }
})

test('other modules read the wishlist newest first, with what it takes to name each', async () => {
  const siti = await aMember()
  const umrah = await aPackage()
  const tour = await aPackage({ category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' })
  for (const { id } of [umrah, tour]) {
    await toggle(siti.token, id)
    home.application.clock.moveTo(new Date(home.application.clock.now().getTime() + 1000))
  }
  expect(await listWishes(home.application.db, siti.id)).toMatchObject([
    { id: tour.id, category: 'wisata-syariah', state: 'on_sale', name: tour.name },
    { id: umrah.id, category: 'umroh', state: 'on_sale', picture_ids: umrah.picture_ids },
  ])
})

test('what is no longer sold stays until it is taken off, and cannot be put on again', async () => {
  const siti = await aMember()
  const { id } = await aPackage()
  await toggle(siti.token, id)
  await home.application.db.update(products).set({ state: 'gone' }).where(eq(products.id, id))
  expect((await hearts(siti.token)).items).toEqual([id])
  expect((await listWishes(home.application.db, siti.id))[0]?.state).toBe('gone')
  expect((await toggle(siti.token, id)).body.data).toEqual({ is_deleted: true })
  expect((await toggle(siti.token, id)).status).toBe(404)
})

test('guests are asked to sign in; unknown and hidden packages are not found', async () => {
  const siti = await aMember()
  const hidden = await aPackage()
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  expect((await ask(home, 'POST', `/api/v3/users/wishlist/${hidden.id}`)).body.code).toBe('F-AUT-1n0')
  expect((await ask(home, 'GET', '/api/v3/users/wishlist-ids')).status).toBe(401)
  expect((await toggle(siti.token, hidden.id)).status).toBe(404)
  expect((await toggle(siti.token, newId())).status).toBe(404)
  expect((await toggle(siti.token, "'or'1")).status).toBe(422)
})
