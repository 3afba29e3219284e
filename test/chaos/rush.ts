import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#core/ids.ts'
import { lane } from '#core/lane.ts'
import { recordOf } from '#core/record.ts'
import { type Buyer, manyBuyers } from '#test/bench/buyers.ts'
import { aForm, anOffer } from '#test/support/bookings.ts'
import { type Acknowledged, homeOf, nothingYet, sendSurely } from './buyer.ts'
import type { World } from './world.ts'

type Answer = { status: number; code: string; booking_id: string; ms: number; tries: number }

// As a proxy would: more at once try the sockets of this machine, where a connection may wait longer than a client does.
const connections = lane(2000)

async function ask(world: World, { token, ip, product_id, departure_id }: Buyer, key: string) {
  const response = await fetch(`${world.url()}/api/v3/bookings/cart`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': ip,
      'idempotency-key': key,
    },
    body: JSON.stringify({ product_id, departure_id, rooms: [{ type: 'quad', adults: 1 }] }),
    signal: AbortSignal.timeout(60_000),
  })
  const wait_seconds = Number(response.headers.get('retry-after') ?? 1)
  return { status: response.status, wait_seconds, body: await response.json() }
}

function codeOf(error: unknown): string {
  const { cause, name } = recordOf(error)
  return String(recordOf(cause).code ?? name)
}

/**
 * As browsers do: a connection that waited for its next request may be closed by the server in the moment it is sent, and
 * is then opened anew, once. The key sees to it that nothing happens twice.
 */
const askOnOpenConnection = (world: World, buyer: Buyer, key: string) =>
  ask(world, buyer, key).catch((error: unknown) => {
    if (codeOf(error) !== 'ECONNRESET') throw error
    reopened += 1
    return ask(world, buyer, key)
  })
let reopened = 0

/** One buyer who wants a seat now. Asked to come again, the buyer does, with the same key. */
async function want(world: World, buyer: Buyer, key: string): Promise<Answer> {
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    const { status, wait_seconds, body } = await connections(() => askOnOpenConnection(world, buyer, key))
    const ms = performance.now() - began
    if (status !== 429) return { status, code: body.code ?? '', booking_id: body.data?.booking_id ?? '', ms, tries }
    await sleep(1000 * wait_seconds)
  }
}

const noAnswer = (error: unknown): Answer => {
  return { status: 0, code: `no answer (${codeOf(error)})`, booking_id: '', ms: 60_000, tries: 1 }
}
const part = (sorted: readonly number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

/** Very many at the same moment for a few seats: each hears yes or sold out, and as many get one as there are. */
export async function rush(world: World, { crowd, seats }: { crowd: number; seats: number }): Promise<Acknowledged> {
  reopened = 0
  const known = nothingYet()
  const offer = await anOffer(homeOf(world), { quota: seats })
  const buyers = (await manyBuyers(world, crowd, [offer])).map((buyer) => ({ buyer, key: newId() }))
  const answers = await Promise.all(buyers.map(({ buyer, key }) => want(world, buyer, key).catch(noAnswer)))
  const strange = answers.filter(({ status, code }) => status !== 200 && code !== 'F-DPS-D7m')
  const counts = Map.groupBy(strange, ({ status, code }) => `${status} ${code}`)
  if (strange.length > 0)
    throw new Error(`strange answers: ${[...counts].map(([what, of]) => `${of.length} × ${what}`)}`)
  const got = buyers.flatMap((one, i) => (answers[i]?.status === 200 ? [{ ...one, id: answers[i].booking_id }] : []))
  if (got.length !== seats) throw new Error(`${got.length} of ${crowd} buyers got one of ${seats} seats`)
  known.carts.push(...got.map(({ id }) => id))
  await repeatAndOrder(world, got.slice(0, 5), known)
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const middle = `half within ${part(times, 0.5)} ms, 99 of 100 within ${part(times, 0.99)} ms`
  const again = answers.filter(({ tries }) => tries > 1).length
  if (reopened > 0) known.notes.push(`${reopened} connections were closed while they waited, and opened anew`)
  if (again > 0) known.notes.push(`${again} were asked to come again, and did`)
  known.notes.push(`${crowd} buyers for ${seats} seats: ${middle}, the last after ${part(times, 1 - 1 / crowd)} ms`)
  return known
}

type Got = { buyer: Buyer; key: string; id: string }

/** Sold out as it is, the same request has the same answer, and whoever holds a seat can order it. */
async function repeatAndOrder(world: World, got: readonly Got[], known: Acknowledged): Promise<void> {
  for (const { buyer, key, id } of got) {
    const again = await want(world, buyer, key)
    if (again.booking_id !== id) throw new Error(`the same key got ${again.status} ${again.code} ${again.booking_id}`)
    const body = { ...(await aForm(homeOf(world), id)), plan: 'full' }
    const placed = await sendSurely(world, `/api/v3/bookings/${id}/do-checkout`, { token: buyer.token, body })
    if (placed.status === 200) known.orders.push(id)
  }
}
