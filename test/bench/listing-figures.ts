import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { vocabulary } from '#modules/search/engine/listing-index.ts'
import { understand } from '#modules/search/rules/terms.ts'
import { textQueryOf } from '#modules/search/rules/text-query.ts'
import { findListings, listCards } from '#modules/search/store.ts'
import { type Figure, round, shown, wanted } from './figure.ts'
import { type Load, load } from './load.ts'
import { loop } from './loop.ts'
import type { BenchServer, Target } from './server.ts'

export const listing = '/api/v3/umroh/search?city=Jakarta&sort=cheapest'
/** Two of three words are mistyped. */
const typed = 'umrh ramadhn jakarta'
export const search = `/api/v3/search?term=${encodeURIComponent(typed)}`
const tenant = demoTenants[0].id

/** What the listing call asks the database, and nothing else. */
async function listingSql(db: Db, url: string): Promise<() => Promise<unknown>> {
  const { data } = await (await fetch(url + listing)).json()
  const ids = data.items.map((item: { id: string }) => item.id)
  const { rows } = await db.execute<{ number: number }>(
    sql`select number from listings where product_id = any(${sql.param(ids)}::uuid[])`,
  )
  const numbers = rows.map((row) => row.number)
  return () => Promise.all([hiddenPartnerIds(db, tenant), listCards(db, numbers)])
}

async function searchSql(db: Db): Promise<() => Promise<unknown>> {
  const known = await vocabulary(db)
  const query = textQueryOf(understand(typed, known, jakartaDate(new Date())), known)
  return async () => findListings(db, query, { hidden: await hiddenPartnerIds(db, tenant), closed: [], limit: 10 })
}

async function anySlug(url: string): Promise<string> {
  const { data } = await (await fetch(`${url}/api/v3/umroh/search?limit=1`)).json()
  return data.items[0].slug
}

export const productPath = async (url: string): Promise<string> => `/product/${await anySlug(url)}`
export const detailPath = async (url: string): Promise<string> => `/api/v3/products/${await anySlug(url)}`

/** The call and the search, each against its own statements alone. */
export async function callFigures(server: BenchServer, db: Db): Promise<Figure[]> {
  const figures: Figure[] = []
  const goal = '≥ 0.7'
  if (wanted('call')) {
    const base = await loop(await listingSql(db, server.url))
    const call = await loaded(server, listing)
    figures.push({
      name: 'call (20 of umrah, filter + sort, with counts)',
      figure: `${shown(call)}, ${round(call.cpu_ms, 2)} ms of processor`,
      ratio: round(call.per_second / base.per_second, 2),
      base: `its statements alone, ${round(base.per_second)}/s`,
      goal,
    })
  }
  if (wanted('search')) {
    const base = await loop(await searchSql(db))
    const call = await loaded(server, search)
    const alone = await load(server.url + search, { connections: 1, seconds: 4 })
    figures.push({
      name: `search ("${typed}")`,
      figure: `${shown(call)}; one at a time p50 ${round(alone.p50_ms, 1)} ms, p99 ${round(alone.p99_ms, 1)} ms`,
      ratio: round(call.per_second / base.per_second, 2),
      base: `its statements alone, ${round(base.per_second)}/s`,
      goal,
    })
  }
  return figures
}

export type Loaded = Load & { cpu_ms: number }

/** One address under load, with the processor time an answer costs. */
export async function loaded(server: Target, path: string, headers: Record<string, string> = {}): Promise<Loaded> {
  const seconds = 8
  await load(server.url + path, { seconds: 2, headers })
  const before = (await server.measure()).cpu_ms
  const result = await load(server.url + path, { seconds, headers })
  const used = (await server.measure()).cpu_ms - before
  return { ...result, cpu_ms: used / (result.per_second * seconds) }
}

/** What grows with the catalogue, one after the other, a few at a time: waiting in line is not what is measured. */
export async function scaleLoads(server: BenchServer): Promise<Record<string, Load>> {
  const paths = {
    'listing call': listing,
    search,
    'listing page': '/umroh?city=Jakarta&sort=cheapest',
    'product page': await productPath(server.url),
  }
  const loads: Record<string, Load> = {}
  for (const [name, path] of Object.entries(paths)) {
    await load(server.url + path, { seconds: 2, connections: 2 })
    loads[name] = await load(server.url + path, { seconds: 10, connections: 2, headers: uncached })
  }
  return loads
}

/** Someone who is owed a word of their own: a page made for this request alone. */
export const uncached = { cookie: 'toast=none' }
