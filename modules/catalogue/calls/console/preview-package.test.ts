import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hidden_partners } from '#modules/partner/tables.ts'
import { aPackage, save } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { departures } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const both = (text: string) => ({ id: text, en: `${text} (en)` })
const linkOf = async (made: Awaited<ReturnType<typeof aPackage>>) =>
  (await ask(home, 'GET', `/api/console/v1/packages/${made.product.id}/preview`, { token: made.owner.token })).body.data
const preview = (token: string) => ask(home, 'GET', `/api/v3/product-previews/${token}`)

test('a draft is shown with its waiting dates as the site would show it, to whoever has the link', async () => {
  const made = await aPackage(home, { dates: 2 })
  await save(home, made, { name: both('Umrah Syawal') })
  const { token, sites, name } = await linkOf(made)
  expect([name, sites.length > 0]).toEqual(['Umrah Syawal', true])
  const shown = await preview(token)
  const { departures: dates, is_on_sale, picture_ids } = shown.body.data
  expect([shown.body.data.name, dates.length, is_on_sale, picture_ids]).toEqual([
    'Umrah Syawal',
    2,
    true,
    [made.picture],
  ])
  expect((await ask(home, 'GET', `/api/v3/products/${made.product.slug}`)).status).toBe(404)
})

test('what waits of a live package and of its dates is in the preview, and not on the site', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  await save(home, made, { name: both('Nama baru'), picture_ids: [] })
  const { db } = home.application
  const prices = { quad: 41_000_000, triple: null, double: null, child: null, infant: null }
  const next_fields = { prices, stays: [{ hotel_id: made.hotel_id, nights: 3 }] }
  await db.update(departures).set({ next_fields }).where(eq(departures.product_id, made.product.id))
  const { data } = (await preview((await linkOf(made)).token)).body
  const [date] = data.departures
  expect([data.name, data.picture_ids, date.prices.quad, date.hotels[0].nights]).toEqual([
    'Nama baru',
    [],
    41_000_000,
    3,
  ])
  expect((await ask(home, 'GET', `/api/v3/products/${made.product.slug}`)).body.data.name).toBe('Umrah 9 Hari')
})

test('a link that was changed, is an hour old, or names a package of a hidden partner leads nowhere', async () => {
  const made = await aPackage(home)
  const other = await aPackage(home)
  const { token } = await linkOf(made)
  expect((await preview(token.replace(made.product.id, other.product.id))).status).toBe(404)
  expect((await preview('nothing')).status).toBe(404)
  const [first] = home.application.tenants.all()
  const hidden = { tenant_id: first?.id ?? '', partner_id: other.partner_id }
  await home.application.db.insert(hidden_partners).values(hidden)
  const link = await linkOf(other)
  expect(link.sites.map(({ name }: { name: string }) => name)).not.toContain(first?.name)
  home.application.clock.moveTo(new Date(home.application.clock.now().getTime() + 60 * 60_000))
  expect((await preview(token)).status).toBe(404)
})
