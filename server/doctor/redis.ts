import type { Config } from '../config.ts'
import { bad, type Finding, good, reasonOf } from './finding.ts'

const remedy = 'Check REDIS_URL, the network, and that Redis runs'
const patienceMs = 5000

/** One that is away stops nobody from starting, but whoever configured it wants it. */
export async function redisFinding({ REDIS_URL: url }: Config): Promise<Finding> {
  if (!url) return good('redis', 'none: each process counts limits by itself')
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    retryStrategy: null,
  })
  // What the connection fails of; the command only says that there is none.
  let reason: unknown
  client.on('error', (error) => {
    reason = error
  })
  try {
    await client.connect()
    const version = /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? 'of an unknown version'
    return good('redis', `Redis ${version} answers`)
  } catch (error) {
    return bad('redis', `does not answer: ${reasonOf(reason ?? error)}`, remedy)
  } finally {
    client.disconnect()
  }
}
