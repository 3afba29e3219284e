import { redirect } from 'react-router'
import { saveForm } from '#modules/booking/contract.ts'
import { api, formFailure, pageOf } from '../../../api.server.ts'
import { newerIn, stampIn } from '../../../draft.server.ts'
import { readForm, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { draftFields, draftIn } from '../draft.server.ts'
import { checkoutPath } from '../pay/place.ts'
import type { Route } from './+types/page.ts'

const placeOf = ({ bookingId, productId }: Route.LoaderArgs['params']) => ({
  booking_id: bookingId,
  product_id: productId,
})

/** There is nothing to see here: whoever opens the address wants the order. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(inLanguage(pageOf(context).language, checkoutPath(placeOf(params))))

/** What is typed into checkout, as one types. Where another tab has saved since, that is the answer. */
export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    const typed = textsOf(await readForm(request), draftFields)
    await api(context, saveForm, { id: params.bookingId, fields: draftIn(typed), ...stampIn(typed) })
    return Response.json(null)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const newer = newerIn(error, pageOf(context).language) ?? null
    return Response.json(newer, { status: formFailure(error).status })
  }
}
