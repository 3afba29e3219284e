import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { bookedInvoice } from '#modules/booking/shapes.ts'
import { orderKindNames } from '#modules/payment/rules/order-kinds.ts'

/** An order in passing. */
export const orderItem = z.object({
  id: z.uuid(),
  /** What was ordered; each kind has its own page and its own states. */
  kind: z.enum(orderKindNames),
  code: z.string(),
  /** The kind's own state, and the tab under which that stands. */
  status: z.string(),
  tab: z.enum(['unpaid', 'in_progress', 'completed']),
  category: z.string(),
  product: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    picture_id: z.string().nullable(),
    picture_colour: pictureColour,
  }),
  /** Nothing, where nobody travels. */
  departs_on: z.string().nullable(),
  returns_on: z.string().nullable(),
  /** How many travel, or how many things were ordered. */
  participants: z.int(),
  total: z.int(),
  /** While it is a cart: until when its seats are kept. */
  hold_expires_at: z.iso.datetime().nullable(),
  is_overdue: z.boolean(),
  /** All that is still to be paid of it; 0, where nothing is. */
  due_amount: z.int(),
  /** What of that is paid first. Nothing, where nothing is left to pay. */
  next_payment: bookedInvoice
    .pick({ invoice_code: true, stage: true, amount: true, due_at: true })
    .extend({
      /** The clock of the newest attempt to pay the order, by which due times are shown. Nothing, where there was none. */
      timezone: z.string().nullable(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
})

/** How many orders stand under each tab, within the category asked for; one under way that owes something under two. */
export const counts = z.object({ unpaid: z.int(), in_progress: z.int(), completed: z.int() })
