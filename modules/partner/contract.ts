import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paged, paging } from '#core/paging.ts'
import { pictureColour } from '#core/picture-colour.ts'
import { codes } from '#core/refusal-codes.ts'
import { applicationDocumentKinds } from './rules/documents.ts'
import { partnerKinds } from './rules/kinds.ts'
import { application, applicationKinds, bank, googleReview, licence, partnerCard } from './shapes.ts'

const megabyte = 1024 * 1024
const slug = z.string().min(1).max(120)
// One line: what becomes part of a mail's subject must not start a new header.
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

export const partners = call({
  method: 'GET',
  path: '/api/v3/partners',
  who: 'anyone',
  may_lag: true,
  about:
    'Partners with a good licence, of every kind or of one, and how many there are of each kind. A search by name, company, city or licence number finds the others too.',
  input: z.object({ kind: z.enum(partnerKinds).optional(), search: line(100).optional(), ...paging(20) }),
  output: paged(partnerCard).extend({ counts: z.record(z.enum(partnerKinds), z.int()) }),
})

export const travelPartners = call({
  method: 'GET',
  path: '/api/v3/partners/travel',
  who: 'anyone',
  may_lag: true,
  about: 'Travel partners for the home page, or those with a story.',
  input: z.object({ view: z.enum(['home', 'stories']).default('home'), ...paging(20) }),
  output: growing(partnerCard),
})

export const banks = call({
  method: 'GET',
  path: '/api/v3/partners/financial',
  who: 'anyone',
  may_lag: true,
  about: 'Partner banks with minimum savings, costs, profit share and yearly rate in hundredths of a percent.',
  input: z.object({}),
  output: z.array(bank),
})

export const agencies = call({
  method: 'GET',
  path: '/api/v3/partners/agency',
  who: 'anyone',
  may_lag: true,
  about: 'Partner agencies.',
  input: z.object({}),
  output: z.array(partnerCard),
})

export const distributionChannels = call({
  method: 'GET',
  path: '/api/v3/partners/tdc',
  who: 'anyone',
  may_lag: true,
  about: 'Travel distribution channels, each with what it is.',
  input: z.object({}),
  output: z.array(partnerCard.extend({ about: z.string() })),
})

export const travelInformation = call({
  method: 'GET',
  path: '/api/v3/travel/:slug/information',
  who: 'anyone',
  may_lag: true,
  about: 'A travel partner: the legal entity, its permit and who checked it.',
  input: z.object({ slug }),
  output: partnerCard.extend({
    company_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    /** None where families are to call. */
    whatsapp_number: z.string().nullable(),
    address: z.string(),
    about: z.string(),
    founded_year: z.int(),
    /** For places larger than `cover` was made for. */
    picture_id: z.string().nullable(),
    picture_colour: pictureColour,
    licences: z.array(licence),
    /** None for those who hold another licence, such as PIHK. */
    umrah_permit_number: z.string().nullable(),
    active_packages: z.int(),
    total_packages: z.int(),
  }),
  refusals: [codes.not_found],
})

export const googleReviews = call({
  method: 'GET',
  path: '/api/v3/travel/:slug/google-review',
  who: 'anyone',
  about: 'What Google Maps shows of this partner; empty when Google cannot be asked.',
  input: z.object({ slug }),
  output: z.object({
    rating: z.number().nullable(),
    total: z.int(),
    maps_url: z.string().nullable(),
    items: z.array(googleReview),
  }),
  refusals: [codes.not_found],
})

export const apply = call({
  method: 'POST',
  path: '/api/v3/partners/applications',
  who: 'anyone',
  once: true,
  about: 'Applies to become a partner; the e-mail address is proved by a mailed link before the team reads it.',
  says: {
    id: 'Pendaftaran terkirim. Periksa email Anda',
    en: 'Your application has been sent. Please check your email',
  },
  input: z.object({
    kind: z.enum(applicationKinds),
    company: line(150).min(1),
    contact_name: line(100).min(1),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    phone_number: z.string().trim().min(10).max(20),
    city_name: line(100).min(1),
    licence_number: line(60).optional(),
    message: z.string().trim().max(1000).optional(),
  }),
  output: application,
  limit: { points: 10, seconds: 3600 },
})

export const applicationState = call({
  method: 'POST',
  path: '/api/v3/partners/applications/verify',
  who: 'anyone',
  about:
    'The mailed link: proves the address the first time, and shows the state of the application ever after; to look proves nothing.',
  input: z.object({ token: z.string().min(1).max(200), act: z.enum(['prove', 'look']).default('prove') }),
  output: application,
  refusals: [codes.not_found],
  limit: { points: 60, seconds: 900 },
})

export const uploadApplicationDocument = call({
  method: 'POST',
  path: '/api/v3/partners/applications/documents',
  who: 'anyone',
  reads: 'multipart',
  files: { file: 2 * megabyte },
  about:
    'Stores a scan that the team asks for, encrypted, in place of the former one: JPEG, PNG, WebP or a plain PDF. By the mailed link, once it has proved the address.',
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({ token: z.string().min(1).max(200), kind: z.enum(applicationDocumentKinds) }),
  output: application,
  refusals: [codes.not_found, codes.application_documents_closed, codes.file_invalid],
  limit: { points: 60, seconds: 900 },
})
