import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { listed } from '#core/list.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { isNoted, noteNeeded, reviewFields, reviewShape, reviewStates } from '#core/review.ts'
import { doaCategories } from './rules/doa.ts'

const editors = ['admin', 'editor'] as const
const both = z.object({ id: z.string(), en: z.string() })
const id = z.string().regex(/^[a-z0-9-]{1,80}$/)
const filters = {
  search: z.string().trim().max(80).default(''),
  /** In the order of the journey, or by title. */
  sort: z.enum(['position', 'title']).default('position'),
  review: z.enum(reviewStates).optional(),
  category: z.enum(doaCategories).optional(),
}
const row = z.object({
  id: z.string(),
  category: z.enum(doaCategories),
  title: both,
  source: both,
  is_quran: z.boolean(),
  review: reviewShape,
})

export const listDoa = call({
  method: 'GET',
  path: '/api/console/v1/doa',
  who: editors,
  about: 'The supplications with how each stands: whether somebody qualified has read and cleared it. All in one part.',
  input: z.object(filters),
  output: listed(row),
})

export const exportDoa = call({
  method: 'GET',
  path: '/api/console/v1/doa/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...filters, language: z.enum(languages).default('id') }),
  output: streamAnswer,
})

export const seeDoa = call({
  method: 'GET',
  path: '/api/console/v1/doa/:id',
  who: editors,
  about: 'One supplication to read, in both languages, and what was said of it. `digest` stands for its Arabic.',
  input: z.object({ id }),
  output: row.extend({
    arabic: z.string(),
    latin: both,
    meaning: both,
    quran: z.array(z.string()),
    /** How often it is said. */
    times: z.int(),
    digest: z.string(),
  }),
})

export const reviewDoa = call({
  method: 'POST',
  path: '/api/console/v1/doa/:id/review',
  who: editors,
  once: true,
  about:
    'Clears a supplication in the name of who has read it, or sends it back with a note. Its text is never changed here.',
  says: { id: 'Tinjauan disimpan', en: 'Review saved' },
  input: z.object({ id, ...reviewFields }).refine(isNoted, noteNeeded),
  output: z.object({ id: z.string(), review: reviewShape }),
  refusals: [codes.text_changed],
})
