import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from '../log.ts'
import { isReply } from './outage.ts'

const common: RedisOptions = {
  connectTimeout: 2000,
  keepAlive: 10_000,
  // Soon, but not all processes at the same instant.
  retryStrategy: (tries) => Math.min(100 * tries, 1000) + Math.random() * 100,
  // What was a primary may be a replica now.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
}

/** Answered at once or not at all: whoever asks goes on without. */
export const hastyClient = (url: string, patienceMs: number): Redis =>
  new Redis(url, {
    ...common,
    enableOfflineQueue: false,
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 1,
    socketTimeout: 10 * patienceMs,
  })

/** Waits until Redis is there; a connection that says nothing for three of its beats is given up. */
export const patientClient = (url: string, options: RedisOptions = {}): Redis =>
  new Redis(url, { ...common, maxRetriesPerRequest: null, socketTimeout: 15_000, ...options })

/** What a package asked for and no longer waits for ends with the client, and must not end the process. */
export function withoutRejections(client: Redis): Redis {
  const send = client.sendCommand.bind(client)
  const sendCommand: typeof client.sendCommand = (command, ...rest) => {
    command.promise.catch(() => undefined)
    return send(command, ...rest)
  }
  return Object.assign(client, { sendCommand })
}

/** Between two reads of a stream that cannot be read. */
export const pauseMs = 1000

/** The adapter of sockets reads again at once, whatever it was answered: here a failure takes its time, and several in a row are said once. */
export function withPauses(client: Redis, log: Pick<Log, 'warn'>): Redis {
  let isRefused = false
  const refused = (error: unknown) => {
    if (isRefused || !isReply(error)) return
    isRefused = true
    log.warn({ err: error }, 'Redis refuses to be read: sockets of other nodes are not heard')
  }
  const answered = () => {
    if (isRefused) log.warn('Redis is read again: sockets of other nodes are heard')
    isRefused = false
  }
  const paced =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        const answer = await read(...args)
        answered()
        return answer
      } catch (error) {
        refused(error)
        await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
        throw error
      }
    }
  return Object.assign(client, { xread: paced(client.xread.bind(client)) })
}
