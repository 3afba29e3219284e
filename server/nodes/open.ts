import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { alone, type Nodes } from './nodes.ts'

type Settings = Pick<Config, 'REDIS_URL' | 'session_secret'>

/** Loads nothing of Redis where none is configured. No request waits for it longer than `patienceMs`. */
export async function nodesOf(config: Settings, log: Log, patienceMs = 200): Promise<Nodes> {
  const { REDIS_URL: url } = config
  if (!url) return alone()
  const { redisNodes } = await import('./redis-nodes.ts')
  return redisNodes({ url, prefix: prefixOf(config), log, patienceMs })
}

/** Two installations may share a Redis, and its channels know no numbers of databases. */
export const prefixOf = ({ session_secret }: Pick<Config, 'session_secret'>): string =>
  `rihla:${createHmac('sha256', session_secret).update('redis').digest('hex').slice(0, 12)}`
