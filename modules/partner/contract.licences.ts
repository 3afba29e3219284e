import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { partnerKinds } from './rules/kinds.ts'
import { licenceKinds } from './rules/licence.ts'
import { licence as licenceShape } from './shapes.ts'

const team = ['admin', 'acquisition'] as const
const id = z.uuid()
const day = z.iso.date().refine((text) => text >= '1990-01-01' && text < '2100-01-01')
const evidence_url = z.url({ protocol: /^https$/ }).max(500)
const reason = z.string().trim().min(10).max(500)
const number = z.string().trim().min(1).max(60)

const sorts = ['ends_on', '-ends_on'] as const
const filters = {
  /** `expiring`: good, and ends within 60 days. `valid`: good or to come. */
  state: z.enum(['expiring', 'suspended', 'expired', 'valid']).optional(),
  kind: z.enum(licenceKinds).optional(),
}

const row = licenceShape.extend({
  id,
  partner: z.object({ id, slug: z.string(), name: z.string(), kind: z.enum(partnerKinds) }),
  evidence_url: z.string().nullable(),
  suspended_on: z.string().nullable(),
  suspension_reason: z.string().nullable(),
  /** Days until its last one; nothing where it has no end. */
  days_left: z.int().nullable(),
})

export const listLicences = call({
  method: 'GET',
  path: '/api/console/v1/licences',
  who: team,
  about: 'Licences of all partners, those that end first before the others.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportLicences = call({
  method: 'GET',
  path: '/api/console/v1/licences/export',
  who: team,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const seen = row.extend({
  version: z.int(),
  /** Categories of packages that it lets its holder sell, alone or with another. */
  permits: z.array(z.enum(['umroh', 'haji', 'wisata-syariah'])),
  active_packages: z.int(),
  timeline: z.array(
    z.object({
      event: z.enum(['added', 'renewed', 'corrected', 'suspended', 'lifted']),
      at: z.iso.datetime(),
      by_name: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** A request to lift the suspension that waits for a second person. */
  approval: z.object({ approval_id: id, requested_by: id, reference: z.string() }).nullable(),
})

export const seeLicence = call({
  method: 'GET',
  path: '/api/console/v1/licences/:id',
  who: team,
  about: 'A licence with who checked it, what it permits and what was done to it.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

export const addLicence = call({
  method: 'POST',
  path: '/api/console/v1/licences',
  who: team,
  once: true,
  about: 'Adds a checked licence to a partner, with where it was seen.',
  input: z.object({
    partner_slug: z.string().trim().min(1).max(120),
    kind: z.enum(licenceKinds),
    number,
    valid_from: day.optional(),
    valid_until: day.optional(),
    evidence_url,
  }),
  output: seen,
})

export const changeLicence = call({
  method: 'PUT',
  path: '/api/console/v1/licences/:id',
  who: team,
  about: 'Renews or corrects a licence, with where that was seen. Checked anew, it names who did and when.',
  input: z.object({
    id,
    /** As it was read: what somebody else has changed since is not written over. */
    version: z.coerce.number().int().min(1),
    change: z.enum(['renewed', 'corrected']),
    number,
    valid_from: day.optional(),
    valid_until: day.optional(),
    evidence_url,
    reason: z.string().trim().max(500).optional(),
  }),
  output: seen,
  refusals: [codes.not_found, codes.licence_changed],
})

export const suspendLicence = call({
  method: 'POST',
  path: '/api/console/v1/licences/:id/suspend',
  who: team,
  once: true,
  about:
    'Suspends a licence from today on: what is sold by it is off sale at once, and who has a running order by it is notified once.',
  input: z.object({ id, reason, ...confirmNameField }),
  output: seen,
  refusals: [codes.not_found, codes.licence_moved],
})

export const liftSuspension = call({
  method: 'POST',
  path: '/api/console/v1/licences/:id/lift',
  who: team,
  once: true,
  about: 'Asks for a suspension to be lifted, which takes two: what is sold by the licence stays off sale until then.',
  input: z.object({ id, reason }),
  output: seen,
  refusals: [codes.not_found, codes.licence_moved, codes.approval_waiting],
})

export const decideLift = call({
  method: 'POST',
  path: '/api/console/v1/licences/:id/lift/decide',
  who: team,
  once: true,
  step_code: true,
  about:
    'The second person lifts the suspension, with a code of their own app, and all is on sale again at once; or rejects that.',
  input: z.object({ id, approval_id: id, decision: z.enum(['approve', 'reject']), reason, code: stepCode }),
  output: seen,
  refusals: [codes.not_found, codes.licence_moved, codes.staff_code_wrong, codes.too_many_logins, ...approvalRefusals],
})
