import { z } from 'zod'

/** What stands in a picture's place until it has come: its own mean colour, as #rrggbb. None where there is no picture. */
export const pictureColour = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .nullable()
