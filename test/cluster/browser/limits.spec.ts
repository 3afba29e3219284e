import { expect, test } from '@playwright/test'
import { uniqueAddress } from '#test/e2e/support/unique.ts'
import { addressesOf, forEachBrand } from './brand.ts'

const most = Number(process.env.CLUSTER_OPEN_CALLS)
const atOnce = 20

forEachBrand('limits', (host) => {
  test('calls count over all nodes: one more than is allowed is refused, however they are spread', async ({
    request,
  }) => {
    const { nodes } = addressesOf(host)
    const headers = { 'x-forwarded-for': uniqueAddress() }
    const counts = new Map<number, number>()
    let sent = 0
    const call = async () => {
      while (sent <= most) {
        const node = nodes[sent++ % nodes.length] ?? ''
        const status = (await request.get(`${node}/api/v3/whitelabel/settings`, { headers })).status()
        counts.set(status, (counts.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, call))
    expect(Object.fromEntries(counts)).toEqual({ 200: most, 429: 1 })
  })
})
