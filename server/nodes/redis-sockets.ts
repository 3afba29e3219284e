import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import type { SocketAdapter } from './nodes.ts'
import { patientClient, withoutRejections } from './redis-clients.ts'

type Adapter = ReturnType<ReturnType<typeof createAdapter>>

/** What sockets of several processes have in common; each server of sockets opens one. */
export function redisSockets({ url, prefix }: { url: string; prefix: string }) {
  const opened = new Set<SocketAdapter>()
  return {
    open(): SocketAdapter {
      const one = openAdapter(url, `${prefix}:sockets`)
      opened.add(one)
      return one
    },
    close() {
      for (const one of opened) one.close()
    },
  }
}

function openAdapter(url: string, name: string): SocketAdapter {
  const clients = new Set<Redis>()
  const client = tracked(patientClient(url), clients)
  const create = createAdapter(client, { streamName: name, channelPrefix: name, maxLen: 100_000, onlyPlaintext: true })
  const adapters = new Set<Adapter>()
  // As a function: socket.io says `new` to it.
  function adapter(namespace: Parameters<typeof create>[0]): Adapter {
    const made = create(namespace)
    adapters.add(made)
    return made
  }
  return {
    adapter,
    close() {
      // First: its reader would ask a client that has ended again and again, without a pause.
      for (const one of adapters) one.close()
      for (const one of clients) one.disconnect()
    },
  }
}

/** The adapter makes two copies of its client, and ends one of them only after the answer it waits for. */
function tracked(client: Redis, clients: Set<Redis>): Redis {
  clients.add(withoutRejections(client))
  client.on('error', () => undefined)
  const duplicate = client.duplicate.bind(client)
  return Object.assign(client, {
    duplicate: (...args: Parameters<typeof duplicate>) => tracked(duplicate(...args), clients),
  })
}
