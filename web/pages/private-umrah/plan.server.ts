import type { Input, Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
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
  const { language } = pageOf(context)
  const { form, errors } = readPlan(values, language)
  if (!form) return { errors }
  try {
    return { estimated: (await api(context, estimatePrivateUmrah, form)).data, errors: {} }
  } catch (error) {
    const refused = formFailureOr(error, labels(language).notCounted)
    if (isCallFailure(error) && Object.keys(refused.errors).length > 0) return { errors: refused.errors }
    return { errors: {}, failure: refused.message }
  }
}
