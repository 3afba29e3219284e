import { connect } from './connect.ts'
import { runMigrations } from './migrations.ts'
import { type Seed, seedDemo } from './seed/demo.ts'
import { seedHouseTexts } from './seed/pages/house-texts.ts'
import { seedSitePictures } from './seed/pictures.ts'
import { seedRegions } from './seed/regions.ts'

type Prepare = { url: string; root: string; demo: boolean } & Pick<Seed, 'files' | 'passwordHash' | 'say' | 'list'>

/** Brings a database to where this version of the product expects it. */
export async function prepareDatabase({ url, root, demo, ...seed }: Prepare): Promise<void> {
  const { db, pool, close } = connect(url, { size: 2, onError: () => undefined })
  const now = new Date()
  try {
    await runMigrations(pool, root)
    await seedRegions(db)
    await seedHouseTexts(db, root)
    await seedSitePictures({ db, files: seed.files, now })
    if (demo) await seedDemo({ db, now, ...seed })
  } finally {
    await close()
  }
}
