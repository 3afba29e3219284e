import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'

const patienceMs = 2000
const loopback = /^(?:127\.\d+\.\d+\.\d+|::1)$/

/** A host by which other machines come to this Redis and are asked for no password; none where they are, or where they cannot come. */
export async function openHost(url: string, own: readonly string[]): Promise<string | undefined> {
  const { hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const { address } = await lookup(host)
  // What listens on this machine may listen to its network as well.
  const hosts = loopback.test(address) ? own : [host]
  const answers = await Promise.all(hosts.map(async (one) => ({ one, isOpen: await answersAnybody(url, one) })))
  return answers.find(({ isOpen }) => isOpen)?.one
}

/** Without those that count only on one line, such as fe80::1%eth0. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter((one) => !one.internal && !(one.family === 'IPv6' && one.scopeid !== 0))
    .map(({ address }) => address)

async function answersAnybody(url: string, host: string): Promise<boolean> {
  const { Redis } = await import('ioredis')
  const { protocol, port } = new URL(url)
  const client = new Redis({
    ...{ host, port: Number(port || 6379), lazyConnect: true, enableReadyCheck: false, retryStrategy: null },
    ...{ connectTimeout: patienceMs, commandTimeout: patienceMs },
    // Nothing is entrusted to it.
    ...(protocol === 'rediss:' && { tls: { rejectUnauthorized: false } }),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    return true
  } catch {
    return false
  } finally {
    client.disconnect()
  }
}
