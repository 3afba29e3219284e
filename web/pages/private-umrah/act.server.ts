import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { addPrivateCart, changePrivatePlan } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { builderPath, queryOf, readValues } from '../../components/private/form-query.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { flash, toastOf } from '../../flash.server.ts'
import { readForm, textsOf } from '../../form.server.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage } from '../../to.ts'
import { estimatePlan, readPlan } from './plan.server.ts'
import { supplyFor } from './supply.server.ts'

/** Saves the plan as a draft, or over the draft it changes. A guest with a sound plan signs in first, and comes back to it. */
export async function actBuilder(context: Context, request: Request): Promise<Response> {
  const { language, affiliate_code } = pageOf(context)
  const sent = await readForm(request)
  const { id, first = null, save = '' } = textsOf(sent, ['id', 'first', 'save'])
  const { values } = await supplyFor(context, readValues(sent), first)
  const query = queryOf(values)
  if (id) query.set('id', id)
  const back = withAffiliate(`${builderPath}?${query}`, affiliate_code)
  // What is wrong with it is said on the page of the plan, at each field.
  const again = redirect(inLanguage(language, `${back}#mend`))
  if (!(await memberOf(context))) {
    const { errors } = await estimatePlan(context, values)
    if (Object.keys(errors).length > 0) return again
    return redirect(`${inLanguage(language, '/auth/login')}?${new URLSearchParams({ redirect: back })}`)
  }
  const { form } = readPlan(values, language)
  if (!form) return again
  try {
    const saved = id
      ? await api(context, changePrivatePlan, { ...form, id })
      : await api(context, addPrivateCart, { ...form, affiliate_code }, { idempotency_key: keyOf(save) })
    flash(pageOf(context), 'plan_saved')
    return redirect(withAffiliate(inLanguage(language, `${builderPath}/book?id=${saved.data.id}`), affiliate_code))
  } catch (error) {
    if (!isCallFailure(error)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    if (Object.keys(error.errors).length === 0) flash(pageOf(context), toastOf(error, 'plan_failed'))
    return again
  }
}

const keyOf = (key: string): string => (/^[\w-]{8,64}$/.test(key) ? key : randomUUID())
