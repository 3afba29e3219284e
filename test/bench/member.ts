import { manyBuyers, manyOffers } from './buyers.ts'
import { type Figure, round, shown, wanted } from './figure.ts'
import { loaded, productPath } from './listing-figures.ts'
import type { BenchServer } from './server.ts'
import { openShop } from './shop.ts'

/** The session of a member, as cookies. */
async function sessionOf(server: BenchServer): Promise<string> {
  const shop = await openShop(server)
  try {
    const [member] = await manyBuyers(shop, 1, await manyOffers(shop, 1))
    return `jwt=${member?.token}`
  } finally {
    await shop.home.close()
  }
}

/** Pages for someone signed in: as they share them where scripts run, and their own where none do. */
export async function memberFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('member')) return []
  const cookie = await sessionOf(server)
  const part = await loaded(server, '/personal', { cookie })
  const results: Figure[] = [
    { name: 'member, personal part', figure: `${shown(part)}, ${round(part.cpu_ms, 2)} ms of processor` },
  ]
  const paths = { listing: '/umroh?city=Jakarta&sort=cheapest', product: await productPath(server.url), home: '/' }
  for (const [name, path] of Object.entries(paths)) {
    const guest = await loaded(server, path)
    const shared = await loaded(server, path, { cookie: `${cookie}; scripted=1` })
    const own = await loaded(server, path, { cookie })
    // A visit is the page and then its personal part.
    const visits = 1 / (1 / shared.per_second + 1 / part.per_second)
    results.push({
      name: `member, ${name}`,
      figure: `${shown(shared)}; with its personal part ${round(visits)}/s; without scripts ${round(own.per_second)}/s`,
      ratio: round(shared.per_second / guest.per_second, 2),
      base: `the guest's cached page, ${round(guest.per_second)}/s`,
      goal: '≥ 0.5',
    })
  }
  return results
}
