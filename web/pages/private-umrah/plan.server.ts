import type { Input, Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { fieldErrors } from '#core/validation.ts'
import { estimatePrivateUmrah } from '#modules/private-umrah/contract.ts'
import { api, type Context, formFailureOr, pageOf } from '../../api.server.ts'
import { formOf, hotelNights, type PlanValues } from '../../components/private/form-query.ts'
import { labels } from './words.ts'

type Call = typeof estimatePrivateUmrah
type Errors = Record<string, string[]>

/** The fields as the call takes them, or what is wrong with their shape. */
export function readPlan(values: PlanValues, language: Language): { form?: Input<Call>; errors: Errors } {
  const parsed = estimatePrivateUmrah.input.safeParse(formOf(values))
  return parsed.success ? { form: parsed.data, errors: {} } : { errors: fieldErrors(parsed.error.issues, language) }
}

type Outcome = { estimated?: Output<Call>; errors: Errors; failure?: string }

/** What the plan is likely to cost; nothing, and why, where it cannot be had or could not be worked out. */
export async function estimatePlan(context: Context, values: PlanValues): Promise<Outcome> {
  const { form, errors } = readPlan(values, pageOf(context).language)
  if (form) return ask(context, form)
  // Who has yet to say how old a child is, or how many nights, hears at once what else is wrong: the rest is looked at
  // for one adult and usual nights.
  const nights = [hotelNights(0), hotelNights(1)].filter((name) => errors[name])
  const stood = { total_participants_adult: '1', children: '0', ...Object.fromEntries(nights.map((one) => [one, '4'])) }
  const rest = readPlan({ ...values, ...stood }, pageOf(context).language)
  const other = rest.form ? await ask(context, rest.form) : { errors: {} }
  const { hotels, ...others } = other.errors
  return { errors: { ...others, ...(hotels && nights.length === 0 && { hotels }), ...errors } }
}

async function ask(context: Context, form: Input<Call>): Promise<Outcome> {
  try {
    return { estimated: (await api(context, estimatePrivateUmrah, form)).data, errors: {} }
  } catch (error) {
    const refused = formFailureOr(error, labels(pageOf(context).language).notCounted)
    if (Object.keys(refused.errors).length > 0) return { errors: refused.errors }
    return { errors: {}, failure: refused.message }
  }
}
