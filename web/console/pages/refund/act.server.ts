import { data, redirect } from 'react-router'
import {
  approveRefund,
  confirmRefund,
  rejectRefund,
  remindRefundAccount,
  requestRefund,
  resolveRefund,
  returnRefund,
  sendRefund,
} from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './words.ts'

const fields = ['intent', 'key', ...fieldsOf(sendRefund, approveRefund, rejectRefund, confirmRefund)]

type Step = (context: Context, id: string, values: Values) => Promise<Outcome>

const steps: Readonly<Record<string, Step>> = {
  async send(context, id, values) {
    const { reference = '' } = values
    await api(context, sendRefund, { id, reference }, onceOf({ id, ...values }))
    return 'sent'
  },
  async remind(context, id, values) {
    await api(context, remindRefundAccount, { id }, onceOf({ id, ...values }))
    return 'reminded'
  },
  async return(context, id, values) {
    await api(context, returnRefund, { id }, onceOf({ id, ...values }))
    return 'returning'
  },
  async returned(context, id, values) {
    const { reference = '' } = values
    await api(context, resolveRefund, { id, is_returned: true, reference }, onceOf({ id, ...values }))
    return 'confirmed'
  },
  async missing(context, id, values) {
    const { reference = '' } = values
    await api(context, resolveRefund, { id, is_returned: false, reference }, onceOf({ id, ...values }))
    return 'missing'
  },
  async request(context, id, values) {
    await api(context, requestRefund, { id }, onceOf({ id, ...values }))
    return 'requested'
  },
  async approve(context, id, values) {
    const { approval_id = '', code = '' } = values
    await api(context, approveRefund, { id, approval_id, code }, onceOf({ id, ...values }))
    return 'approved'
  },
  async reject(context, id, values) {
    const { approval_id = '', reason = '' } = values
    await api(context, rejectRefund, { id, approval_id, reason }, onceOf({ id, ...values }))
    return 'rejected'
  },
  async confirm(context, id, values) {
    const { reference = '' } = values
    await api(context, confirmRefund, { id, reference }, onceOf({ id, ...values }))
    return 'confirmed'
  },
}

/** One of the forms of a refund; leads back to it, as it then is. */
export async function actOnRefund(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values)
    return redirect(withDone(to(pageOf(context).language, '/refunds/:refund_id', { refund_id: id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
