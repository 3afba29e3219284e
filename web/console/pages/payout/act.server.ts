import { data, redirect } from 'react-router'
import {
  approvePayout,
  closePayout,
  rejectPayout,
  requestPayout,
  sendPayout,
} from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './words.ts'

const fields = ['intent', 'key', 'reference', 'approval_id', 'reason', 'code']

type Step = (context: Context, id: string, values: Values) => Promise<Outcome>

const steps: Readonly<Record<string, Step>> = {
  async request(context, id, values) {
    await api(context, requestPayout, { id }, onceOf({ id, ...values }))
    return 'requested'
  },
  async send(context, id, values) {
    const { reference = '' } = values
    await api(context, sendPayout, { id, reference }, onceOf({ id, ...values }))
    return 'sent'
  },
  async approve(context, id, values) {
    const { approval_id = '', code = '' } = values
    const { status } = (await api(context, approvePayout, { id, approval_id, code }, onceOf({ id, ...values }))).data
    return status === 'returned' ? 'returned' : 'approved'
  },
  async reject(context, id, values) {
    const { approval_id = '', reason = '' } = values
    await api(context, rejectPayout, { id, approval_id, reason }, onceOf({ id, ...values }))
    return 'rejected'
  },
  async confirm(context, id, values) {
    const { reference = '' } = values
    await api(context, closePayout, { id, outcome: 'confirm', reference }, onceOf({ id, ...values }))
    return 'confirmed'
  },
  async return(context, id, values) {
    const { reference = '' } = values
    const once = onceOf({ id, ...values })
    const { status } = (await api(context, closePayout, { id, outcome: 'return', reference }, once)).data
    return status === 'returned' ? 'returned' : 'requested'
  },
}

/** One of the forms of a payout; leads back to it, as it then is. */
export async function actOnPayout(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values)
    return redirect(withDone(to(pageOf(context).language, '/payouts/:payout_id', { payout_id: id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
