import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { doku, type GatewayAccount } from './doku.ts'
import { loop } from './loop.ts'

export type Sent = { path: string; method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string }
/** A buyer for the whole way: from the seat to the journey paid. */
export type BuyerJob = { headers: Record<string, string>; choice: object; form: object }
export type Errand = { url: string; seconds: number; connections: number } & (
  | { kind: 'requests'; jobs: Sent[] }
  | { kind: 'bookings'; jobs: BuyerJob[]; gateway: GatewayAccount }
)

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** One request over a connection that stays open. */
function send(url: string, { path, method = 'POST', headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body ?? '')) }
    const json = { 'content-type': 'application/json', ...length }
    const sent = request(url + path, { method, agent, headers: { ...headers, ...(body !== undefined && json) } })
    sent.on('error', reject)
    sent.on('response', (reply) =>
      buffer(reply).then((bytes) => resolve({ status: reply.statusCode ?? 0, text: bytes.toString() }), reject),
    )
    sent.end(body)
  })
}

async function data(url: string, sent: Sent) {
  const { status, text } = await send(url, sent)
  if (status !== 200) throw new Error(`${sent.path} answered ${status} ${text}`)
  return JSON.parse(text).data
}

/** Seats, form, a way to pay, and the bank's word that it is paid. */
async function book(url: string, { headers, choice, form }: BuyerJob, gateway: GatewayAccount): Promise<void> {
  const once = () => ({ ...headers, 'idempotency-key': crypto.randomUUID() })
  const post = (path: string, body: object) => data(url, { path, headers: once(), body: JSON.stringify(body) })
  const { booking_id } = await post('/api/v3/bookings/cart', choice)
  const order = await data(url, { path: `/api/v3/bookings/${booking_id}/detail/order`, method: 'GET', headers })
  const participants = order.participants.map(({ id }: { id: string }) => ({
    id,
    name: 'Siti Rahmawati',
    relation: 'self',
  }))
  const placed = await post(`/api/v3/bookings/${booking_id}/do-checkout`, { ...form, participants })
  const [invoice] = placed.invoices
  const way = { payment_method_id: 'doku-va-bca' }
  const payment = await post(`/api/v3/bookings/${booking_id}/payments/${invoice.invoice_code}`, way)
  await data(url, doku(gateway, { payment_number: payment.payment_number, amount: payment.total_payment }))
}

async function run(errand: Errand) {
  const { url, seconds, connections } = errand
  const statuses: Record<number, number> = {}
  let next = 0
  const one = async (): Promise<boolean> => {
    const i = next++
    if (errand.kind === 'bookings') {
      const job = errand.jobs[i]
      if (!job) return false
      await book(url, job, errand.gateway)
      return true
    }
    const job = errand.jobs[i]
    if (!job) return false
    const { status } = await send(url, job)
    statuses[status] = (statuses[status] ?? 0) + 1
    return true
  }
  const load = await loop(one, { seconds, connections })
  return { ...load, done: Math.min(next, errand.jobs.length), statuses }
}

const [file = ''] = process.argv.slice(2)
const result = await run(JSON.parse(await readFile(file, 'utf8')))
agent.destroy()
process.stdout.write(JSON.stringify(result))
