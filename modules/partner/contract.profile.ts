import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { partnerKinds } from './rules/kinds.ts'

const id = z.uuid()
const readers = ['admin', 'acquisition', 'partner_owner', 'partner_staff'] as const
const writers = ['admin', 'acquisition', 'partner_owner'] as const
const phone = z.string().trim().min(8).max(20)
// A browser ends the lines of a text area with two signs: a text that nobody touched stays as it is stored.
const about = () =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .min(20)
    .max(2_000)
const bothTexts = z.object({ id: z.string(), en: z.string() })

const row = z.object({
  id,
  name: z.string(),
  kind: z.enum(partnerKinds),
  city_name: z.string(),
  has_logo: z.boolean(),
  has_cover: z.boolean(),
})

export const listPartnerProfiles = call({
  method: 'GET',
  path: '/api/console/v1/partner-profiles',
  who: readers,
  about: 'Partners by name, whose page on the site can be looked at and changed.',
  input: z.object(listFields(['name', '-name'])),
  output: listed(row),
})

const picture = z.object({ id: z.string(), alt: bothTexts }).nullable()

export const seePartnerProfile = call({
  method: 'GET',
  path: '/api/console/v1/partner-profiles/:id',
  who: readers,
  about: 'What a partner says of itself on the site, as its form has it.',
  input: z.object({ id }),
  output: z.object({
    id,
    slug: z.string(),
    kind: z.enum(partnerKinds),
    name: z.string(),
    legal_name: z.string(),
    email: z.string(),
    city_name: z.string(),
    about: bothTexts,
    address: z.string(),
    phone_number: z.string(),
    whatsapp_number: z.string().nullable(),
    logo: picture,
    cover: picture,
    version: z.int(),
    /** Where it is shown, on each site that shows it. */
    path: z.string(),
    sites: z.array(z.object({ name: z.string(), public_url: z.string() })),
    /** False for who only looks. */
    can_change: z.boolean(),
  }),
  refusals: [codes.not_found],
})

export const changePartnerProfile = call({
  method: 'PUT',
  path: '/api/console/v1/partner-profiles/:id',
  who: writers,
  once: true,
  about:
    'Changes what a partner says of itself; the site shows it at once. `version` is that of the form: who was late is told what changed and by whom.',
  says: { id: 'Halaman mitra disimpan', en: 'Partner page saved' },
  input: z.object({
    id,
    version: z.coerce.number().int().min(1),
    about: z.object({ id: about(), en: about() }),
    address: z
      .string()
      .trim()
      .min(10)
      .max(250)
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
    phone_number: phone,
    /** Without one, families call. */
    whatsapp_number: phone.optional(),
  }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.not_found, codes.partner_changed],
})

export const setPartnerPicture = call({
  method: 'POST',
  path: '/api/console/v1/partner-profiles/:id/pictures',
  who: writers,
  about:
    'Puts a logo or a cover in the place of the former one; the site shows it at once. JPEG, PNG, WebP, AVIF or GIF by content; stored anew.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({
    id,
    place: z.enum(['logo', 'cover']),
    alt_id: z.string().trim().min(3).max(200),
    alt_en: z.string().trim().min(3).max(200),
  }),
  output: z.object({ picture_id: z.string() }),
  refusals: [codes.not_found, codes.file_invalid, codes.too_large],
  limit: { points: 100, seconds: 3600 },
})
