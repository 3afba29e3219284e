import type pg from 'pg'
import type { Db } from '#core/context.ts'
import { fillOrderSummaries } from '#modules/orders/module.ts'
import { hasRetentionRun, runRetention } from '#modules/privacy/module.ts'
import { connect } from '../../database/connect.ts'
import { runMigrations } from '../../database/migrations.ts'
import { type Seed, seedDemo } from '../../demo/demo.ts'
import { hasDemoMembers, hasMembers } from '../../demo/members.ts'
import { seedSharedTexts } from '../../demo/pages/shared-texts.ts'
import { seedSitePictures } from '../../demo/pictures.ts'
import { retention } from '../retention.ts'
import { seedKnown } from './known.ts'
import { seedRegions } from './regions.ts'

type Prepare = { url: string; root: string; demo: boolean } & Pick<
  Seed,
  'files' | 'passwordHash' | 'seal' | 'say' | 'list'
>

// Any constant will do: it names the lock that keeps two starting processes from preparing at once.
const prepareLock = 7_218_401

/** A database that must not be touched; the message says what to change. */
export class PrepareRefused extends Error {
  override name = 'PrepareRefused'
}

/** Demo data never go where real people are: a database is a demo's own, or nobody's. */
async function refuseRealMembers(db: Db): Promise<void> {
  if ((await hasMembers(db)) && !(await hasDemoMembers(db))) {
    throw new PrepareRefused(
      'DATABASE_URL, or DATA_DIR without it, holds members that no demo made: a demo needs another database, and these need RIHLA_DEMO unset and NODE_ENV=production',
    )
  }
}

/** Brings a database to where this version of the product expects it; whoever comes second waits and finds it done. */
export async function prepareDatabase({ url, root, demo, ...seed }: Prepare): Promise<void> {
  const { db, pool, close } = connect(url, { size: 3, onError: () => undefined })
  const now = new Date()
  try {
    await alone(pool, async () => {
      if (demo) await refuseRealMembers(db)
      const { is_changed } = await runMigrations(pool, root)
      await seedRegions(db)
      await seedKnown(db)
      await seedSharedTexts(db, root)
      await seedSitePictures({ db, files: seed.files, now })
      if (demo) await seedDemo({ db, now, is_migrated: is_changed, ...seed })
      await fillOrderSummaries(db, now)
      // The report of the desk has a first run to show; after that the nightly job writes it.
      if (demo && !(await hasRetentionRun(db))) await runRetention({ db, ports: { retention, files: seed.files }, now })
    })
  } finally {
    await close()
  }
}

/** The lock belongs to its connection: should this process die, the database gives it to the next. */
async function alone(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [prepareLock])
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [prepareLock]).catch(() => undefined)
    client.release()
  }
}
