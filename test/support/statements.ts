import pg from 'pg'

/** What PostgreSQL was asked while `work` ran, in order; the begin and end of transactions included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      asked.push(String(args[0]?.text ?? args[0]))
      return Reflect.apply(target, client, args)
    },
  })
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return asked
}
