import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'

const id = z.uuid()
const partnerRoles = ['partner_owner', 'partner_staff'] as const
const sorts = ['-created_at', 'created_at'] as const
const filters = {
  answered: z.enum(['yes', 'no']).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
}

const deskReview = z.object({
  id,
  package_id: id,
  package_name: z.string(),
  partner_name: z.string(),
  author_name: z.string(),
  rating: z.int(),
  text: z.string(),
  language: z.enum(['id', 'en']),
  travelled_on: z.string(),
  created_at: z.iso.datetime(),
  answer: z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
})

export const listDeskReviews = call({
  method: 'GET',
  path: '/api/console/v1/reviews',
  who: ['admin', ...partnerRoles],
  about: 'What buyers wrote of a partner’s packages, or of all for the platform, the newest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(deskReview),
})

export const exportReviews = call({
  method: 'GET',
  path: '/api/console/v1/reviews/export',
  who: ['admin', ...partnerRoles],
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

export const answerReview = call({
  method: 'POST',
  path: '/api/console/v1/reviews/:id/answer',
  who: partnerRoles,
  once: true,
  about: 'Answers a review in its partner’s name, once and for good. It stands below the review at once.',
  input: z.object({ id, answer: z.string().trim().min(10).max(1000) }),
  output: deskReview,
  refusals: [codes.review_answered],
})
