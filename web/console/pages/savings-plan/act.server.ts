import { data, redirect } from 'react-router'
import {
  acceptSavingsPlan,
  closeSavingsPlan,
  correctSavingsDeposit,
  rejectSavingsPlan,
} from '#modules/savings/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = [
  ...['intent', 'key'],
  ...fieldsOf(acceptSavingsPlan, rejectSavingsPlan, closeSavingsPlan, correctSavingsDeposit),
]

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<'accepted' | 'rejected' | 'closed' | 'corrected'>

const steps: Readonly<Record<string, Step>> = {
  async accept(context, { id, values }) {
    const { account_number = '', virtual_account = '' } = values
    await api(context, acceptSavingsPlan, { id, account_number, virtual_account }, onceOf({ ...values, id }))
    return 'accepted'
  },
  async reject(context, { id, values }) {
    await api(context, rejectSavingsPlan, { id, reason: values.reason ?? '' }, onceOf({ ...values, id }))
    return 'rejected'
  },
  async close(context, { id, values }) {
    const { reference = '', amount = '' } = values
    await api(context, closeSavingsPlan, { id, reference, amount: Number(amount) }, onceOf({ ...values, id }))
    return 'closed'
  },
  async correct(context, { id, values }) {
    const { reference = '', reason = '' } = values
    const correction = { id, amount: amountOf(values.amount), reference, reason }
    await api(context, correctSavingsDeposit, correction, onceOf({ ...values, id }))
    return 'corrected'
  },
}

/** One of the forms of a plan; leads back to it, as it then is. */
export async function actOnSavingsPlan(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/savings/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
