import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { deskStates, promoSteps } from './rules/desk.ts'
import { deskPromo, deskPromoRow, promoFields, promoLimits } from './shapes.forms.ts'

const editors = ['admin', 'editor'] as const
const id = z.uuid()
const version = z.coerce.number().int().min(1)
const reason = z.string().trim().min(5).max(300)
const sorts = ['-starts_at', 'starts_at', 'ends_at', '-ends_at', 'code', '-code', '-given', 'given'] as const
const filters = { state: z.enum(deskStates).optional() }

export const listDeskPromos = call({
  method: 'GET',
  path: '/api/console/v1/promos',
  who: editors,
  about: 'Promos with what each did: uses, rupiah given, and what is left of its budget.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(deskPromoRow),
})

export const exportPromos = call({
  method: 'GET',
  path: '/api/console/v1/promos/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

export const promoChoices = call({
  method: 'GET',
  path: '/api/console/v1/promos/choices',
  who: editors,
  about: 'What a new promo can be of: the tenants within one’s scopes.',
  input: z.object({}),
  output: z.object({ tenants: z.array(z.object({ id, name: z.string() })) }),
})

export const seeDeskPromo = call({
  method: 'GET',
  path: '/api/console/v1/promos/:id',
  who: editors,
  about: 'One promo as its form has it, with what it did.',
  input: z.object({ id }),
  output: deskPromo,
})

export const createPromo = call({
  method: 'POST',
  path: '/api/console/v1/promos',
  who: editors,
  once: true,
  about: 'Makes a promo. It runs from its first day.',
  says: { id: 'Promo dibuat', en: 'Promo created' },
  input: z.object({ tenant_id: id, ...promoFields, ...promoLimits }),
  output: z.object({ id }),
})

export const changePromo = call({
  method: 'PUT',
  path: '/api/console/v1/promos/:id',
  who: editors,
  once: true,
  about:
    'Changes a promo that is not over. `version` is that of the form: who was late is told what changed and by whom.',
  says: { id: 'Promo disimpan', en: 'Promo saved' },
  input: z.object({ id, version, ...promoFields }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.promo_changed, codes.promo_over],
})

export const changePromoLimits = call({
  method: 'POST',
  path: '/api/console/v1/promos/:id/limits',
  who: editors,
  once: true,
  about: 'Changes how often it can be used and how much it may give; never below what was used and given.',
  says: { id: 'Batas promo disimpan', en: 'Limits saved' },
  input: z.object({ id, version, ...promoLimits, reason }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.promo_changed, codes.promo_over],
})

export const stepPromo = call({
  method: 'POST',
  path: '/api/console/v1/promos/:id/step',
  who: editors,
  once: true,
  about:
    'Pauses a promo, resumes it, or ends it for good: `confirm_name` is then its code. Orders that have it keep it.',
  says: { id: 'Promo disimpan', en: 'Promo saved' },
  input: z.object({ id, step: z.enum(promoSteps), reason, confirm_name: confirmNameField.confirm_name.optional() }),
  output: z.object({ id, state: z.enum(deskStates) }),
  refusals: [codes.promo_changed, codes.promo_over],
})
