import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { fillBookings, fullDeparture } from './desk-bookings.ts'
import { type Figure, round, wanted } from './figure.ts'
import { type Load, load } from './load.ts'
import { type BenchServer, benchServer } from './server.ts'
import { inTurns, type Target } from './turns.ts'

const [small, large] = [1000, 100_000]
const travellers = 45
const base = '/api/console/v1'

/** A list of the desk: how it is filled up to so many rows, and what is looked for in it. */
type DeskList = {
  name: string
  path: string
  fill: (rows: number) => Promise<unknown>
  queries: Record<string, string>
}

/** Rows of the audit, a minute apart, of forty calls and of things with twenty rows each: answers of one length are compared. */
async function fillAudit(db: Db, staff_id: string, rows: number): Promise<void> {
  await db.execute(sql`
    insert into ${audit_log} (id, at, staff_id, session_id, granted_by, request_id, ip, call, thing, thing_id, before, after)
    select gen_random_uuid(), now() - n * interval '1 minute', ${staff_id}::uuid, gen_random_uuid(), array['admin platform'],
      'bench', '127.0.0.1', 'POST /api/console/v1/call-' || n % 40, 'package', 'thing-' || n / 20,
      '{"name": "before"}', '{"name": "after"}'
    from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`vacuum analyze ${audit_log}`)
}

const listsOf = (db: Db, staff_id: string): DeskList[] => [
  {
    name: 'the audit',
    path: `${base}/audit`,
    fill: (rows) => fillAudit(db, staff_id, rows),
    queries: {
      'as it opens': '',
      'behind a cursor': '?sort=at',
      'of one call': '?call=POST%20%2Fapi%2Fconsole%2Fv1%2Fcall-7',
      'of one thing': '?search=thing-7',
    },
  },
  {
    name: 'bookings',
    path: `${base}/bookings`,
    fill: (rows) => fillBookings(db, rows),
    queries: {
      'as it opens': '',
      'behind a cursor': '?sort=created_at',
      'by a code': '?search=BENCH-000777',
      'by a name': '?search=Hidayat%20000701',
      'by a name that many have': '?search=Hidayat',
      overdue: '?settlement=overdue',
      'to check': '?documents=received',
      'by departure': '?sort=departs_on',
    },
  },
]

type Desk = {
  server: BenchServer
  headers: Record<string, string>
  db: Db
  lists: DeskList[]
  close: () => Promise<void>
}

/** The desk of a server whose lists have so many rows, and somebody who may read all of them. */
async function deskOf(server: BenchServer, rows: number): Promise<Desk> {
  const embedded = await startEmbedded({ dataDir: join(server.data_dir, 'postgres'), say: () => undefined })
  const { db, close } = connect(embedded.url, { size: 2, onError: () => undefined })
  const application = { db, clock: { now: () => new Date() } }
  const { id, token } = await someStaff({ application }, { role: 'admin', scope: { kind: 'platform' } })
  const lists = listsOf(db, id)
  for (const { fill } of lists) await fill(rows)
  return { server, headers: { authorization: `Bearer ${token}` }, db, lists, close }
}

/** Where a list is asked for; from the far end on where only an order is given. */
async function targetOf({ server: { url }, headers }: Desk, list: string, name: string): Promise<Target> {
  const cursor = name === 'behind a cursor' ? `&cursor=${await cursorOf(url + list, headers)}` : ''
  return { url: url + list + cursor, headers }
}

async function cursorOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}&limit=50`, { headers })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data.next_cursor
}

/** The same lists of 1,000 rows and of 100,000, each on a server of its own, asked in turns. */
async function compared(short: Desk, long: Desk): Promise<Figure[]> {
  const results: Figure[] = []
  for (const list of long.lists) {
    for (const [name, query] of Object.entries(list.queries)) {
      const [before, now] = await inTurns(
        await targetOf(short, list.path + query, name),
        await targetOf(long, list.path + query, name),
      )
      results.push(ratioOf(`${list.name}, ${name}`, now, before))
    }
  }
  return results
}

/** The lists at 1,000 rows and at 100,000, then what is taken of the bookings as a file. */
export async function deskFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('desk')) return []
  const long = await deskOf(server, large)
  const smaller = await benchServer()
  const short = await deskOf(smaller, small)
  try {
    const results = await compared(short, long)
    results.push(await salesFigure(long), await fileFigure(long), await manifestFigure(long))
    return results
  } finally {
    await short.close()
    await long.close()
    await smaller.stop()
  }
}

const shownOf = ({ p50_ms, p99_ms, errors }: Load): string =>
  `p50 ${round(p50_ms, 1)}, p99 ${round(p99_ms, 1)} ms${errors > 0 ? ', FAILED' : ''}`

const ratioOf = (name: string, now: Load, before: Load): Figure => ({
  name: `desk, ${round(large)} rows of ${name}`,
  figure: shownOf(now),
  ratio: `${round(now.p99_ms / before.p99_ms, 2)} (p50 ${round(now.p50_ms / before.p50_ms, 2)})`,
  base: `${round(small)} rows: ${shownOf(before)}`,
  goal: 'p99 ≤ 1.5',
})

async function salesFigure({ server, headers }: Desk): Promise<Figure> {
  const sales = await load(`${server.url}${base}/figures/sales`, { headers, connections: 4, seconds: 6 })
  return { name: `desk, sales by week of ${round(large)} bookings`, figure: shownOf(sales), goal: 'p99 < 200 ms' }
}

/** All bookings as CSV: the server must not hold them. */
async function fileFigure({ server, headers }: Desk): Promise<Figure> {
  const before = await server.measure()
  const began = performance.now()
  const answer = await fetch(`${server.url}${base}/bookings/export`, { headers })
  let [bytes, lines] = [0, 0]
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    lines += Buffer.from(chunk).filter((byte) => byte === 10).length
  }
  const { peak_mb } = await server.measure()
  const seconds = (performance.now() - began) / 1000
  const grown = Math.max(0, peak_mb - before.peak_mb)
  return {
    name: `desk, bookings as a file of ${round(lines - 1)} rows`,
    figure: `${round(seconds, 1)} s, ${round(bytes / 1e6, 1)} MB, ${round(grown)} MB more memory than ever before`,
    goal: '≤ 50 MB',
  }
}

async function manifestFigure({ server, headers, db }: Desk): Promise<Figure> {
  const id = await fullDeparture(db, travellers)
  const path = `${server.url}${base}/departures/${id}/manifest?format=xlsx`
  const manifest = await load(path, { headers, connections: 2, seconds: 6 })
  return { name: `desk, manifest of ${travellers} travellers (XLSX)`, figure: shownOf(manifest), goal: 'p99 < 500 ms' }
}
