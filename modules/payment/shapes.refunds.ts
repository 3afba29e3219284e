import { z } from 'zod'
import { methodKinds } from './rules/methods.ts'
import { orderKindNames } from './rules/order-kinds.ts'
import { refundStatuses } from './rules/refund-status.ts'
import { refundAccount } from './shapes.ts'

const id = z.uuid()

/** Money that goes back to who paid it, all of a payment or a part. */
export const refund = z.object({
  refund_id: id,
  payment_id: id,
  payment_number: z.string(),
  invoice_code: z.string(),
  order_kind: z.enum(orderKindNames),
  order_id: id,
  payer_name: z.string(),
  gateway: z.string(),
  /** How it was paid. */
  kind: z.enum([...methodKinds, 'transfer']),
  method_id: z.string(),
  amount: z.int(),
  /** Why it goes back. */
  reason: z.string(),
  paid_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime(),
  status: z.enum(refundStatuses),
  /** Whether a second person has to approve it before it is sent, and has not been asked yet. */
  needs_approval: z.boolean(),
  /** Whether the gateway can give it back the way it came. */
  can_return: z.boolean(),
  /** How it left, or is about to. */
  via: z.enum(['transfer', 'gateway']).nullable(),
  /** What the gateway said where it did not give it back, or what is known of it while it has not answered. */
  gateway_note: z.string().nullable(),
  /** Whether the gateway has not answered for so long that a person has to look there. */
  needs_look: z.boolean(),
  /** Where a transfer goes; nothing while the family has not said. */
  account: refundAccount.nullable(),
  /** The batch that it waits in for a second person, or on whose list of transfers it stands. */
  batch_id: id.nullable(),
  /** Of the bank or the gateway, once it is sent. */
  reference: z.string().nullable(),
  /** Where a second person is waited for: who asked. */
  approval: z
    .object({ approval_id: id, requested_by: id, requested_by_name: z.string(), requested_at: z.iso.datetime() })
    .nullable(),
})
