import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'

type Row = typeof audit_log.$inferInsert
type Wish = Pick<Row, 'staff_id'> & Partial<Row>
type Desk = { application: { db: Db; clock: { now(): Date } } }

/** Rows of the audit a minute apart, the newest last. */
export async function someAudit({ application }: Desk, count: number, wish: Wish) {
  const now = application.clock.now()
  const rows = Array.from({ length: count }, (_, i) => {
    const at = wish.at ?? addMs(now, (i - count) * minuteMs)
    return {
      id: newId(at),
      at,
      session_id: newId(now),
      granted_by: ['admin platform'],
      request_id: 'test',
      ip: '127.0.0.1',
      call: 'POST /api/console/v1/test',
      thing: 'package',
      thing_id: newId(now),
      before: { name: 'Paket lama' },
      after: { name: `Paket ${i}` },
      ...wish,
    }
  })
  await application.db.insert(audit_log).values(rows)
  return rows
}
