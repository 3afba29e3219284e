import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { bookedInvoice, bookingStatus } from '#modules/booking/shapes.ts'

const category = z.enum(['umroh', 'haji', 'wisata-syariah'])

/** An order in passing. */
export const orderItem = z.object({
  id: z.uuid(),
  code: z.string(),
  status: bookingStatus,
  category,
  product: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    picture_id: z.string().nullable(),
    picture_colour: pictureColour,
  }),
  departs_on: z.string(),
  returns_on: z.string(),
  participants: z.int(),
  total: z.int(),
  /** While it is a cart: until when its seats are kept. */
  hold_expires_at: z.iso.datetime().nullable(),
  is_overdue: z.boolean(),
  /** All that is still to be paid of it; 0, where nothing is. */
  due_amount: z.int(),
  /** What of that is paid first. Nothing, where nothing is left to pay. */
  next_payment: bookedInvoice.pick({ invoice_code: true, stage: true, amount: true, due_at: true }).nullable(),
  created_at: z.iso.datetime(),
})

/** How many orders stand under each tab, within the category asked for; one under way that owes something under two. */
export const counts = z.object({ unpaid: z.int(), in_progress: z.int(), completed: z.int() })
