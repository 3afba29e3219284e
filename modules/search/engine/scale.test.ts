import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
const copies = 20_000

beforeAll(async () => {
  home = await testApp()
  fixture = await listingFixture(home)
  const cities = ['CGK', 'SUB']
  const names = ['Umrah Hemat', 'Umrah Awal Ramadhan', 'Umrah Plus Turki', 'Umrah Keluarga', 'Umrah Akbar']
  for (let i = 0; i < 40; i++) {
    const text = names[i % names.length] ?? ''
    await fixture.product(
      { name: { id: text, en: text }, departure_airport: cities[i % 2] ?? 'CGK', duration_days: 9 + (i % 4) },
      { days: [20 + i * 7, 60 + i * 5], price_quad: 20_000_000 + i * 700_000, airline_code: i % 3 ? 'GA' : 'SV' },
    )
  }
  await fixture.rebuild()
  await copyListings()
})
afterAll(() => home.close())

/** Many more of the same, their prices and dates spread. */
async function copyListings() {
  const { db } = home.application
  const ownColumns = new Set(['product_id', 'number', 'slug', 'price_from', 'popularity', 'changed_at'])
  const { rows } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'listings'`,
  )
  const same = rows.map((row) => row.name).filter((name) => !ownColumns.has(name))
  const columns = sql.raw(same.join(', '))
  await db.execute(sql`
    insert into listings (product_id, slug, price_from, popularity, ${columns})
    select gen_random_uuid(), slug || '-' || n, price_from + n % 1000 * 1000, (n * 7919) % 5000, ${columns}
    from listings, generate_series(1, ${Math.ceil(copies / 40)}) n`)
  await db.execute(sql`update search_words set listings = listings * ${copies / 40}`)
  await db.execute(sql`analyze listings`)
}

/** Every node of the plans of the statements sent; with `analyze`, as they were carried out. */
async function plansOf(work: () => Promise<unknown>, explain = 'explain'): Promise<string> {
  const { application } = home
  const seen: { text: string; values: unknown[] }[] = []
  const { query } = application.pool
  application.pool.query = new Proxy(query, {
    apply(target, self, args) {
      const [given, values] = args
      seen.push({ text: typeof given === 'string' ? given : given.text, values: values ?? given.values ?? [] })
      return Reflect.apply(target, self, args)
    },
  })
  await work()
  application.pool.query = query
  const plans = []
  for (const { text, values } of seen.filter((one) => one.text.includes('listings'))) {
    const { rows } = await application.pool.query(`${explain} ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}

// Where there are departures: a month that is over is not even looked for.
const month = jakartaDate(addMs(new Date(), 90 * dayMs)).slice(0, 7)
const paths = [
  'umroh/search',
  'umroh/search?sort=cheapest&duration=10&city=Surabaya',
  'umroh/search?sort=dearest&page=40',
  `umroh/search?sort=earliest&month=${month}&airline=SV`,
  'search?term=umroh',
  'search?term=umoh%20ramdan',
  'search?term=garuda%20surabya%20desember',
  'products/search/turki',
]

test('no list and no search reads all listings one by one', async () => {
  for (const path of paths) await getV3(home, path)
  for (const path of paths) {
    const plan = await plansOf(() => getV3(home, path))
    expect(plan, path).toMatch(/Index|Bitmap/)
    expect(plan, path).not.toMatch(/Seq Scan on listings/)
  }
})

test('a list and a search take the same few statements, however many there are', async () => {
  for (const path of [...paths, 'products?sort=relevant&search=umoh%20ramdan']) {
    const sent = await statementsOf(() => getV3(home, path))
    expect(sent.length, path).toBeLessThanOrEqual(4)
  }
})

/** Rows of listings that were looked at: those that came out of a scan, and those it dropped. */
function rowsRead(plan: string): number {
  const scans = plan.matchAll(
    /Scan[^\n]* on listings\b[^\n]*actual [^\n]*rows=([\d.]+) loops=(\d+)\)((?:\n(?! *->)[^\n]*)*)/g,
  )
  return [...scans].reduce((sum, [, rows, loops, below = '']) => {
    const dropped = /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(below)?.[1] ?? 0
    return sum + (Number(rows) + Number(dropped)) * Number(loops)
  }, 0)
}

test('a search with typos looks through no more than those seen most, however many hold its words', async () => {
  for (const term of ['umoh ramdan', 'umrh ramadhn jakarta', 'umrh kluarga', 'plus turky surabya']) {
    const path = `search?term=${encodeURIComponent(term)}`
    const read = rowsRead(await plansOf(() => getV3(home, path), 'explain (analyze, timing off)'))
    expect(read, term).toBeGreaterThan(0)
    // Two thousand of those seen most, and the cards.
    expect(read, term).toBeLessThanOrEqual(2100)
  }
})
