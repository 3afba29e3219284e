import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { secondMs } from '#core/time.ts'
import { rate_limits } from '#database/tables.ts'

/** A claim ends before the next round is due, or whoever is a moment early would leave that out. */
const claimedFor = 0.8

/**
 * Whether this process does what one of them all is to do every so many seconds. By the database's clock, so theirs may differ. A claim
 * for twice as long is from before that clock was put right, and counts for nothing. One that is a moment longer does count: of two
 * who ask at once, the first to look at the clock may be the last to write. Who comes too early writes nothing.
 */
export async function claimRound(db: Db, { name, seconds }: { name: string; seconds: number }): Promise<boolean> {
  const { key, expire } = rate_limits
  const id = `round ${name}`
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const lasts = sql`${Math.ceil(claimedFor * seconds * secondMs)}::bigint`
  const { rowCount } = await db.execute(sql`
    insert into ${rate_limits} (key, points, expire)
    select ${id}, 1, clock.now + ${lasts} from (select ${now} as now) as clock where not exists
      (select from ${rate_limits} where ${key} = ${id} and ${expire} > clock.now and ${expire} <= clock.now + 2 * ${lasts})
    on conflict (key) do update set expire = excluded.expire
      where ${expire} <= excluded.expire - ${lasts} or ${expire} > excluded.expire + ${lasts}`)
  return rowCount === 1
}
