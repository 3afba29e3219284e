import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { partnerKinds } from './rules/kinds.ts'

const id = z.uuid()
const who = ['admin'] as const

const chosen = z.object({
  tenant_id: id,
  partners: z.array(z.object({ partner_id: id, name: z.string(), kind: z.enum(partnerKinds), is_shown: z.boolean() })),
})

export const shownPartners = call({
  method: 'GET',
  path: '/api/console/v1/tenants/:id/partners',
  who,
  about: 'All partners by name, and which of them a brand shows.',
  input: z.object({ id }),
  output: chosen,
  refusals: [codes.not_found],
})

export const showPartner = call({
  method: 'PUT',
  path: '/api/console/v1/tenants/:id/partners/:partner_id',
  who,
  about: 'Shows a partner and its packages on the site of a brand, or hides them there. Orders that exist go on.',
  input: z.object({ id, partner_id: id, is_shown: z.boolean() }),
  output: chosen,
  refusals: [codes.not_found],
})
