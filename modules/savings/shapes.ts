import { z } from 'zod'
import { savingsAkads } from '#modules/partner/rules/akad.ts'
import { licence } from '#modules/partner/shapes.ts'

/** What one bank offers to save with, under one contract. */
export const savingsPartner = z.object({
  terms_id: z.uuid(),
  bank: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string(), licence }),
  akad: z.enum(savingsAkads),
  minimum_deposit: z.int(),
  admin_fee: z.int(),
  /** Shares of customer and bank in what the bank earns, such as 40:60; null where none is shared. */
  nisbah: z.string().nullable(),
  months: z.array(z.int()),
})
