import { Socket } from 'node:net'
import type pg from 'pg'
import { ServerClient } from './server-client.ts'

/** The server owes an answer and says nothing, though the connection looks open. */
export class SilentDatabase extends Error {
  override name = 'SilentDatabase'
  readonly code = 'ETIMEDOUT'
}

/**
 * A client that hangs up when an answer is owed and not a byte has come for that long. pg's own `query_timeout` only gives
 * up waiting: the dead connection goes back to the pool, and the next to take it waits as well.
 */
export const watchedClient = (silenceMs: number) =>
  class WatchedClient extends ServerClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const { connection } = this
      let answered = 0
      // Before the client's own listener, which may send the next statement at once.
      connection.on('readyForQuery', () => {
        answered = written(connection.stream)
      })
      // From the first answer on: connecting has a limit of its own, and may change the stream for an encrypted one.
      connection.once('readyForQuery', () => {
        const { stream } = connection
        if (!(stream instanceof Socket)) return
        stream.setTimeout(silenceMs)
        // Whenever that is over, and not only once as a callback of setTimeout would be.
        stream.on('timeout', () => {
          if (written(stream) === answered) return
          stream.destroy(new SilentDatabase(`the database has been silent for ${silenceMs} ms`))
        })
      })
    }
  }

const written = (stream: unknown): number => (stream instanceof Socket ? stream.bytesWritten : 0)
