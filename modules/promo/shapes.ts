import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'

/** A promo as lists show it. Amounts are whole rupiah. */
export const promo = z.object({
  id: z.uuid(),
  slug: z.string(),
  code: z.string(),
  category: z.enum(['umroh', 'wisata-syariah', 'oleh-oleh']),
  /** Of what it takes something off: of what is bought, or of sending it. */
  applies_to: z.enum(['goods', 'shipping']),
  title: z.string(),
  picture_id: z.string(),
  picture_colour: pictureColour,
  image: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  percent: z.int().nullable(),
  amount: z.int().nullable(),
  most_amount: z.int().nullable(),
  least_spend: z.int(),
  /** How many uses are left, told when they are few. */
  left: z.int().nullable(),
  state: z.enum(['active', 'coming', 'over', 'used_up']),
})
/** With whether the member who asks has put it aside. */
export const listedPromo = promo.extend({ is_claimed: z.boolean() })

export const promoDetail = listedPromo.extend({ terms: z.array(z.string()), is_for_all_products: z.boolean() })

export const usable = promo.extend({ discount: z.int() })
