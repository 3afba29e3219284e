import { sql } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import { anOffer, type Offer } from '#test/support/bookings.ts'
import { makeWire } from '#test/support/wire.ts'
import { homeOf, makeBuyer, nothingYet, order, surely } from './buyer.ts'
import { at, type Trial, times, underFire } from './trials.ts'
import { until, type World } from './world.ts'

type Answer = { status: number; code: string; wait: string | null }
type RequestInput = { token?: string; body?: object }

/** One request by whichever connection fetch has open; where no answer came, its status is 0. */
async function ask(url: string, { token, body }: RequestInput = {}): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json', 'idempotency-key': newId() }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await reply.text()
    const isFailure = reply.status >= 400 && text.startsWith('{')
    return {
      status: reply.status,
      code: isFailure ? JSON.parse(text).code : '',
      wait: reply.headers.get('retry-after'),
    }
  } catch {
    return { status: 0, code: '', wait: null }
  }
}

const listing = '/api/v3/umroh/search'
const isOk = async (url: string): Promise<boolean> => (await ask(url)).status === 200

const cart = ({ product, departure }: Offer) => ({
  product_id: product.id,
  departure_id: departure.id,
  rooms: [{ type: 'quad', adults: 1 }],
})

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

const socketFolder = (url: string): string => new URL(url).searchParams.get('host') ?? ''

/**
 * Every byte between a server and the database is lost for a while, though all sockets stay open. It stops being ready,
 * and serves and sells again by itself.
 */
const silentWire: Trial = async (world, { orders }) => {
  const wire = await makeWire({ host: socketFolder(world.cluster.url) })
  const limits = { DATABASE_STATEMENT_SECONDS: '3', DATABASE_POOL: '6' }
  const { url, process: server } = await world.another({ ...limits, DATABASE_URL: wire.url('rihla') })
  const here: World = { ...world, url: () => url }
  const known = await underFire(here, { orders: orders / 2 }, async (untilOrdered) => {
    await until('listings are served', () => isOk(url + listing))
    for (let i = 0; i < Math.ceil(orders / 30); i++) {
      await untilOrdered(2)
      wire.mute()
      await until('a server without a database is not ready', async () => (await ask(`${url}/readyz`)).status === 503)
      wire.unmute()
      await until('it is ready again', () => isOk(`${url}/readyz`))
      await until('listings are served again', () => isOk(url + listing))
    }
    await untilOrdered(2)
  })
  server.child.kill('SIGKILL')
  await server.ended
  await wire.close()
  return known
}

type Balanced = { url: string; isReady: boolean }

/** What a balancer does: it asks each server whether it is ready, and sends nobody to one that is not. */
function balance(servers: readonly Balanced[]) {
  let next = 0
  const look = (one: Balanced) =>
    isOk(`${one.url}/readyz`).then((isReady) => {
      one.isReady = isReady
    })
  let looking: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    looking = Promise.all(servers.map(look))
  }, 100)
  return {
    pick(): string {
      const ready = servers.filter(({ isReady }) => isReady)
      const one = ready[next++ % Math.max(1, ready.length)]
      if (!one) throw new Error('no server is ready')
      return one.url
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

const requests = 1000

/** One of two servers behind a balancer is told to stop in the midst of a thousand requests: none of them fails. */
const sigterm: Trial = async (world) => {
  const [leaving, staying] = await Promise.all(times(2, () => world.another({ STOP_NOTICE_SECONDS: '2' })))
  if (!leaving || !staying) throw new Error('no servers')
  const balancer = balance([leaving, staying].map(({ url }) => ({ url, isReady: true })))
  const known = nothingYet()
  const offer = await anOffer(homeOf(world), { quota: 200 })
  const buyers = await Promise.all(times(20, () => makeBuyer(world)))
  const failed: Answer[] = []
  let sent = 0
  const visit = async ({ token }: { token: string }) => {
    for (let i = 0; sent < requests; i++) {
      if (sent++ === requests / 4) leaving.process.child.kill('SIGTERM')
      const path = i === 10 ? '/api/v3/bookings/cart' : at([listing, '/api/v3/whitelabel/settings'], i)
      const answer = await ask(balancer.pick() + path, i === 10 ? { token, body: cart(offer) } : { token })
      if (answer.status !== 200) failed.push(answer)
    }
  }
  await Promise.all(buyers.map(visit))
  // It is gone, of its own will and without having been cut short.
  const code = await leaving.process.ended
  await order({ ...world, url: balancer.pick }, await makeBuyer(world), { offer, known })
  await balancer.stop()
  staying.process.child.kill('SIGTERM')
  await staying.process.ended
  demand(failed.length === 0, `${failed.length} of ${requests} requests failed: ${JSON.stringify(failed.slice(0, 5))}`)
  demand(code === 0, `the server that was told to stop ended with ${code}`)
  return known
}

const written = ['bookings', 'booking_history', 'invoices', 'payments', 'idempotency_keys', 'outbox']

/** As PostgreSQL says it when no file can grow any more; reading goes on. */
async function fillDisk({ application }: World): Promise<void> {
  const raise = `raise exception 'could not extend file: No space left on device' using errcode = '53100'`
  const full = `create or replace function full_disk() returns trigger language plpgsql as $$ begin ${raise}; end $$`
  await application.db.execute(sql.raw(full))
  for (const table of written) {
    const trigger = `create trigger full_disk before insert or update on ${table} execute function full_disk()`
    await surely(() => application.db.execute(sql.raw(trigger)))
  }
}

async function freeDisk({ application }: World): Promise<void> {
  for (const table of written) await surely(() => application.db.execute(sql.raw(`drop trigger full_disk on ${table}`)))
}

/** The disk of the database is full for a while: whoever writes is told to come again, whoever reads notices nothing. */
const fullDisk: Trial = async (world, { orders }) =>
  underFire(world, { orders: orders / 2 }, async (untilOrdered) => {
    const offer = await anOffer(homeOf(world))
    const { token } = await makeBuyer(world)
    await untilOrdered(2)
    await fillDisk(world)
    const writing = () => ask(`${world.url()}/api/v3/bookings/cart`, { token, body: cart(offer) })
    const answers = await Promise.all(times(20, writing))
    const isReadable = await isOk(world.url() + listing)
    await freeDisk(world)
    const isUnavailable = ({ status, code, wait }: Answer) => status === 503 && code === 'F-SRV-5x3' && Number(wait) > 0
    const others = answers.filter((answer) => !isUnavailable(answer))
    demand(others.length === 0, `a full disk was answered with ${JSON.stringify(others.slice(0, 5))}`)
    demand(isReadable, 'a full disk kept people from reading')
    await untilOrdered(3)
  })

export const faultTrials: Readonly<Record<string, Trial>> = { silentWire, sigterm, fullDisk }
