import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { anyItem, anyStore, both, getV1 } from '#test/support/merchandise.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { item_wishes, items } from '../tables.ts'

let home: TestApp
let store_id: string
beforeAll(async () => {
  home = await testApp()
  store_id = (await anyStore(home)).id
})
afterAll(() => home.close())

const item = (name: string, wish = {}) => anyItem(home, { store_id, name: both(name), ...wish })

async function aMember() {
  const { user_token: token } = await signedIn(home, await anyMember(home))
  return {
    toggle: (slug: string) => ask(home, 'POST', `/api/v1/merchandise/${slug}/wishlist`, { token }),
    read: async (query = '') => (await getV1(home, `merchandise/wishlist${query}`, { token })).body.data,
  }
}
const namesOf = (cards: { name: string }[]) => cards.map(({ name }) => name)

test('each toggle turns a wish over, also those that come at once, and nobody sees another’s', async () => {
  const [{ toggle, read }, stranger] = [await aMember(), await aMember()]
  const { slug } = await item('Sajadah')
  expect((await toggle(slug)).body.data).toEqual({ is_deleted: false })
  expect(await read()).toMatchObject({ items: [{ slug }], slugs: [slug], is_show_more: false, off_sale: [] })
  expect(await stranger.read()).toMatchObject({ items: [], slugs: [] })
  expect((await toggle(slug)).body.data).toEqual({ is_deleted: true })
  await Promise.all([toggle(slug), toggle(slug), toggle(slug)])
  expect((await read()).slugs).toEqual([slug])
})

test('a wishlist comes newest first, a page at a time, and what is no longer sold stands apart', async () => {
  const { toggle, read } = await aMember()
  const { clock, db } = home.application
  const start = clock.now()
  const [first, gone, last] = [await item('Kayu'), await item('Ditarik'), await item('Batu')]
  for (const [i, { slug }] of [first, gone, last].entries()) {
    clock.moveTo(addMs(start, i * 1000))
    await toggle(slug)
  }
  await db.update(items).set({ state: 'withdrawn' }).where(eq(items.id, gone.id))
  const page = await read('?limit=1')
  expect([namesOf(page.items), page.is_show_more, namesOf(page.off_sale)]).toEqual([['Batu'], true, ['Ditarik']])
  expect(page.slugs).toEqual([last.slug, gone.slug, first.slug])
  const rest = await read('?limit=1&page=2')
  expect([namesOf(rest.items), rest.is_show_more, rest.off_sale]).toEqual([['Kayu'], false, []])
  expect((await toggle(gone.slug)).body.data).toEqual({ is_deleted: true })
  expect((await toggle(gone.slug)).status).toBe(404)
  expect((await toggle('tidak-ada')).status).toBe(404)
})

test('wishes go with the account', async () => {
  const member = await anyMember(home)
  const { user_token: token } = await signedIn(home, member)
  const { slug } = await item('Tasbih')
  await ask(home, 'POST', `/api/v1/merchandise/${slug}/wishlist`, { token })
  const wishes = () => home.application.db.$count(item_wishes, eq(item_wishes.user_id, member.id))
  expect(await wishes()).toBe(1)
  await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body: { current_password: testPassword } })
  expect(await wishes()).toBe(0)
})
