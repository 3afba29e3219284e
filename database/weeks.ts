import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The Monday of the week that a moment is in, in Jakarta; the same as `weeksUntil` of core/weeks.ts. */
export const weekOf = (moment: AnyColumn): SQL<string> =>
  sql<string>`to_char(date_trunc('week', ${moment} at time zone 'Asia/Jakarta'), 'YYYY-MM-DD')`
