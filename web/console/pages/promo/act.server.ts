import { data, redirect } from 'react-router'
import { changePromo, changePromoLimits, stepPromo } from '#modules/promo/contract.console.ts'
import { promoSteps } from '#modules/promo/rules/desk.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { storePicture } from '../../components/content/picture.server.ts'
import { promoFormFields, typedForm, typedLimits } from '../../components/promos/typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

type Posted = { id: string; values: Values; form: FormData }
type Step = (context: Context, posted: Posted) => Promise<string>

async function step(context: Context, { id, values }: Posted): Promise<string> {
  const wanted = promoSteps.find((one) => one === values.step)
  if (!wanted) throw data(null, { status: 400 })
  const { reason = '', confirm_name } = values
  const name = wanted === 'end' ? { confirm_name: confirm_name || ' ' } : {}
  await api(context, stepPromo, { id, step: wanted, reason, ...name }, onceOf(values))
  return wanted
}

const forms: Readonly<Record<string, Step>> = {
  async save(context, { id, values, form }) {
    const once = onceOf(values)
    await storePicture(context, form, values)
    await api(context, changePromo, { id, version: Number(values.version), ...typedForm(values) }, once)
    return 'saved'
  },
  async limits(context, { id, values }) {
    const { reason = '', version } = values
    const input = { id, version: Number(version), ...typedLimits(values), reason }
    await api(context, changePromoLimits, input, onceOf(values))
    return 'limits'
  },
  step,
  end: step,
}

/** One of the forms of a promo; leads back to it, which says what was done. */
export async function actOnPromo(context: Context, { request, id }: { request: Request; id: string }) {
  const form = await readForm(request)
  const values = textsOf(form, promoFormFields)
  const intent = values.intent ?? ''
  const act = Object.hasOwn(forms, intent) ? forms[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  try {
    const done = await act(context, { id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/promos/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
