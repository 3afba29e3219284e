import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { dateFields } from './rules/date-fields.ts'
import { certaintyNames } from './rules/facts.ts'
import { dateForm, evidenceFile, plannedDates } from './shapes.forms.ts'

const id = z.uuid()
const partnerRoles = ['partner_owner', 'partner_staff'] as const
const readers = ['admin', 'acquisition', ...partnerRoles] as const
const version = z.coerce.number().int().min(1)
const reason = z.string().trim().min(10).max(500)

const deskDate = z.object({
  id,
  departs_on: z.string(),
  returns_on: z.string(),
  /** `waiting` for a reviewer, `open`, `closed` by its partner, or `over`: past its last day to book. */
  state: z.enum(['waiting', 'open', 'closed', 'over']),
  quota: z.int(),
  sold: z.int(),
  held: z.int(),
  price_quad: z.int(),
  /** Whether a change of it waits to be submitted or approved. */
  is_changed: z.boolean(),
})
const dateOf = { id, departure_id: id }

export const listDepartures = call({
  method: 'GET',
  path: '/api/console/v1/packages/:id/departures',
  who: readers,
  about: 'The dates of a package with their seats, on sale or not, earliest first.',
  input: z.object({ id }),
  output: z.object({ package_name: z.string(), can_add: z.boolean(), dates: z.array(deskDate) }),
})

export const addDepartures = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/departures',
  who: partnerRoles,
  once: true,
  about: 'Adds dates with the same flights, hotels, seats and prices. They are sold once a reviewer has approved them.',
  input: z.object({ id, ...plannedDates.shape }),
  output: z.object({ added: z.int() }),
  refusals: [codes.package_locked, codes.package_not_on_sale],
})

export const removeDeparture = call({
  method: 'DELETE',
  path: '/api/console/v1/packages/:id/departures/:departure_id',
  who: partnerRoles,
  about: 'Removes a date that is not on sale yet.',
  input: z.object(dateOf),
  output: z.object({}),
  refusals: [codes.package_locked, codes.package_not_on_sale, codes.departure_on_sale],
})

export const changeQuota = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/departures/:departure_id/quota',
  who: partnerRoles,
  once: true,
  about: 'Adds seats to a date or takes some away, never below those that are sold and held.',
  input: z.object({ ...dateOf, change: z.int().min(-2000).max(2000), reason }),
  output: deskDate,
  refusals: [codes.quota_taken],
})

export const closeDeparture = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/departures/:departure_id/close',
  who: partnerRoles,
  once: true,
  about: 'Stops selling a date. What was booked stays booked. The name of the package has to be typed.',
  input: z.object({ ...dateOf, reason, ...confirmNameField }),
  output: deskDate,
  refusals: [codes.departure_closed],
})

const seenDate = deskDate.extend({
  package_id: id,
  package_name: z.string(),
  version: z.int(),
  /** As its partner last saved it; what waits for a review stands in place of what the site shows. */
  form: dateForm,
  /** Fields that the site shows otherwise still. */
  waiting_fields: z.array(z.enum(dateFields)),
  can_save: z.boolean(),
  /** What proves its certainties. */
  evidence: z.array(evidenceFile),
})

export const seeDate = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/terms',
  who: partnerRoles,
  about: 'A date as its partner has written it: days, flights, hotels, prices and the certainties with their evidence.',
  input: z.object({ id }),
  output: seenDate,
})

export const saveDate = call({
  method: 'PUT',
  path: '/api/console/v1/departures/:id/terms',
  who: partnerRoles,
  about:
    'Saves a date. On sale, its cut-off and the way back change at once, prices and certainties once they are approved; day, hotels and the way there only while nobody has a seat.',
  input: z.object({ id, version, ...dateForm.shape }),
  output: seenDate,
  refusals: [codes.departure_changed, codes.departure_sold, codes.package_locked, codes.package_not_on_sale],
})

export const addEvidence = call({
  method: 'POST',
  path: '/api/console/v1/departures/:id/evidence',
  who: partnerRoles,
  about:
    'Adds a file that proves a certainty of a date, for the reviewer alone. PDF, JPEG, PNG or WebP by content; stored encrypted.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({ id, certainty: z.enum(certaintyNames) }),
  output: z.object({ evidence_id: id }),
  refusals: [codes.package_locked, codes.package_not_on_sale, codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})

export const removeEvidence = call({
  method: 'DELETE',
  path: '/api/console/v1/departures/:id/evidence/:evidence_id',
  who: partnerRoles,
  about: 'Removes a file that proves a certainty; one that a reviewer has approved stays.',
  input: z.object({ id, evidence_id: id }),
  output: z.object({}),
  refusals: [codes.package_locked, codes.package_not_on_sale, codes.evidence_approved],
})

export const openEvidence = call({
  method: 'GET',
  path: '/api/console/v1/departures/:id/evidence/:evidence_id/file',
  who: readers,
  answers: 'file',
  about: 'A file that proves a certainty, to be looked at. Every look is written into the audit.',
  input: z.object({ id, evidence_id: id }),
  output: fileAnswer,
})

const listedSorts = ['departs_on', '-departs_on'] as const
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const listedFilters = {
  month: month.optional(),
  state: deskDate.shape.state.optional(),
  /** Those that have left, or all; without it, and without month or state, those from today on. */
  when: z.enum(['past', 'all']).optional(),
}

export const listAllDepartures = call({
  method: 'GET',
  path: '/api/console/v1/departures',
  who: ['admin', ...partnerRoles],
  about:
    'Departures of a partner, or of all for the platform, earliest first, from today on unless a month, a state or the past is asked for; by package or airport.',
  input: z.object({ ...listFields(listedSorts), ...listedFilters }),
  output: listed(
    deskDate.omit({ is_changed: true }).extend({
      package_id: id,
      package_name: z.string(),
      partner_name: z.string(),
      airport: z.string(),
    }),
  ),
})

export const exportDepartures = call({
  method: 'GET',
  path: '/api/console/v1/departures/export',
  who: ['admin', ...partnerRoles],
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(listedSorts), ...listedFilters }),
  output: streamAnswer,
})
