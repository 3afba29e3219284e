import type { FilesPort } from '#core/ports.ts'
import { connect } from './connect.ts'
import { runMigrations } from './migrations.ts'
import { seedDemo } from './seed/demo.ts'
import { seedSitePictures } from './seed/pictures.ts'

type Prepare = { url: string; root: string; demo: boolean; files: FilesPort; say: (line: string) => void }

/** Brings a database to where this version of the product expects it. */
export async function prepareDatabase({ url, root, demo, files, say }: Prepare): Promise<void> {
  const { db, pool, close } = connect(url, { size: 2, onError: () => undefined })
  const now = new Date()
  try {
    await runMigrations(pool, root)
    await seedSitePictures({ db, files, now })
    if (demo) await seedDemo({ db, files, say, now })
  } finally {
    await close()
  }
}
