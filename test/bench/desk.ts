import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { type Figure, round, wanted } from './figure.ts'
import { type Load, load } from './load.ts'
import type { BenchServer } from './server.ts'

const [few, many] = [1000, 100_000]
const path = '/api/console/v1/audit'

/** Rows of the audit up to so many, a minute apart, of forty calls and of things that come again. */
const fill = (db: Db, staff_id: string, { from, to }: { from: number; to: number }) =>
  db.execute(sql`
    insert into ${audit_log} (id, at, staff_id, session_id, granted_by, request_id, ip, call, thing, thing_id, before, after)
    select gen_random_uuid(), now() - n * interval '1 minute', ${staff_id}::uuid, gen_random_uuid(), array['admin platform'],
      'bench', '127.0.0.1', 'POST /api/console/v1/call-' || n % 40, 'package', 'thing-' || n % 500,
      '{"name": "before"}', '{"name": "after"}'
    from generate_series(${from}::int, ${to}::int) n`)

/** A list of the desk as it opens, far behind its beginning, narrowed to a call, and searched. */
async function listLoads({ url }: BenchServer, token: string): Promise<Record<string, Load>> {
  const headers = { authorization: `Bearer ${token}` }
  const last = await fetch(`${url}${path}?sort=at&limit=50`, { headers })
  const { next_cursor } = (await last.json()).data
  const queries = {
    'as it opens': '',
    'behind a cursor': `?sort=at&cursor=${next_cursor}`,
    'of one call': '?call=POST%20%2Fapi%2Fconsole%2Fv1%2Fcall-7',
    'of one thing': '?search=thing-7',
  }
  const loads: Record<string, Load> = {}
  for (const [name, query] of Object.entries(queries))
    loads[name] = await load(url + path + query, { headers, connections: 4, seconds: 6 })
  return loads
}

/** A list of the desk at 1,000 rows and at 100,000. */
export async function deskFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('desk')) return []
  const embedded = await startEmbedded({ dataDir: join(server.data_dir, 'postgres'), say: () => undefined })
  const { db, close } = connect(embedded.url, { size: 2, onError: () => undefined })
  try {
    const desk = { application: { db, clock: { now: () => new Date() } } }
    const { id, token } = await someStaff(desk, { role: 'admin', scope: { kind: 'platform' } })
    await fill(db, id, { from: 1, to: few })
    await db.execute(sql`analyze ${audit_log}`)
    const small = await listLoads(server, token)
    await fill(db, id, { from: few + 1, to: many })
    await db.execute(sql`analyze ${audit_log}`)
    return Object.entries(await listLoads(server, token)).map(([name, large]) => figureOf(name, large, small[name]))
  } finally {
    await close()
    await embedded.stop()
  }
}

const figureOf = (name: string, large: Load, small: Load | undefined): Figure => ({
  name: `desk, a list of ${round(many)}, ${name}`,
  figure: `p50 ${round(large.p50_ms, 1)}, p99 ${round(large.p99_ms, 1)} ms${large.errors > 0 ? ', FAILED' : ''}`,
  ratio: small && `${round(large.p99_ms / small.p99_ms, 2)} (p50 ${round(large.p50_ms / small.p50_ms, 2)})`,
  base: small && `${round(few)} rows: p50 ${round(small.p50_ms, 1)}, p99 ${round(small.p99_ms, 1)} ms`,
  goal: 'p99 ≤ 1.5',
})
