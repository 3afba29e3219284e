import { z } from 'zod'

/** What somebody qualified says of a religious text: it may stand as it is, or it has to change. */
export const reviewVerdicts = ['cleared', 'sent_back'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** How a text stands: what it was read as counts for that wording alone. */
export const reviewStates = ['awaiting', 'cleared', 'sent_back'] as const

const noteLength = { least: 5, most: 1000 }

/** A verdict as the desk sends it, beside the `id` of the text. `digest` stands for the wording that was read. */
export const reviewFields = {
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  verdict: z.enum(reviewVerdicts),
  reviewer: z.string().trim().min(3).max(100),
  note: z.string().trim().max(noteLength.most).optional(),
}

/** Whoever sends a text back says what has to change. */
export const isNoted = ({ verdict, note }: { verdict: ReviewVerdict; note?: string | undefined }): boolean =>
  verdict === 'cleared' || (note ?? '').length >= noteLength.least
export const noteNeeded = { path: ['note'], params: { word: 'note_needed' } }

/** What the desk reads of a review. */
export const reviewShape = z.object({
  state: z.enum(reviewStates),
  reviewer: z.string().nullable(),
  reviewed_at: z.iso.datetime().nullable(),
  note: z.string().nullable(),
})
