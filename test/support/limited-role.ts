import { withClient } from '#database/embedded/ask.ts'

/** In this database its role has the limits that docs/deploy.md gives it for a pooler, but such as a test can outlast. */
export async function limitRole(url: string, limit: string): Promise<void> {
  const database = new URL(url).pathname.slice(1)
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await withClient(url, (client) => client.query(`alter role rihla in database ${database} set ${name} = '${limit}'`))
}
