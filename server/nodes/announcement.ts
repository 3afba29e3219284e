import { z } from 'zod'

const copied = z.enum(['listings', 'seats', 'shop', 'dated-rules'])
const announcement = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('copied'), what: copied }),
  z.object({ topic: z.literal('sessions'), user_id: z.string() }),
  z.object({ topic: z.literal('staff-sessions'), staff_id: z.string() }),
  z.object({ topic: z.literal('service'), service: z.string(), is_away: z.boolean() }),
  // Something may have been missed: whatever is held is looked at again.
  z.object({ topic: z.literal('everything') }),
])
/** What one process tells the others. */
export type Announcement = z.output<typeof announcement>

const envelope = z.object({ from: z.string(), said: announcement })

export const textOf = (from: string, said: Announcement): string => JSON.stringify({ from, said })

/** What another process said; nothing where it was this one, or a release that says other things. */
export function saidIn(text: string, self: string): Announcement | undefined {
  try {
    const { data } = envelope.safeParse(JSON.parse(text))
    return data && data.from !== self ? data.said : undefined
  } catch {
    return undefined
  }
}
