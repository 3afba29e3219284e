import { redirect } from 'react-router'
import { createPromo } from '#modules/promo/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { promoFormFields, typedForm, typedLimits } from '../../components/promos/typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Makes the promo; leads to it. */
export async function makePromo(context: Context, request: Request) {
  const values = textsOf(await readForm(request), promoFormFields)
  const input = { tenant_id: values.tenant_id ?? '', ...typedForm(values), ...typedLimits(values) }
  try {
    const { id } = (await api(context, createPromo, input, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/promos/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
