import { z } from 'zod'
import { records } from './records.ts'

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

/** The gateway's books. */
export function desk({ folder, now }: { folder: string; now: () => Date }): Desk {
  const books = records({ folder, shape: payment })
  return {
    async find(number) {
      const stored = await books.find(number)
      return stored && aged(stored, now())
    },
    add: (added) => books.add(added.payment_number, added),
    async list() {
      const all = (await books.list()).map((stored) => aged(stored, now()))
      return all.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    },
    change: (number, change) => books.change(number, (stored) => change(aged(stored, now()))),
  }
}

/** What nobody paid in time has run out. */
const aged = (stored: SandboxPayment, now: Date): SandboxPayment =>
  stored.state === 'open' && new Date(stored.expires_at) <= now ? { ...stored, state: 'expired' } : stored
