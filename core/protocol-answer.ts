import { z } from 'zod'

/** What a call with `answers: 'protocol'` gives: status, headers and body as somebody else's protocol wants them. */
export const protocolAnswer = <B extends z.ZodType>(body: B) =>
  z.object({
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()),
    body,
    /** What went wrong with us, for the log alone. */
    error: z.unknown().optional(),
  })

export const anyProtocolAnswer = protocolAnswer(z.unknown())
