import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject as provided } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { databasesAt, type TestDatabases } from '#database/embedded/for-tests.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { passwordHash } from '#server/passwords.ts'
import { builtSite } from '#server/site.ts'
import { type TestHouse, testHouse } from './house.ts'

const template = 'template_demo'

/** Where the demo's pictures lie: one folder a run, named after its cluster. */
const sharedFolder = () => join(provided('cluster').host, 'demo-files')

/** Fills the demo's template once a run, whoever comes first; the others wait for it. */
async function makeTemplate(databases: TestDatabases): Promise<void> {
  const client = new pg.Client({ connectionString: databases.url('postgres') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('${template}'))`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    await databases.createDatabase('filling_demo', 'template_house')
    await prepareDatabase({
      url: databases.url('filling_demo'),
      root: process.cwd(),
      demo: true,
      files: diskFiles({ folder: sharedFolder() }),
      passwordHash,
      say: () => undefined,
      list: rebuildListings,
    })
    await databases.createDatabase(template, 'filling_demo')
  } finally {
    await client.end()
  }
}

/** The whole demo with the built site, as the browser tests have it: a copy of its own for one test file. */
export async function demoHouse(): Promise<TestHouse> {
  const databases = databasesAt(provided('cluster'))
  await makeTemplate(databases)
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
  await mkdir(sharedFolder(), { recursive: true })
  await symlink(sharedFolder(), join(data_dir, 'files'))
  return testHouse(
    { KEEP_PAGES_SECONDS: '0', RIHLA_DEMO: '1', DATA_DIR: data_dir },
    { site: builtSite(process.cwd()), template },
  )
}
