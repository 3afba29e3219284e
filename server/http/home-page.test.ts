import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyoneCtx } from '#core/context.ts'
import { demoTenants } from '#demo/tenants.ts'
import { banners } from '#modules/content/contract.ts'
import { content } from '#modules/content/module.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { builtSite } from '#server/site.ts'
import { anyReview } from '#test/support/catalogue-fixtures.ts'
import { listingFixture } from '#test/support/listings.ts'
import { anyPost } from '#test/support/posts.ts'
import { anyPromo } from '#test/support/promos.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fill: (products: number) => Promise<void>
const written: string[] = []
let areBannersBroken = false
const brittle = {
  call: banners,
  run: async (ctx: AnyoneCtx) => {
    if (areBannersBroken) throw new Error('broken')
    return content.calls.banners(ctx)
  },
}

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => written.push(line) })
  home = await testApp({ KEEP_PAGES_SECONDS: '0' }, { site: builtSite(process.cwd()), log, calls: [brittle] })
  const fixture = await listingFixture(home)
  const kinds = [
    {},
    { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1448 },
    { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' },
  ] as const
  fill = async (products) => {
    for (let i = 0; i < products; i++) {
      const wish = { ...kinds[i % 3], is_featured: true, can_finance: true, can_save: true }
      const { id } = await fixture.product(wish, { days: [70, 400] })
      await anyReview(home, { product_id: id, partner_id: fixture.partner.id, rating: 5 })
      await anyPromo(home, { is_banner: i % 2 === 0 })
      await anyPost(home)
    }
    await fixture.rebuild()
  }
  await fill(3)
})
afterAll(() => home.close())

const open = async (url: string) => {
  const reply = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
  expect(reply.statusCode).toBe(200)
  return reply.body
}

test("a guest's home page takes at most fifteen statements, and twelve within the minute, however much it shows", async () => {
  const sparse = await statementsOf(() => open('/'))
  expect(sparse.length).toBeLessThanOrEqual(15)
  await fill(30)
  const many = await statementsOf(() => open('/en'))
  expect(many.length).toBeLessThanOrEqual(12)
  const body = await open('/en')
  expect(body.match(/\/product\/paket-/g)?.length).toBeGreaterThan(20)
  expect(body.match(/href="\/en\/blog\/tulisan-/g)).toHaveLength(4)
})

test('a tenant shows only what its flags allow', async () => {
  const [rihla] = demoTenants
  const withFlags = async (flags: object) => {
    const feature_flag = { ...rihla.feature_flag, ...flags }
    await home.application.db.update(tenants).set({ feature_flag }).where(eq(tenants.id, rihla.id))
    await home.application.tenants.refresh()
    return open('/')
  }
  const marks = ['/promo/', '/blog/tulisan-', 'value="financing"', 'value="haji"', 'value="wisata-syariah"']
  const seen = (body: string) => marks.filter((mark) => body.includes(mark))
  expect(seen(await withFlags({}))).toEqual(marks)
  expect(seen(await withFlags({ is_promo: 0, is_hasanah: 0, is_financing: 0, is_hajj: 0 }))).toEqual([
    'value="wisata-syariah"',
  ])
})

test('a list that fails leaves the page without it, and the failure is written down', async () => {
  areBannersBroken = true
  expect((await open('/home')).includes('id="journeys"')).toBe(true)
  expect(written.join()).toContain('a page failed')
})
