import { Readable } from 'node:stream'
import { z } from 'zod'

/** What a call with `answers: 'file'` gives. */
export const fileAnswer = z.object({
  bytes: z.custom<Buffer>((bytes) => bytes instanceof Uint8Array),
  type: z.string(),
  name: z.string(),
  /** To be looked at where it stands, and not saved: only a picture or a PDF is. */
  is_shown: z.boolean().optional(),
})

/** What a call with `answers: 'stream'` gives: a file that may be larger than memory should hold. */
export const streamAnswer = z.object({
  stream: z.custom<Readable>((stream) => stream instanceof Readable),
  type: z.string(),
  name: z.string(),
})
export type StreamAnswer = z.output<typeof streamAnswer>
