import { expect, test } from '@playwright/test'
import { claimDeparture } from '#test/e2e/support/departures.ts'
import { signedInMember } from '#test/e2e/support/person.ts'
import { siteUrl } from '#test/e2e/support/site.ts'
import { addressesOf, afterASecond, forEachBrand } from './brand.ts'

forEachBrand('pages', (host) => {
  test('a seat that is taken is gone from the cached page of every node within a second', async ({ page, request }) => {
    const { nodes } = addressesOf(host)
    await signedInMember(page)
    const { product, departure } = await claimDeparture(request)
    const path = `/product/${product.slug}?departure=${departure.id}`
    const seatsAt = async (node: string) => {
      const html = await (await request.get(node + path)).text()
      return [...html.replaceAll('<!-- -->', '').matchAll(/Sisa (\d+) dari \d+ kursi/g)].map(([, seats]) =>
        Number(seats),
      )
    }
    const everywhere = () => Promise.all(nodes.map(seatsAt))
    // Twice: the second time it comes from the cache.
    await everywhere()
    const before = await everywhere()
    for (const seats of before) expect(seats).toContain(departure.seats_free)

    const rooms = [{ type: 'quad', adults: 1 }]
    const headers = { origin: siteUrl() }
    const data = { product_id: product.id, departure_id: departure.id, rooms }
    const cart = await page.context().request.post(`${siteUrl()}/api/v3/bookings/cart`, { headers, data })
    expect(cart.ok(), await cart.text()).toBe(true)
    for (const seats of await afterASecond(everywhere)) expect(seats).toContain(departure.seats_free - 1)
  })
})
