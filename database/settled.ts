import { sql } from 'drizzle-orm'

/** Seconds of the epoch: everything changed before this moment can be seen by now, for nobody who began earlier is still writing. */
export const settledAt = sql<number>`(
  select extract(epoch from least(clock_timestamp(), min(xact_start)) - interval '1 second')::float8
  from pg_stat_activity where datname = current_database() and backend_xid is not null)`
