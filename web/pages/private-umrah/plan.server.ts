import type { Input, Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { fieldErrors } from '#core/validation.ts'
import { estimatePrivateUmrah } from '#modules/private-umrah/contract.ts'
import { api, type Context, formFailureOr, pageOf } from '../../api.server.ts'
import { formOf, type PlanValues } from '../../components/private/form-query.ts'
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
  // Who has yet to say how old a child is hears at once what else is wrong: the rest is looked at for one adult.
  const rest = readPlan({ ...values, total_participants_adult: '1', children: '0' }, pageOf(context).language)
  const other = rest.form ? await ask(context, rest.form) : { errors: {} }
  return { errors: { ...other.errors, ...errors } }
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
