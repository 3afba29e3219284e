import { z } from 'zod'
import type { NoticeStatus } from '#modules/payment/ports.ts'

// Fields are added without notice, so only what is needed is looked at.
const notificationShape = z.object({
  order: z.object({
    invoice_number: z.string().min(1).max(64),
    amount: z.union([z.number(), z.string().max(20)]).nullish(),
    currency: z.string().max(10).nullish(),
  }),
  transaction: z.object({ status: z.string().max(40) }),
})

const statuses: Readonly<Record<string, NoticeStatus>> = {
  PENDING: 'pending',
  REDIRECT: 'pending',
  TIMEOUT: 'pending',
  SUCCESS: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
}

/** What a notification, or an answer about a payment, says; nothing where it is about none. */
export function readNotice(body: unknown) {
  const parsed = notificationShape.safeParse(body)
  if (!parsed.success) return undefined
  const { order, transaction } = parsed.data
  return {
    payment_number: order.invoice_number,
    status: statuses[transaction.status.toUpperCase()] ?? ('unclear' as const),
    amount: (order.currency ?? 'IDR') === 'IDR' ? wholeRupiah(order.amount) : undefined,
  }
}

/** `20000`, `"20000"` and `"20000.00"` are one amount; `20000.5` is none. */
export function wholeRupiah(amount: number | string | null | undefined): number | undefined {
  if (typeof amount === 'string' && !/^\d{1,15}(\.0{1,2})?$/.test(amount)) return undefined
  const value = Number(amount ?? Number.NaN)
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
