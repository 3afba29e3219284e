import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'

/** A promo as an advertisement. */
export const ad = z.object({
  id: z.uuid(),
  title: z.string(),
  image: z.string(),
  picture_id: z.string(),
  picture_colour: pictureColour,
  path: z.string(),
  promo: z.object({ slug: z.string(), code: z.string() }),
})
