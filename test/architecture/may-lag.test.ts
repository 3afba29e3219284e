import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Call, callKey } from '#core/call.ts'
import { followsPrimary } from '#core/replica.ts'
import { connect } from '#database/connect.ts'
import { modules } from '#server/modules.ts'
import { aBuyer } from '#test/support/bookings.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { readTsv } from './support/tsv.ts'

const row = z.object({ path: z.string(), example: z.string() })
const rows = await readTsv('test/architecture/may-lag.tsv', row)

const marked = modules.flatMap((module) => {
  const desk = 'console' in module ? module.console.contract : {}
  const contract: Record<string, Call> = { ...module.contract, ...desk }
  return Object.values(contract).filter((call) => call.may_lag)
})

type Marked = Pick<Call, 'method' | 'path' | 'who' | 'once'>

/** What is somebody's own, or told to a gateway or the desk, is read where it is written. */
const isForAll = ({ method, who, once }: Marked): boolean => method === 'GET' && who === 'anyone' && once === undefined

function faults(calls: readonly Marked[], listed: readonly string[]): string[] {
  const wrong = calls.filter((call) => !isForAll(call)).map((call) => `${callKey(call)} is not for anyone to read`)
  const unlisted = calls.filter(({ path }) => !listed.includes(path))
  const gone = listed.filter((listedPath) => !calls.some(({ path }) => path === listedPath))
  return [
    ...wrong,
    ...unlisted.map((call) => `${callKey(call)} is not on the list`),
    ...gone.map((path) => `${path} is on the list and may not lag`),
  ]
}

test('the calls that may be a second old are those on the list, and anyone may read them', () => {
  expect(marked.length).toBeGreaterThan(50)
  const listed = rows.map(({ path }) => path)
  expect(faults(marked, listed)).toEqual([])
})

test("a call that writes or is somebody's own, or that is not listed, is noticed", () => {
  const paid: Marked = { method: 'POST', who: 'owner', path: '/api/v3/paid' }
  expect(faults([paid], ['/api/v3/gone'])).toEqual([
    'POST /api/v3/paid is not for anyone to read',
    'POST /api/v3/paid is not on the list',
    '/api/v3/gone is on the list and may not lag',
  ])
})

/** A slug or an id of each kind of thing that the demo shows. */
const things = {
  product: "select slug as name from products where state = 'on_sale' and category = 'umroh' order by slug limit 1",
  product_id:
    "select id::text as name from products where state = 'on_sale' and category = 'umroh' order by slug limit 1",
  other:
    "select slug as name from products where state = 'on_sale' and category = 'umroh' order by slug offset 1 limit 1",
  partner: `select slug as name from partners where id = (select partner_id from products
    where state = 'on_sale' and category = 'umroh' order by slug limit 1)`,
  post: `select p.slug as name from posts p join tenants t on t.id = p.tenant_id
    where t.domain_name = 'localhost' and p.state = 'published' order by p.slug limit 1`,
  promo: `select p.slug as name from promos p join tenants t on t.id = p.tenant_id
    where t.domain_name = 'localhost' order by p.ends_at desc limit 1`,
  item: "select slug as name from items where state = 'on_sale' order by slug limit 1",
  store:
    "select s.slug as name from stores s join items i on i.store_id = s.id where i.state = 'on_sale' order by i.slug limit 1",
}

test('each of them is answered by a database that takes no writes', { timeout: 120_000 }, async () => {
  const home = await demoApp({ RUN: 'api' })
  onTestFinished(home.close)
  const { pool, db, directUrl, reads } = home.application
  const replica = connect(directUrl, { size: 4, onError: () => undefined, isReplica: true })
  onTestFinished(replica.close)
  followsPrimary(replica.db, { primary: db, isCurrent: () => true })
  // Always from there, and what fails there is not asked again elsewhere.
  reads.read = (_isFresh, run) => run(replica.db)
  const names = await Promise.all(
    Object.entries(things).map(async ([thing, query]) => [thing, (await pool.query(query)).rows[0]?.name] as const),
  )
  const named = new Map(names)
  const { token } = await aBuyer(home)
  // What is remembered of somebody is written: of a device, and of a member.
  const askers = [{}, { cookie: 'device=a-device-of-its-own' }, { authorization: `Bearer ${token}` }]
  const refused = []
  for (const { example } of rows) {
    const url = example.replace(/\{(\w+)\}/g, (_, thing) => named.get(thing))
    for (const asker of askers) {
      const { statusCode } = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...asker } })
      if (statusCode !== 200) refused.push([example, asker, statusCode])
    }
  }
  expect(refused).toEqual([])
})
