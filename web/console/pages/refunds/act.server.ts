import { data, redirect } from 'react-router'
import { approveRefund, confirmRefund, rejectRefund, sendRefund } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf } from '../../form.server.ts'
import { to } from '../../to.ts'
import { type Outcome, pageIn, queryOf, statusIn } from './query.ts'

const fields = ['intent', 'key', ...fieldsOf(sendRefund, approveRefund, rejectRefund, confirmRefund)]

type Step = (context: Context, values: Values) => Promise<Outcome>

const steps: Readonly<Record<string, Step>> = {
  async send(context, values) {
    const { id = '', reference = '' } = values
    const { status } = (await api(context, sendRefund, { id, reference }, onceOf(values))).data
    return status === 'sent' ? 'sent' : 'requested'
  },
  async approve(context, values) {
    const { id = '', approval_id = '', code = '' } = values
    await api(context, approveRefund, { id, approval_id, code }, onceOf(values))
    return 'approved'
  },
  async reject(context, values) {
    const { id = '', approval_id = '', reason = '' } = values
    await api(context, rejectRefund, { id, approval_id, reason }, onceOf(values))
    return 'rejected'
  },
  async confirm(context, values) {
    const { id = '', reference = '' } = values
    await api(context, confirmRefund, { id, reference }, onceOf(values))
    return 'confirmed'
  },
}

/** One of the forms of a refund; leads back to the list, which says what was done. */
export async function actOnRefund(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, values)
    const query = queryOf({ status: statusIn(url.searchParams), page: pageIn(url.searchParams), done })
    return redirect(to(pageOf(context).language, '/refunds') + query)
  } catch (error) {
    return refused(error, { intent, values })
  }
}
