import { data, redirect } from 'react-router'
import {
  approveFinancing,
  askFinancingAgain,
  correctFinancingInstalment,
  disburseFinancing,
  rejectFinancing,
  reportFinancingInstalment,
  settleFinancing,
} from '#modules/financing/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = [
  ...['intent', 'key'],
  ...fieldsOf(approveFinancing, askFinancingAgain, rejectFinancing),
  ...fieldsOf(disburseFinancing, reportFinancingInstalment, correctFinancingInstalment, settleFinancing),
]

type Sent = { id: string; values: Values }
type Done = 'approved' | 'again' | 'rejected' | 'disbursed' | 'reported' | 'corrected' | 'settled'
type Step = (context: Context, sent: Sent) => Promise<Done>

/** A field that was left empty is as if it were not there. */
const given = (text: string | undefined): string | undefined => text?.trim() || undefined

const steps: Readonly<Record<string, Step>> = {
  async approve(context, { id, values }) {
    await api(context, approveFinancing, { id, conditions: given(values.conditions) }, onceOf({ ...values, id }))
    return 'approved'
  },
  async again(context, { id, values }) {
    const whys = {
      identity_card: given(values.identity_card),
      family_card: given(values.family_card),
      proof_of_income: given(values.proof_of_income),
      tax_card: given(values.tax_card),
    }
    await api(context, askFinancingAgain, { id, ...whys }, onceOf({ ...values, id }))
    return 'again'
  },
  async reject(context, { id, values }) {
    await api(context, rejectFinancing, { id, reason: values.reason ?? '' }, onceOf({ ...values, id }))
    return 'rejected'
  },
  async disburse(context, { id, values }) {
    const { disbursed_on = '', reference = '' } = values
    await api(context, disburseFinancing, { id, disbursed_on, reference }, onceOf({ ...values, id }))
    return 'disbursed'
  },
  async instalment(context, { id, values }) {
    const { paid_on = '', reference = '' } = values
    const report = { id, number: given(values.number), paid_on, amount: amountOf(values.amount), reference }
    await api(context, reportFinancingInstalment, report, onceOf({ ...values, id }))
    return 'reported'
  },
  async correct(context, { id, values }) {
    const report = { id, number: given(values.number), reason: values.reason ?? '' }
    await api(context, correctFinancingInstalment, report, onceOf({ ...values, id }))
    return 'corrected'
  },
  async settle(context, { id, values }) {
    await api(context, settleFinancing, { id, reason: values.reason ?? '' }, onceOf({ ...values, id }))
    return 'settled'
  },
}

/** One of the forms of an application; leads back to it, as it then is. */
export async function actOnFinancing(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/financing/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
