import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import { reviewPrivateOffer } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { payStepPath, waitingPath } from '../../../components/private/paths.ts'
import { flash } from '../../../flash.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { overtakenBy } from './overtaken.ts'

/** The family's word on an offer, or on the whole request. */
export async function actOnRequest(context: Context, id: string, request: Request) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), ['intent', 'ticket', ...fieldsOf(reviewPrivateOffer)])
  const { intent = '' } = values
  if (intent !== 'accept' && intent !== 'decline') throw data(null, { status: 400 })
  try {
    await api(context, reviewPrivateOffer, wishOf(id, intent, values), {
      // Pressed twice it is one word; with another reason, or another way to pay, it is another.
      idempotency_key: hashSecret(JSON.stringify([id, values])),
    })
    if (intent === 'decline') flash(page, values.offer_id ? 'offer_declined' : 'request_closed')
    return redirect(inLanguage(page.language, intent === 'accept' ? payStepPath(id) : waitingPath(id)))
  } catch (error) {
    if (!isCallFailure(error)) throw error
    const note = overtakenBy(error.code)
    if (!note) return refused(error, { intent, values })
    // What was chosen is not to be had any more: the page is shown as it stands now, and says why.
    return redirect(inLanguage(page.language, `${waitingPath(id)}?${new URLSearchParams({ note })}`))
  }
}

function wishOf(id: string, decision: 'accept' | 'decline', { offer_id, version, plan, reason }: Values) {
  const which = { id, decision, ...(offer_id && { offer_id }) }
  if (decision === 'decline') return { ...which, ...(reason !== undefined && { reason }) }
  return {
    ...which,
    version: Number(version),
    plan: plan === 'down_payment' ? ('down_payment' as const) : ('full' as const),
  }
}
