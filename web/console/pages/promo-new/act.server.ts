import { redirect } from 'react-router'
import { createPromo } from '#modules/promo/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { storePicture } from '../../components/content/picture.server.ts'
import { promoFormFields, typedForm, typedLimits } from '../../components/promos/typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Makes the promo; leads to it. */
export async function makePromo(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, promoFormFields)
  const once = onceOf(values)
  try {
    const picture_id = (await storePicture(context, form, values)) || 'none'
    const typed = { ...typedForm(values), ...typedLimits(values), picture_id }
    const { id } = (await api(context, createPromo, { tenant_id: values.tenant_id ?? '', ...typed }, once)).data
    return redirect(withDone(to(pageOf(context).language, '/promos/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
