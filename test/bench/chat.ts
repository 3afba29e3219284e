import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { chat_rooms } from '#modules/chat/tables.ts'
import { aConsultant } from '#test/support/chats.ts'
import { type Buyer, manyBuyers, manyOffers } from './buyers.ts'
import type { Clients, Received, Talk } from './chat-clients.ts'
import { type Figure, round, wanted } from './figure.ts'
import { listing } from './listing-figures.ts'
import { load } from './load.ts'
import { loadOf } from './loop.ts'
import type { BenchServer } from './server.ts'
import { openShop, type Shop } from './shop.ts'

const idle = 10_000
const rooms = 1000
const consultants = 20
/** How many processes hold the clients: open files are limited by process. */
const processes = 2
const per_second = 200
const seconds = 30
/** As a few people leaf through lists: what is measured is what they wait, not how many the machine can bear. */
const beside = { rate: 40, connections: 4, seconds: seconds - 5 }

/** Ten thousand members connected to one process; some of them talk with consultants, and others ask for lists meanwhile. */
export async function chatFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('chat')) return []
  const folder = await mkdtemp(join(tmpdir(), 'rihla-chat-'))
  const shop = await openShop(server)
  const clients: ChildProcess[] = []
  try {
    const parts = await inParts(shop)
    await load(server.url + listing, { seconds: 3 })
    const alone = await load(server.url + listing, beside)
    const before = await server.measure()
    const began = performance.now()
    for (const [i, part] of parts.entries()) {
      const file = join(folder, `${i}.json`)
      await writeFile(file, JSON.stringify(part))
      clients.push(fork('test/bench/chat-clients.ts', [file]))
    }
    await Promise.all(clients.map((one) => once(one, 'message')))
    const took = performance.now() - began
    await sleep(3000)
    const idling = await server.measure()
    const figures = [idleFigure({ took, mb: idling.memory_mb - before.memory_mb })]
    const wish: Talk = { per_second: per_second / processes, seconds }
    const received = Promise.all(clients.map((one) => receivedBy(one, wish)))
    await sleep(2000)
    const during = await load(server.url + listing, beside)
    const cpu_ms = (await server.measure()).cpu_ms - idling.cpu_ms
    return [...figures, talkFigure(await received, cpu_ms), besideFigure(alone.p99_ms, during)]
  } finally {
    for (const one of clients) one.disconnect()
    await shop.home.close()
    await rm(folder, { recursive: true })
  }
}

function receivedBy(one: ChildProcess, wish: Talk): Promise<Received> {
  const received = new Promise<Received>((resolve, reject) => {
    one.once('message', (answered: Received) => resolve(answered))
    one.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)))
  })
  one.send(wish)
  return received
}

/** Members, rooms and consultants for each process of clients. */
async function inParts(shop: Shop): Promise<Clients[]> {
  const members = await manyBuyers(shop, idle, await manyOffers(shop, 1))
  const answering = await Promise.all(Array.from({ length: consultants }, () => aConsultant(shop.home)))
  const talking = members.slice(0, rooms).map(({ user_id }, i) => ({
    ...{ id: newId(), user_id, consultant_id: answering[i % consultants]?.id ?? null },
  }))
  const now = shop.application.clock.now()
  const state = { tenant_id: demoTenants[0].id, state: 'open', last_message_at: now, created_at: now } as const
  await shop.application.db.insert(chat_rooms).values(talking.map((one) => ({ ...one, ...state })))
  const roomOf = new Map(talking.map(({ user_id, id }) => [user_id, id]))
  const asMember = ({ user_id, token }: Buyer) => {
    const room_id = roomOf.get(user_id)
    return { token, ...(room_id && { room_id }) }
  }
  return Array.from({ length: processes }, (_, part) => ({
    url: shop.server.url,
    members: members.filter((_one, i) => i % processes === part).map(asMember),
    consultants: answering
      .filter((_one, i) => i % processes === part)
      .map(({ id, token }) => ({
        token,
        rooms: talking.filter(({ consultant_id }) => consultant_id === id).map((room) => room.id),
      })),
  }))
}

const idleFigure = ({ took, mb }: { took: number; mb: number }): Figure => ({
  name: 'chat idle sockets',
  figure: `${round(idle)} connected in ${round(took / 1000)} s, ${round((mb * 1024) / idle, 1)} kB of memory each`,
  goal: '10,000 on one process',
})

function talkFigure(all: readonly Received[], cpu_ms: number): Figure {
  const sum = (name: 'said' | 'refused') => all.reduce((total, one) => total + one[name], 0)
  const took = all.flatMap((one) => one.took)
  const { p50_ms, p99_ms } = loadOf(took, seconds * 1000)
  const missing = sum('said') - took.length
  const lost = sum('refused') + missing > 0 ? `, ${sum('refused')} REFUSED, ${missing} NOT HEARD` : ''
  return {
    name: `chat ${per_second} messages a second`,
    figure: `${round(sum('said') / seconds)}/s, to who hears it p50 ${round(p50_ms, 1)} ms, p99 ${round(p99_ms, 1)} ms${lost}; ${round(cpu_ms / seconds / 10)} % of a processor with the calls beside it`,
    goal: 'p99 < 100 ms',
  }
}

const besideFigure = (
  alone: number,
  { per_second: rate, p99_ms, errors }: Awaited<ReturnType<typeof load>>,
): Figure => ({
  name: 'API beside it',
  figure: `${round(rate)} lists a second, p99 ${round(p99_ms, 1)} ms${errors > 0 ? `, ${errors} FAILED` : ''}`,
  ratio: round(p99_ms / alone, 2),
  base: `without any socket, p99 ${round(alone, 1)} ms`,
  goal: 'p99 < 100 ms',
})
