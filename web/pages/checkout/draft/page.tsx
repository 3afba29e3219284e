import { redirect } from 'react-router'
import { saveForm } from '#modules/booking/contract.ts'
import { api, formFailure, pageOf } from '../../../api.server.ts'
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

/** What is typed into checkout, as one types. */
export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    const { revision, ...typed } = textsOf(await readForm(request), [...draftFields, 'revision'])
    await api(context, saveForm, { id: params.bookingId, fields: draftIn(typed), revision })
    return Response.json(null)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return Response.json(null, { status: formFailure(error).status })
  }
}
