import pg from 'pg'
import type { TestDatabases } from '#database/embedded/for-tests.ts'

/** Fills a database to be copied, once a run: whoever comes first does, and the others wait for it. */
export async function makeTemplate(
  databases: TestDatabases,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databases.url('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    // It bears its name once it is whole.
    const filling = `filling_${name}`
    await databases.createDatabase(filling, 'template_house')
    await fill(databases.url(filling))
    await databases.createDatabase(name, filling)
  } finally {
    await client.end()
  }
}
