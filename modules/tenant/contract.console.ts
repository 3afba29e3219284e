import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { brandFields, colourFields, host, linkFields, settingFields, slug } from './shapes.ts'

const id = z.uuid()
const who = ['admin'] as const
const text = z.string()
const version = z.coerce.number().int().min(1)

const shown = z.object({
  tenant_id: id,
  slug: text,
  name: text,
  business_name: text,
  slogan: z.object({ id: text, en: text }),
  logo: text,
  /** Its own logo, shown in place of the drawn mark. */
  logo_picture_id: text.nullable(),
  email: text,
  domain_name: text,
  phone_number: text,
  whatsapp_number: text,
  social_media: z.record(text, text.nullable()),
  color_settings: z.record(z.enum(Object.keys(colourFields)), text),
  feature_flag: z.record(text, z.union([z.literal(0), z.literal(1), text, z.null()])),
  google_analytics_id: text.nullable(),
  hosts: z.array(text),
  version: z.int(),
  /** Who last saved it here. */
  changed: z.object({ at: z.iso.datetime(), by: text }).nullable(),
  /** Hosts, flags and the measurement id are the platform's to set. */
  may_set_all: z.boolean(),
})

export const listTenants = call({
  method: 'GET',
  path: '/api/console/v1/tenants',
  who,
  about: 'The brands within reach, by name.',
  input: z.object(listFields(['name', '-name'])),
  output: listed(z.object({ tenant_id: id, name: text, slug: text, domain_name: text })).extend({
    may_add: z.boolean(),
  }),
})

export const exportTenants = call({
  method: 'GET',
  path: '/api/console/v1/tenants/export',
  who,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object(exportFields(['name', '-name'])),
  output: streamAnswer,
})

export const seeTenant = call({
  method: 'GET',
  path: '/api/console/v1/tenants/:id',
  who,
  about: 'A brand with all that is set for it.',
  input: z.object({ id }),
  output: shown,
})

export const saveBrand = call({
  method: 'PUT',
  path: '/api/console/v1/tenants/:id/brand',
  who,
  about: 'Saves names, contacts, links and colours of a brand. Text that would not read on its ground is refused.',
  input: z.object({ id, version, ...brandFields, ...linkFields, ...colourFields }),
  output: shown,
  refusals: [codes.tenant_changed],
})

export const setTenantLogo = call({
  method: 'POST',
  path: '/api/console/v1/tenants/:id/logo',
  who,
  about:
    'Shows a logo of its own in place of the drawn mark, at once. JPEG, PNG, WebP, AVIF or GIF by content, stored anew; never SVG.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({ id }),
  output: shown,
  refusals: [codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})

export const removeTenantLogo = call({
  method: 'POST',
  path: '/api/console/v1/tenants/:id/logo/remove',
  who,
  about: 'Goes back to the drawn mark.',
  input: z.object({ id }),
  output: shown,
})

export const saveTenantSettings = call({
  method: 'PUT',
  path: '/api/console/v1/tenants/:id/settings',
  who,
  about: 'Saves which features a brand has, and where its visits are counted. For the platform only.',
  input: z.object({ id, version, ...settingFields }),
  output: shown,
  refusals: [codes.tenant_changed],
})

export const addHost = call({
  method: 'POST',
  path: '/api/console/v1/tenants/:id/hosts',
  who,
  about: 'Gives a brand one more host name. For the platform only.',
  input: z.object({ id, host }),
  output: shown,
  refusals: [codes.host_taken],
})

export const removeHost = call({
  method: 'POST',
  path: '/api/console/v1/tenants/:id/hosts/remove',
  who,
  about: 'Takes a host name from a brand, but for its main one. For the platform only.',
  input: z.object({ id, host }),
  output: shown,
  refusals: [codes.host_is_main],
})

export const addTenant = call({
  method: 'POST',
  path: '/api/console/v1/tenants',
  who,
  once: true,
  about: 'A new brand: its host, names, colours and features, and its first admin, who is invited by mail.',
  input: z.object({
    slug,
    host,
    ...brandFields,
    ...colourFields,
    ...settingFields,
    admin_email: z.string().trim().toLowerCase().max(200).pipe(z.email()),
    admin_name: z.string().trim().min(2).max(120),
  }),
  output: shown,
  refusals: [codes.tenant_slug_taken, codes.host_taken, codes.staff_role_given],
})
