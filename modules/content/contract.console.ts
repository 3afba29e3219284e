import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { isNoted, noteNeeded, reviewFields, reviewShape, reviewStates } from '#core/review.ts'
import { reportReasons } from './rules/comment.ts'

export * from './contract.figures.ts'
export * from './contract.posts.ts'
export * from './contract.showcase.ts'
export * from './contract.texts.ts'

const editors = ['admin', 'editor'] as const
const both = z.object({ id: z.string(), en: z.string() })
const id = z.uuid()

const guideSorts = ['position', '-position', 'slug', '-slug'] as const
const guideFilters = { review: z.enum(reviewStates).optional() }
const guideRow = z.object({
  id,
  /** Of the tenant whose own text it is; none where all share it. */
  tenant_id: id.nullable(),
  slug: z.string(),
  /** Where the site shows it. */
  path: z.string(),
  title: both,
  review: reviewShape,
})

export const listGuides = call({
  method: 'GET',
  path: '/api/console/v1/guides',
  who: editors,
  about:
    'Guides with how each stands: whether somebody qualified has read and cleared it. Shared ones for the platform.',
  input: z.object({ ...listFields(guideSorts), ...guideFilters }),
  output: listed(guideRow),
})

export const exportGuides = call({
  method: 'GET',
  path: '/api/console/v1/guides/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(guideSorts), ...guideFilters }),
  output: streamAnswer,
})

export const seeGuide = call({
  method: 'GET',
  path: '/api/console/v1/guides/:id',
  who: editors,
  about:
    'One guide to read, in both languages as it is written, and what was said of it. `digest` stands for its wording.',
  input: z.object({ id }),
  output: guideRow.extend({ summary: both, body: both, digest: z.string() }),
})

export const reviewGuide = call({
  method: 'POST',
  path: '/api/console/v1/guides/:id/review',
  who: editors,
  once: true,
  about: 'Clears a guide in the name of who has read it, or sends it back with a note.',
  says: { id: 'Tinjauan disimpan', en: 'Review saved' },
  input: z.object({ id, ...reviewFields }).refine(isNoted, noteNeeded),
  output: z.object({ id, review: reviewShape }),
  refusals: [codes.text_changed],
})

const commentSorts = ['created_at', '-created_at'] as const
const commentFilters = { visibility: z.enum(['shown', 'hidden']).optional() }
/** How often each reason was given. */
const reasonCounts = z.partialRecord(z.enum(reportReasons), z.int())

export const listReportedComments = call({
  method: 'GET',
  path: '/api/console/v1/comments/reported',
  who: editors,
  about: 'Comments that members have reported and nobody has decided about, the oldest first.',
  input: z.object({ ...listFields(commentSorts), ...commentFilters }),
  output: listed(
    z.object({
      id,
      text: z.string(),
      /** First name; empty where they have left. */
      author: z.string(),
      post: z.object({ slug: z.string(), title: z.string() }),
      is_hidden: z.boolean(),
      reasons: reasonCounts,
      created_at: z.iso.datetime(),
    }),
  ),
})

export const exportReportedComments = call({
  method: 'GET',
  path: '/api/console/v1/comments/reported/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(commentSorts), ...commentFilters }),
  output: streamAnswer,
})

export const decideReportedComment = call({
  method: 'POST',
  path: '/api/console/v1/comments/:id/decide',
  who: editors,
  once: true,
  about:
    'Keeps a reported comment, which then is shown, or removes it for everybody. Its author is told of what changed, with the reason.',
  says: { id: 'Keputusan disimpan', en: 'Decision saved' },
  input: z.object({ id, decision: z.enum(['keep', 'remove']), reason: z.string().trim().min(5).max(300) }),
  output: z.object({ id, decision: z.enum(['keep', 'remove']) }),
})
