import { z } from 'zod'

/** What a call with `answers: 'file'` gives. */
export const fileAnswer = z.object({
  bytes: z.custom<Buffer>((bytes) => bytes instanceof Uint8Array),
  type: z.string(),
  name: z.string(),
})
