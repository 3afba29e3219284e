import { connect } from './connect.ts'
import { runMigrations } from './migrations.ts'
import { seedDemo } from './seed/demo.ts'

type Prepare = { url: string; root: string; demo: boolean; data_dir: string; say: (line: string) => void }

/** Brings a database to where this version of the product expects it. */
export async function migrateAndSeed({ url, root, demo, data_dir, say }: Prepare): Promise<void> {
  const { db, pool, close } = connect(url, { size: 2, onError: () => undefined })
  try {
    await runMigrations(pool, root)
    if (demo) await seedDemo({ db, data_dir, say, now: new Date() })
  } finally {
    await close()
  }
}
