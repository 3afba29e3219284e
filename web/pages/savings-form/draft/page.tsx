import { redirect } from 'react-router'
import { formFailure, pageOf } from '../../../api.server.ts'
import { newerIn } from '../../../draft.server.ts'
import { readForm, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { draftFields, keepTyped } from '../draft.server.ts'
import { stepPath } from '../steps.ts'
import type { Route } from './+types/page.ts'

/** There is nothing to see here: whoever opens the address wants the form. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(inLanguage(pageOf(context).language, stepPath({ id: params.userSavingsId, product_id: params.productId })))

/** What is typed into the form, as one types. Where another tab has saved since, that is the answer. */
export async function action({ context, params, request }: Route.ActionArgs) {
  try {
    await keepTyped(context, params.userSavingsId, textsOf(await readForm(request), draftFields))
    return Response.json(null)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const newer = newerIn(error, pageOf(context).language) ?? null
    return Response.json(newer, { status: formFailure(error).status })
  }
}
