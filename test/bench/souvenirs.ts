import { type Figure, round, shown, wanted } from './figure.ts'
import { listing, loaded, productPath, search, uncached } from './listing-figures.ts'
import type { BenchServer } from './server.ts'

const souvenirs = '/api/v1/merchandise'
/** The first word is mistyped. */
const typed = 'sajdah turki'
const pairs = [
  {
    name: 'souvenir list',
    path: `${souvenirs}?category=sajadah&sort=cheapest`,
    base: 'call',
    travel: listing,
    headers: {},
  },
  {
    name: `souvenir search ("${typed}")`,
    path: `${souvenirs}?search=${encodeURIComponent(typed)}&limit=10`,
    base: 'search',
    travel: search,
    headers: {},
  },
  {
    name: 'souvenir list page, made anew',
    path: '/oleh-oleh?category=sajadah&sort=cheapest',
    base: 'page, made anew,',
    travel: '/umroh?city=Jakarta&sort=cheapest',
    headers: uncached,
  },
] as const

async function itemPath(url: string): Promise<string> {
  const { data } = await (await fetch(`${url}${souvenirs}?limit=1`)).json()
  const [{ slug, store }] = data.items
  return `/oleh-oleh/${store.slug}/${slug}`
}

/** Lists, the listing page and the page of a thing of the shop, each beside the same of packages in the same minute. */
export async function souvenirFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('souvenir')) return []
  const figures: Figure[] = []
  const page = {
    ...{ name: 'souvenir page, made anew', path: await itemPath(server.url), base: 'product page, made anew,' },
    ...{ travel: await productPath(server.url), headers: uncached },
  }
  for (const { name, path, base, travel, headers } of [...pairs, page]) {
    const packages = await loaded(server, travel, headers)
    const call = await loaded(server, path, headers)
    figures.push({
      name,
      figure: `${shown(call)}, ${round(call.cpu_ms, 2)} ms of processor`,
      ratio: round(call.per_second / packages.per_second, 2),
      base: `${base} of packages, ${round(packages.per_second)}/s`,
      goal: '≥ 0.8',
    })
  }
  return figures
}
