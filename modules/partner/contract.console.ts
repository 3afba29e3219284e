import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { checkKinds, checkOutcomes } from './rules/checks.ts'
import { applicationDocumentKinds } from './rules/documents.ts'
import { licenceKinds } from './rules/licence.ts'
import { applicationKinds } from './shapes.ts'

export * from './contract.banks.ts'
export * from './contract.figures.ts'
export * from './contract.licences.ts'
export * from './contract.profile.ts'
export * from './contract.shown.ts'

const team = ['admin', 'acquisition'] as const
const id = z.uuid()
const states = ['submitted', 'in_review', 'accepted', 'rejected'] as const
const day = z.iso.date().refine((text) => text >= '1990-01-01' && text < '2100-01-01')
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
const reason = z.string().trim().min(10).max(500)

const sorts = ['-created_at', 'created_at'] as const
const filters = {
  /** `open`: waits for a decision. */
  state: z.enum(['open', ...states]).optional(),
  kind: z.enum(applicationKinds).optional(),
  /** Sent so many days ago, or more. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
}

const row = z.object({
  id,
  kind: z.enum(applicationKinds),
  company: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  city_name: z.string(),
  licence_number: z.string().nullable(),
  state: z.enum(states),
  created_at: z.iso.datetime(),
})

export const listApplications = call({
  method: 'GET',
  path: '/api/console/v1/applications',
  who: team,
  about: 'Applications to become a partner whose address is proved, the newest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportApplications = call({
  method: 'GET',
  path: '/api/console/v1/applications/export',
  who: team,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const check = z.object({
  id,
  kind: z.enum(checkKinds),
  outcome: z.enum(checkOutcomes),
  note: z.string().nullable(),
  licence: z
    .object({
      kind: z.enum(licenceKinds),
      number: z.string(),
      valid_from: z.string().nullable(),
      valid_until: z.string().nullable(),
      evidence_url: z.string().nullable(),
    })
    .nullable(),
  account: z.object({ bank_name: z.string(), holder: z.string(), ending: z.string() }).nullable(),
  checked_by: z.string(),
  checked_at: z.iso.datetime(),
})

const seen = row.extend({
  message: z.string().nullable(),
  language: z.enum(['id', 'en']),
  verified_at: z.iso.datetime().nullable(),
  /** What is asked of the applicant, and the scan of each that has come. */
  documents: z.array(
    z.object({
      kind: z.enum(applicationDocumentKinds),
      is_required: z.boolean(),
      scan: z
        .object({ id, type: z.enum(['image/webp', 'application/pdf']), size: z.int(), uploaded_at: z.iso.datetime() })
        .nullable(),
    }),
  ),
  /** In the order they were made; of each kind the last one counts. */
  checks: z.array(check),
  /** Those that have to pass before it can be approved. */
  open_checks: z.array(z.enum(checkKinds)),
  timeline: z.array(
    z.object({
      state: z.enum(['unverified', ...states]),
      at: z.iso.datetime(),
      by_name: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Who the applicant became. */
  partner: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
})

export const seeApplication = call({
  method: 'GET',
  path: '/api/console/v1/applications/:id',
  who: team,
  about: 'An application with what was checked of it and what has happened to it.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

export const openApplicationDocument = call({
  method: 'GET',
  path: '/api/console/v1/applications/:id/documents/:document_id/file',
  who: team,
  answers: 'file',
  about: 'The scan of a document that came with an application. Every look is written into the audit.',
  input: z.object({ id, document_id: id }),
  output: fileAnswer,
})

export const startReview = call({
  method: 'POST',
  path: '/api/console/v1/applications/:id/review',
  who: team,
  about: 'Somebody begins to check an application; the applicant sees that on the page of the mailed link.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found, codes.application_moved],
})

export const noteCheck = call({
  method: 'POST',
  path: '/api/console/v1/applications/:id/checks',
  who: team,
  once: true,
  about: 'Writes down a check of an application under review: what was seen where it passed, why where it failed.',
  input: z.object({
    id,
    kind: z.enum(checkKinds),
    outcome: z.enum(checkOutcomes),
    note: z.string().trim().max(500).optional(),
    licence_kind: z.enum(licenceKinds).optional(),
    licence_number: line(60).optional(),
    valid_from: day.optional(),
    valid_until: day.optional(),
    evidence_url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .optional(),
    bank_name: line(100).optional(),
    account_holder: line(150).optional(),
    /** The last four digits. */
    account_ending: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    /** The scans that were looked at, of a check of documents. */
    document_ids: z.array(id).max(applicationDocumentKinds.length).default([]),
  }),
  output: seen,
  refusals: [codes.not_found, codes.application_moved, codes.application_documents_changed],
})

export const acceptApplication = call({
  method: 'POST',
  path: '/api/console/v1/applications/:id/accept',
  who: team,
  once: true,
  about:
    'Approves an application whose checks have all passed: the partner is made with its checked licence, its owner is invited, and the applicant is mailed.',
  input: z.object({
    id,
    /** As families know it; the company stays its legal name. */
    name: line(100),
    address: line(250),
    founded_year: z.coerce.number().int().min(1900).max(2100),
  }),
  output: seen,
  refusals: [codes.not_found, codes.application_moved, codes.application_checks_open, codes.licence_taken],
})

export const rejectApplication = call({
  method: 'POST',
  path: '/api/console/v1/applications/:id/reject',
  who: team,
  once: true,
  about: 'Rejects an application with a reason that the applicant is mailed.',
  input: z.object({ id, reason, ...confirmNameField }),
  output: seen,
  refusals: [codes.not_found, codes.application_moved],
})
