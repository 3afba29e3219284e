import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { reviewPrivateOffer } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { requestsPath } from '../../../components/private/paths.ts'
import { flash } from '../../../flash.server.ts'
import { refused, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'

/** Deletes a draft. Whatever was sent meanwhile is refused: it is closed with its offers. */
export async function dropPlan(context: Context, id: string, form: FormData) {
  const page = pageOf(context)
  const { intent = '' } = textsOf(form, ['intent'])
  if (intent !== 'drop') throw data(null, { status: 400 })
  try {
    const idempotency_key = hashSecret(`drop ${id}`)
    await api(context, reviewPrivateOffer, { id, decision: 'decline' }, { idempotency_key })
  } catch (error) {
    return refused(error, { intent, values: {} })
  }
  flash(page, 'plan_deleted')
  return redirect(inLanguage(page.language, requestsPath))
}
