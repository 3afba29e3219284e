import { z } from 'zod'
import type { NoticeStatus } from '#modules/payment/ports.ts'

const notificationShape = z.object({
  order_id: z.string().min(1).max(64),
  grand_total: z.union([z.number(), z.string().max(20)]),
  status: z.string().max(40),
  payment_channel: z.object({ code: z.string().max(40) }),
})
export type Message = z.output<typeof notificationShape>

export const readMessage = (body: unknown): Message | undefined => notificationShape.safeParse(body).data

const statuses: Readonly<Record<string, NoticeStatus>> = {
  PENDING: 'pending',
  WAITING: 'pending',
  SUCCESS: 'paid',
  FAILED: 'failed',
  CANCELED: 'failed',
  EXPIRED: 'expired',
}

/** What a message says of a payment. The amount has one spelling: the signature has no mark between its parts. */
export function noticeOf({ grand_total, status }: Message) {
  const amount = /^[1-9]\d{0,14}(\.00?)?$/.test(String(grand_total)) ? Number(grand_total) : undefined
  return { status: statuses[status.toUpperCase()] ?? ('unclear' as const), amount, sent_at: undefined }
}
