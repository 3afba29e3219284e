import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { changeStates, packageEvents, packageStates } from './rules/machine.ts'
import { dateFieldsShape, evidenceFile, packageContent, reviewedDate } from './shapes.forms.ts'

export * from './contract.departures.ts'
export { seeSeats } from './contract.figures.ts'
export * from './contract.hotels.ts'
export * from './contract.reviews.ts'

const id = z.uuid()
const partnerRoles = ['partner_owner', 'partner_staff'] as const
const reviewers = ['admin', 'acquisition'] as const
const readers = [...reviewers, ...partnerRoles] as const
const version = z.coerce.number().int().min(1)
const reason = z.string().trim().min(10).max(500)
const moment = z.iso.datetime()

const packageSorts = ['-created_at', 'created_at'] as const
const packageFilters = {
  state: z.enum(packageStates).optional(),
  category: packageContent.shape.category.optional(),
}

const packageRow = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  partner_name: z.string(),
  category: packageContent.shape.category,
  state: z.enum(packageStates),
  /** Whether a change of it waits for a reviewer. */
  is_waiting: z.boolean(),
  /** Dates that can still be booked, and their free seats. */
  open_dates: z.int(),
  seats_free: z.int(),
  created_at: moment,
})

export const listPackages = call({
  method: 'GET',
  path: '/api/console/v1/packages',
  who: readers,
  about: 'Packages of a partner, or of all for the platform, the newest first; by name, state or category.',
  input: z.object({ ...listFields(packageSorts), ...packageFilters }),
  output: listed(packageRow),
})

export const exportPackages = call({
  method: 'GET',
  path: '/api/console/v1/packages/export',
  who: readers,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(packageSorts), ...packageFilters }),
  output: streamAnswer,
})

const named = z.object({ value: z.string(), label: z.string() })

export const packageChoices = call({
  method: 'GET',
  path: '/api/console/v1/package-choices',
  who: readers,
  about:
    'What the forms of a package offer: kinds within each category, airports, airlines, hotels, and one’s partners.',
  input: z.object({}),
  output: z.object({
    types: z.array(named.extend({ category: packageContent.shape.category })),
    airports: z.array(named),
    airlines: z.array(named),
    hotels: z.array(named),
    /** Those that the caller may make a package for; nobody for the platform. */
    partners: z.array(named),
  }),
})

const changeHead = z.object({
  change_id: id,
  state: z.enum(changeStates),
  submitted_at: moment,
  submitted_by: z.string(),
  explanation: z.string().nullable(),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
})

const historyRow = z.object({
  version: z.int(),
  event: z.enum(packageEvents),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  by: z.string(),
  at: moment,
})

const describedPicture = z.object({ id: z.string(), alt: z.object({ id: z.string(), en: z.string() }) })

const seenPackage = z.object({
  id,
  slug: z.string(),
  partner: z.object({ id, name: z.string() }),
  state: z.enum(packageStates),
  version: z.int(),
  /** As its partner last saved it; what waits for a review stands in place of what the site shows. */
  content: packageContent,
  /** Fields that the site shows otherwise still. */
  waiting_fields: z.array(z.string()),
  /** Dates that are not on sale yet. */
  waiting_dates: z.int(),
  /** Dates on sale of which a change is not approved yet. */
  changed_dates: z.int(),
  /** What its pictures show, in the order of the content. */
  pictures: z.array(describedPicture),
  /** The last one that was submitted; none before the first. */
  change: changeHead.nullable(),
  /** What keeps it from being published, at its field. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Whether a price is below the reference price, which asks for an explanation. */
  needs_explanation: z.boolean(),
  reference_price: z.int(),
  /** The newest first. */
  history: z.array(historyRow),
})

export const seePackage = call({
  method: 'GET',
  path: '/api/console/v1/packages/:id',
  who: readers,
  about: 'A package as its partner has written it, what keeps it from being published, and all that happened to it.',
  input: z.object({ id }),
  output: seenPackage,
})

export const previewPackage = call({
  method: 'GET',
  path: '/api/console/v1/packages/:id/preview',
  who: readers,
  about:
    'A link that shows a package as saved on the page that the site would show, for an hour; with the sites it is for.',
  input: z.object({ id }),
  output: z.object({
    name: z.string(),
    state: z.enum(packageStates),
    token: z.string(),
    until: moment,
    sites: z.array(z.object({ name: z.string(), public_url: z.string() })),
  }),
})

export const createPackage = call({
  method: 'POST',
  path: '/api/console/v1/packages',
  who: partnerRoles,
  once: true,
  about: 'Begins a package as a draft, which nobody sees on the site.',
  input: z.object({
    partner_id: id.optional(),
    category: packageContent.shape.category,
    kind: packageContent.shape.kind,
    type_slug: packageContent.shape.type_slug.min(1),
    name: packageContent.shape.name,
  }),
  output: z.object({ id }),
})

export const copyPackage = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/copy',
  who: partnerRoles,
  once: true,
  about: 'Begins a package for a new season with what another says: a draft of its own, without dates.',
  input: z.object({ id, name: packageContent.shape.name, hijri_year: packageContent.shape.hijri_year }),
  output: z.object({ id }),
})

export const savePackage = call({
  method: 'PUT',
  path: '/api/console/v1/packages/:id',
  who: partnerRoles,
  about:
    'Saves what a partner has written. Of a package on sale some fields are seen at once; the others wait until they are submitted and approved.',
  input: z.object({ id, version, ...packageContent.shape }),
  output: seenPackage,
  refusals: [codes.package_changed, codes.package_locked],
})

const alternatives = { alt_id: z.string().trim().min(3).max(200), alt_en: z.string().trim().min(3).max(200) }

