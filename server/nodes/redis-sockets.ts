import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { SocketAdapter } from './nodes.ts'
import { patientClient, withoutRejections, withPauses } from './redis-clients.ts'

type Adapter = ReturnType<ReturnType<typeof createAdapter>>
type Parts = { url: string; prefix: string; log: Log }

/** What sockets of several processes have in common; each server of sockets opens one. */
export function redisSockets({ url, prefix, log }: Parts) {
  const opened = new Set<SocketAdapter>()
  return {
    open(): SocketAdapter {
      const one = openAdapter({ url, name: `${prefix}:sockets`, log })
      opened.add(one)
      return one
    },
    close() {
      for (const one of opened) one.close()
    },
  }
}

function openAdapter({ url, name, log }: { url: string; name: string; log: Log }): SocketAdapter {
  const clients = new Set<Redis>()
  const client = tracked(patientClient(url), (one) => {
    clients.add(withPauses(withoutRejections(one), log))
  })
  const create = createAdapter(client, { streamName: name, channelPrefix: name, maxLen: 100_000, onlyPlaintext: true })
  const adapters = new Set<Adapter>()
  // As a function: socket.io says `new` to it.
  function adapter(namespace: Parameters<typeof create>[0]): Adapter {
    const made = heedOwn(create(namespace))
    adapters.add(made)
    return made
  }
  return {
    adapter,
    close() {
      // First: its reader would ask a client that has ended again and again.
      for (const one of adapters) one.close()
      for (const one of clients) one.disconnect()
    },
  }
}

/** Kinds of messages of socket.io's adapters (`MessageType`): signs of life, and what processes ask each other. */
const signsAndQuestions = z.literal([1, 2, 13, 9, 10])
const own = z.union([
  z.object({ type: signsAndQuestions }),
  // The end of certain sockets: without rooms it would be all.
  z.object({
    type: z.literal(6),
    data: z.object({ opts: z.object({ rooms: z.array(z.string()).min(1) }) }),
  }),
])

/**
 * The adapter would do all that stands in the stream: let a socket into any room, send anything to anybody. We ask other
 * processes for ids and to end sockets, so whoever may write to Redis can have nothing else done.
 */
function heedOwn(adapter: Adapter): Adapter {
  const onMessage: unknown = Reflect.get(adapter, 'onMessage')
  if (typeof onMessage !== 'function') throw new Error('the adapter of sockets takes messages in another way')
  const heed = (message: unknown, offset: unknown) => {
    if (!own.safeParse(message).success) return
    try {
      Reflect.apply(onMessage, adapter, [message, offset])
    } catch {
      // None of ours fails. One that does would be read again and again, and nothing behind it ever.
    }
  }
  return Object.assign(adapter, { onMessage: heed })
}

/** The adapter makes two copies of its client, and ends one of them only after the answer it waits for. */
function tracked(client: Redis, track: (one: Redis) => void): Redis {
  track(client)
  client.on('error', () => undefined)
  const duplicate = client.duplicate.bind(client)
  return Object.assign(client, {
    duplicate: (...args: Parameters<typeof duplicate>) => tracked(duplicate(...args), track),
  })
}
