import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { affiliateCode, email, line, phoneNumber } from '#modules/identity/shapes.ts'

const own = ['consultant'] as const
const admins = ['admin'] as const
const id = z.uuid()
const brand = z.object({ id, name: z.string() })
const base = '/api/console/v1'
const slug = z
  .string()
  .trim()
  .max(200)
  .regex(/^[a-z0-9-]+$/)

export const consultantProfile = call({
  method: 'GET',
  path: `${base}/consultant`,
  who: own,
  about: 'Who somebody is as a consultant: one profile for each brand they recommend packages of.',
  input: z.object({}),
  output: z.object({
    profiles: z.array(
      z.object({ id, brand, full_name: z.string(), affiliate_code: z.string(), whatsapp_number: z.string() }),
    ),
  }),
})

const shareLink = z.object({
  /** The hash of its token. */
  id: z.string(),
  consultant_id: id,
  brand,
  /** What to pass on; none of a link from before addresses were kept. */
  address: z.string().nullable(),
  product_slug: z.string().nullable(),
  /** What that package is called; nothing of a link to the home page. */
  product_name: z.string().nullable(),
  state: z.enum(['open', 'over', 'ended']),
  opened: z.int(),
  created_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
})

export const listShareLinks = call({
  method: 'GET',
  path: `${base}/consultant/links`,
  who: own,
  about: 'A consultant’s own links, the newest first: 200 at most.',
  input: z.object({}),
  output: z.object({ links: z.array(shareLink) }),
})

export const findRecommendable = call({
  method: 'GET',
  path: `${base}/consultant/packages`,
  who: own,
  about: 'Packages on sale at the brand of a consultant’s profile, by what was typed.',
  input: z.object({ consultant_id: id, search: z.string().trim().min(1).max(100) }),
  output: z.object({ packages: z.array(z.object({ slug: z.string(), name: z.string(), partner_name: z.string() })) }),
  refusals: [codes.not_found],
})

export const makeShareLink = call({
  method: 'POST',
  path: `${base}/consultant/links`,
  who: own,
  once: true,
  about: 'Makes a link: to one package, or to the home page. It lasts through its last day, a year at most.',
  says: { id: 'Tautan dibuat', en: 'Link created' },
  input: z.object({ consultant_id: id, product_slug: slug.optional(), ends_on: z.iso.date() }),
  output: z.object({ id: z.string(), address: z.string() }),
  refusals: [codes.not_found],
})

export const endShareLink = call({
  method: 'POST',
  path: `${base}/consultant/links/:id/end`,
  who: own,
  about: 'Ends a link: whoever opens it is led to the home page, and told so.',
  says: { id: 'Tautan diakhiri', en: 'Link ended' },
  input: z.object({ id: z.string().max(100) }),
  output: z.object({ id: z.string() }),
  refusals: [codes.not_found],
})

const sorts = ['full_name', '-full_name', '-created_at', 'created_at'] as const

const consultantRow = z.object({
  id,
  brand,
  full_name: z.string(),
  affiliate_code: z.string(),
  whatsapp_number: z.string(),
  staff_email: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
})

export const listConsultants = call({
  method: 'GET',
  path: `${base}/consultants`,
  who: admins,
  about: 'Consultants of the brands within one’s scopes.',
  input: z.object(listFields(sorts)),
  output: listed(consultantRow),
})

export const consultantBrands = call({
  method: 'GET',
  path: `${base}/consultants/brands`,
  who: admins,
  about: 'Brands that a consultant can be added to: those within one’s scopes.',
  input: z.object({}),
  output: z.object({ brands: z.array(brand) }),
})

export const addConsultant = call({
  method: 'POST',
  path: `${base}/consultants`,
  who: admins,
  once: true,
  about: 'Adds a consultant to a brand. With an e-mail address that person gets the role, and is invited if new.',
  says: { id: 'Konsultan ditambahkan', en: 'Consultant added' },
  input: z.object({
    tenant_id: id,
    full_name: line(100),
    affiliate_code: affiliateCode.transform((text) => text.toUpperCase()),
    whatsapp_number: phoneNumber,
    staff_email: email.optional(),
  }),
  output: z.object({ id }),
  refusals: [codes.not_found],
})

export const endConsultant = call({
  method: 'POST',
  path: `${base}/consultants/:id/end`,
  who: admins,
  about:
    'Ends a consultant for good: the code is one nobody knows, and their links lead nowhere. Orders keep the name.',
  says: { id: 'Konsultan diakhiri', en: 'Consultant ended' },
  input: z.object({ id, reason: z.string().trim().min(5).max(300), ...confirmNameField }),
  output: z.object({ id }),
  refusals: [codes.not_found],
})
