import type { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import { prefixOf } from '../nodes/open.ts'
import { bad, type Finding, good, reasonOf } from './finding.ts'
import { openHost, ownAddresses } from './open-redis.ts'

const remedy = 'Check REDIS_URL, the network, and that Redis runs'
const closing =
  'Give it a password (requirepass in redis.conf) and REDIS_URL the same, or have it listen to this machine alone'
const patienceMs = 5000

type Settings = Pick<Config, 'REDIS_URL' | 'session_secret'>

/** One that is away stops nobody from starting, but whoever configured it wants it. */
export async function redisFinding(config: Settings, own = ownAddresses()): Promise<Finding> {
  const { REDIS_URL: url } = config
  if (!url) return good('redis', 'none: each process counts limits by itself')
  const ioredis = await import('ioredis')
  const client = new ioredis.Redis(url, {
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
  const listener = client.duplicate()
  listener.on('error', () => undefined)
  try {
    await client.connect()
    const refused = await refusedOf({ client, listener, name: `${prefixOf(config)}:doctor` })
    if (refused.length > 0) return bad('redis', `does not let its account ${refused.join(', ')}`, allowing(url))
    const open = await openHost(url, own)
    if (open) return bad('redis', `asks nobody at ${open} for a password`, closing)
    const version = /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? 'of an unknown version'
    return good('redis', `Redis ${version} answers`)
  } catch (error) {
    return bad('redis', `does not answer: ${reasonOf(reason ?? error)}`, remedy)
  } finally {
    client.disconnect()
    listener.disconnect()
  }
}

/** A new account of Redis 7 may use no channel, and nothing else shows that it needs one. */
const allowing = (url: string): string =>
  `In redis-cli: ACL SETUSER ${new URL(url).username || 'default'} ~rihla:* &rihla:* +@all -@dangerous +info`

const counting = `redis.call('set', KEYS[1], 0, 'EX', ARGV[1], 'NX') return redis.call('incrby', KEYS[1], 1)`
const probeSeconds = 10

type Probing = { client: Redis; listener: Redis; name: string }

/** Does once what limits, announcements and sockets do all the time, under a name of its own. */
async function refusedOf({ client, listener, name }: Probing): Promise<string[]> {
  const stream = `${name}:stream`
  const uses: [string, () => Promise<unknown>][] = [
    ['count limits', () => client.eval(counting, 1, `${name}:limit`, probeSeconds)],
    ['subscribe', () => listener.subscribe(name)],
    ['publish', () => client.publish(name, '')],
    ['count who listens', () => client.pubsub('NUMSUB', name)],
    ['write streams', () => client.xadd(stream, 'MAXLEN', 1, '*', 'by', 'doctor')],
    ['read streams', () => client.xread('COUNT', 1, 'STREAMS', stream, '$')],
    ['say what it is', () => client.info('server')],
  ]
  const refused: string[] = []
  for (const [use, attempt] of uses) {
    try {
      await attempt()
    } catch (error) {
      if (!reasonOf(error).startsWith('NOPERM')) throw error
      refused.push(use)
    }
  }
  await client.del(stream).catch(() => undefined)
  return refused
}
