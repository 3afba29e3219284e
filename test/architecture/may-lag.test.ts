import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type Call, callKey } from '#core/call.ts'
import { modules } from '#server/modules.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { readTsv } from './support/tsv.ts'

const row = z.object({ path: z.string(), example: z.string() })
const rows = await readTsv('test/architecture/may-lag.tsv', row)

/** Modules about what is offered and shown. What is bought, paid, owned or told is read where it is written. */
const mayLag = ['partner', 'catalogue', 'content', 'search', 'promo', 'merchandise', 'home']

type Marked = { module: string; call: Call }
const marked: Marked[] = modules.flatMap((module) => {
  const desk = 'console' in module ? module.console.contract : {}
  const contract: Record<string, Call> = { ...module.contract, ...desk }
  return Object.values(contract).flatMap((call) => (call.may_lag ? [{ module: module.name, call }] : []))
})

function faults(calls: readonly Marked[], listed: readonly string[]): string[] {
  const wrong = calls.flatMap(({ module, call }) => [
    ...(call.method === 'GET' && call.who === 'anyone' && !call.once
      ? []
      : [`${callKey(call)} is not for anyone to read`]),
    ...(mayLag.includes(module) ? [] : [`${callKey(call)} is of ${module}, where nothing may lag`]),
    ...(listed.includes(call.path) ? [] : [`${callKey(call)} is not on the list`]),
  ])
  const gone = listed.filter((path) => !calls.some(({ call }) => call.path === path))
  return [...wrong, ...gone.map((path) => `${path} is on the list and may not lag`)]
}

test('the calls that may be a second old are those on the list, and only show what is offered', () => {
  expect(marked.length).toBeGreaterThan(50)
  expect(
    faults(
      marked,
      rows.map(({ path }) => path),
    ),
  ).toEqual([])
})

test('a call that decides, is not listed, or is of another module is noticed', () => {
  const [{ call: shown } = { call: undefined }] = marked
  if (!shown) throw new Error('no call')
  const paid: Marked = { module: 'payment', call: { ...shown, method: 'POST', who: 'owner', path: '/api/v3/paid' } }
  expect(faults([paid], ['/api/v3/gone'])).toEqual([
    'POST /api/v3/paid is not for anyone to read',
    'POST /api/v3/paid is of payment, where nothing may lag',
    'POST /api/v3/paid is not on the list',
    '/api/v3/gone is on the list and may not lag',
  ])
})

/** A slug or an id of each kind of thing that the demo shows. */
const things = {
  product: "select slug as name from products where state = 'on_sale' and category = 'umroh' order by slug limit 1",
  product_id:
    "select id::text as name from products where state = 'on_sale' and category = 'umroh' order by slug limit 1",
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
  const log = pino({ level: 'silent' })
  const warned = vi.spyOn(log, 'warn')
  const home = await demoApp({}, { log, ways: (direct) => ({ DATABASE_URL: direct, DATABASE_READ_URL: direct }) })
  onTestFinished(home.close)
  const { pool } = home.application
  const names = await Promise.all(
    Object.entries(things).map(async ([thing, query]) => [thing, (await pool.query(query)).rows[0]?.name] as const),
  )
  const named = new Map(names)
  const statuses = []
  for (const { example } of rows) {
    const url = example.replace(/\{(\w+)\}/g, (_, thing) => named.get(thing))
    const { statusCode } = await home.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
    statuses.push([example, statusCode])
  }
  expect(statuses).toEqual(rows.map(({ example }) => [example, 200]))
  // Whoever wrote was sent to the primary, and that was said.
  expect(warned).not.toHaveBeenCalled()
})
