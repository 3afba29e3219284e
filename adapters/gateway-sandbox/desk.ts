import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const payment = z.object({
  payment_number: z.string(),
  amount: z.number(),
  channel: z.string(),
  customer_name: z.string(),
  state: z.enum(['open', 'paid', 'failed', 'expired']),
  /** What the payer's page is found by. */
  token: z.string(),
  /** What is typed or scanned to pay. */
  pay_code: z.string().nullable(),
  return_url: z.string().nullable(),
  notification_url: z.string(),
  request_id: z.string(),
  request_digest: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  changed_at: z.string(),
  /** What went back of it, by the shop's own number of each. */
  refunds: z.array(z.object({ number: z.string(), amount: z.number(), at: z.string() })).default([]),
  /** What becomes of the next refund: `lost` goes through, and its answer does not arrive. */
  next_refund: z.enum(['given', 'refused', 'lost', 'silent']).default('given'),
  /** What was sent to the shop, and what it answered; 0 is no answer. */
  deliveries: z.array(z.object({ at: z.string(), what: z.string(), status: z.number() })),
})
export type SandboxPayment = z.output<typeof payment>

export type Desk = {
  /** False where the number is taken. */
  add(payment: SandboxPayment): Promise<boolean>
  find(payment_number: string): Promise<SandboxPayment | undefined>
  /** Newest first. */
  list(): Promise<SandboxPayment[]>
  /** Changes one payment, one change at a time; what `change` gives is kept. */
  change(payment_number: string, change: (was: SandboxPayment) => SandboxPayment): Promise<SandboxPayment | undefined>
}

/** The gateway's books, as files: they outlive the process, as a gateway outlives a shop. */
export function desk({ folder, now }: { folder: string; now: () => Date }): Desk {
  const turn = turns()
  const path = (number: string) =>
    join(folder, `${createHash('sha256').update(number).digest('hex').slice(0, 40)}.json`)
  const find = async (number: string) => {
    const json = await unlessMissing(readFile(path(number), 'utf8'))
    return json === undefined ? undefined : aged(payment.parse(JSON.parse(json)), now())
  }
  return {
    find,
    async add(added) {
      await mkdir(folder, { recursive: true })
      const draft = await writeDraft(folder, added)
      // A link fails where the name is taken: of two with one number, one is first.
      const isFirst = await link(draft, path(added.payment_number)).then(() => true, isTaken)
      await rm(draft, { force: true })
      return isFirst
    },
    async list() {
      const names = ((await unlessMissing(readdir(folder))) ?? []).filter((name) => name.endsWith('.json'))
      const texts = await Promise.all(names.map((name) => unlessMissing(readFile(join(folder, name), 'utf8'))))
      return texts
        .flatMap((json) => (json === undefined ? [] : [aged(payment.parse(JSON.parse(json)), now())]))
        .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    },
    change: (number, change) =>
      turn(number, async () => {
        const was = await find(number)
        if (!was) return undefined
        const changed = change(was)
        await rename(await writeDraft(folder, changed), path(number))
        return changed
      }),
  }
}

/** What nobody paid in time has run out. */
const aged = (stored: SandboxPayment, now: Date): SandboxPayment =>
  stored.state === 'open' && new Date(stored.expires_at) <= now ? { ...stored, state: 'expired' } : stored

async function writeDraft(folder: string, stored: SandboxPayment): Promise<string> {
  const draft = join(folder, `${randomUUID()}.draft`)
  await writeFile(draft, JSON.stringify(stored))
  return draft
}

function turns() {
  const waiting = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (waiting.get(key) ?? Promise.resolve()).then(work, work)
    const settled = mine.catch(() => undefined).finally(() => waiting.get(key) === settled && waiting.delete(key))
    waiting.set(key, settled)
    return mine
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

function isTaken(error: unknown): false {
  if (hasCode(error, 'EEXIST')) return false
  throw error
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
