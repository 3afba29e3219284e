import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { items } from '#modules/merchandise/tables.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { listening } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
})
afterAll(() => home.close())

test('what was ordered is ordered again; what is sold no more is said to be', async () => {
  const { token, order_ids, order, reject } = await paidOrders(home)
  const [id = ''] = order_ids
  await reject(id)
  const visitor = newBrowser()
  visitor.cookies.set('jwt', token)
  const buyer = await new PlainBrowser(home, visitor).open(`/member/my-order/merchant/${id}`)
  const { items: ordered } = await order(id)
  await buyer.press('Pesan lagi')
  expect(buyer.text('main')).toContain(ordered[0].item.name)
  const slugs = ordered.map(({ item }: { item: { slug: string } }) => item.slug)
  await home.application.db.update(items).set({ state: 'withdrawn' }).where(inArray(items.slug, slugs))
  await buyer.open(`/member/my-order/merchant/${id}`)
  await buyer.press('Pesan lagi')
  expect([buyer.status, buyer.text('main')]).toEqual([404, expect.stringContaining('sudah tidak dijual')])
})