export const addPackagePicture = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/pictures',
  who: partnerRoles,
  about: 'Adds a picture behind the others. JPEG, PNG, WebP, AVIF or GIF by content; stored anew, without metadata.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({ id, ...alternatives }),
  output: z.object({ picture_id: z.string() }),
  refusals: [codes.package_locked, codes.package_not_on_sale, codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})

export const arrangePackagePictures = call({
  method: 'PUT',
  path: '/api/console/v1/packages/:id/pictures',
  who: partnerRoles,
  about: 'Puts the pictures of a package in another order. Of a package on sale it waits for a review.',
  input: z.object({ id, version, picture_ids: packageContent.shape.picture_ids }),
  output: seenPackage,
  refusals: [codes.package_changed, codes.package_locked, codes.package_not_on_sale],
})

export const removePackagePicture = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/pictures/:picture_id/remove',
  who: partnerRoles,
  once: true,
  about:
    'Takes a picture out of a package. Its name has to be typed: "Gambar 2", by its place. Of a package on sale it waits for a review.',
  input: z.object({ id, picture_id: z.string().max(120), version, ...confirmNameField }),
  output: seenPackage,
  refusals: [codes.package_changed, codes.package_locked, codes.package_not_on_sale],
})

export const describePackagePicture = call({
  method: 'PUT',
  path: '/api/console/v1/packages/:id/pictures/:picture_id',
  who: partnerRoles,
  about:
    'Other words for what a picture shows. They come with a new id of it: of a package on sale they wait for a review.',
  input: z.object({ id, picture_id: z.string().max(120), version, ...alternatives }),
  output: seenPackage,
  refusals: [codes.package_changed, codes.package_locked, codes.package_not_on_sale],
})

export const submitPackage = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/submit',
  who: partnerRoles,
  once: true,
  about:
    'Hands a package, or the changes of one on sale, to a reviewer. Refused with all reasons at once where something is missing.',
  input: z.object({ id, version, explanation: z.string().trim().max(2000).optional() }),
  output: seenPackage,
  refusals: [codes.package_changed, codes.package_locked, codes.package_unchanged],
})

export const takeBackPackage = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/take-back',
  who: partnerRoles,
  once: true,
  about: 'Takes back what waits for a reviewer, so that it can be written on.',
  input: z.object({ id }),
  output: seenPackage,
  refusals: [codes.package_not_waiting],
})

export const withdrawPackage = call({
  method: 'POST',
  path: '/api/console/v1/packages/:id/withdraw',
  who: [...partnerRoles, 'admin'],
  once: true,
  about: 'Takes a package off sale for good. What was booked stays booked.',
  input: z.object({ id, reason, ...confirmNameField }),
  output: seenPackage,
  refusals: [codes.package_not_on_sale],
})

const changeSorts = ['submitted_at', '-submitted_at'] as const

export const listPackageChanges = call({
  method: 'GET',
  path: '/api/console/v1/package-changes',
  who: reviewers,
  about: 'Packages and changes that wait for a reviewer, the one that has waited longest first.',
  input: z.object(listFields(changeSorts)),
  output: listed(
    z.object({
      id,
      package_name: z.string(),
      partner_name: z.string(),
      /** New, or on sale already. */
      is_new: z.boolean(),
      fields: z.int(),
      dates: z.int(),
      submitted_by: z.string(),
      submitted_at: moment,
    }),
  ),
})

export const exportPackageChanges = call({
  method: 'GET',
  path: '/api/console/v1/package-changes/export',
  who: reviewers,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object(exportFields(changeSorts)),
  output: streamAnswer,
})

const seenChange = changeHead.extend({
  package_id: id,
  package_name: z.string(),
  partner_name: z.string(),
  is_new: z.boolean(),
  /** Of what is shown here: whoever decides names it. */
  content_hash: z.string(),
  /** The fields that change, as they are and as they would be; of a new package there is no before. */
  before: packageContent.partial().nullable(),
  after: packageContent.partial(),
  /** Dates that would go on sale. */
  dates: z.array(reviewedDate),
  /** Dates on sale that would change. */
  date_changes: z.array(z.object({ id, departs_on: z.string(), before: dateFieldsShape, after: dateFieldsShape })),
  /** What proves the certainties of these dates. */
  evidence: z.array(evidenceFile),
  /** What the pictures show that it names. */
  pictures: z.array(describedPicture),
  hotels: z.array(named),
  airlines: z.array(named),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})

export const seePackageChange = call({
  method: 'GET',
  path: '/api/console/v1/package-changes/:id',
  who: reviewers,
  about: 'What was submitted: each field before and after, and the dates that would go on sale.',
  input: z.object({ id }),
  output: seenChange,
})

const decision = { id, content_hash: z.string().max(100) }
const decided = z.object({ change_id: id, state: z.enum(changeStates) })

export const approvePackageChange = call({
  method: 'POST',
  path: '/api/console/v1/package-changes/:id/approve',
  who: reviewers,
  once: true,
  about: 'Publishes what was submitted, if it is what the reviewer has read and nothing is missing today.',
  input: z.object(decision),
  output: decided,
  refusals: [codes.package_not_waiting, codes.package_changed, codes.licence_missing, codes.departure_sold],
})

export const rejectPackageChange = call({
  method: 'POST',
  path: '/api/console/v1/package-changes/:id/reject',
  who: reviewers,
  once: true,
  about:
    'Gives back what was submitted, with a reason that is mailed to who submitted it. What is on sale stays as it is.',
  input: z.object({ ...decision, reason }),
  output: decided,
  refusals: [codes.package_not_waiting, codes.package_changed],
})
