import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, test } from '@playwright/test'

/** Both brands of the demo, by their hosts. */
export const brands = ['localhost', 'demo.localhost'] as const

const balancer = process.env.E2E_URL ?? ''

/** From here on the helpers of journeys speak to this brand, by the balancer or by one node. */
export const speakTo = (url: string): void => {
  process.env.E2E_URL = url
}

/** The brand at each node, and by the balancer. */
export const addressesOf = (host: string) => {
  const at = (url: string) => url.replace('localhost', host)
  return { balanced: at(balancer), nodes: (process.env.CLUSTER_NODES ?? '').split(',').map(at) }
}

/** Each brand once, by the balancer unless the test says otherwise. */
export function forEachBrand(title: string, run: (host: string) => void): void {
  for (const host of brands)
    test.describe(`${title}, at ${host}`, () => {
      test.beforeEach(() => speakTo(addressesOf(host).balanced))
      run(host)
    })
}

type Question = { path: string; token?: string }

/** What each node answers to the same. */
export const statuses = (request: APIRequestContext, nodes: readonly string[], { path, token }: Question) =>
  Promise.all(
    nodes.map(async (node) => {
      const reply = await request.get(node + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
      return reply.status()
    }),
  )

/** A second is what nodes have to tell each other; how long an answer takes then is not on trial. */
export async function afterASecond<T>(look: () => Promise<T>): Promise<T> {
  await sleep(1000)
  return look()
}
