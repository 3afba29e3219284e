import type pg from 'pg'
import { NotPrimary } from './server-client.ts'

/** The server shut down or was starting, or the connection failed: not to be used again, whatever the statement was. */
const ended = /^(?:08[0-9A-Z]{3}|57P0[1-3])$/
/** A statement that writes was sent to a server that takes none. */
const refusedWrite = '25006'

/**
 * A primary may go away and leave its connections open, still answering what only reads. Once one of them refuses a write,
 * none of them is used again: the address leads to the next primary by then, or soon.
 */
export function leaveLostPrimary(pool: pg.Pool): void {
  const [all, held, spent] = [new Set<pg.PoolClient>(), new Set<pg.PoolClient>(), new WeakSet<pg.PoolClient>()]
  const leaveAll = () => {
    for (const client of all) {
      if (held.has(client)) spent.add(client)
      // The pool lets go of an idle client that fails.
      else client.connection.stream.destroy(new NotPrimary('the server of this connection takes no writes any more'))
    }
  }
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => {
    held.delete(client)
    // A client that is ending does not go back among the idle.
    if (spent.has(client)) client.end().catch(() => undefined)
  })
  pool.on('connect', (client) => {
    all.add(client)
    client.once('end', () => all.delete(client))
    client.connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
      if (ended.test(code)) spent.add(client)
      if (code === refusedWrite) leaveAll()
    })
  })
}
