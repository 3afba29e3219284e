import { data, redirect } from 'react-router'
import {
  approveRefundBatch,
  noteTransfers,
  rejectRefundBatch,
  sendRefundBatch,
} from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { referenceFields, referencesOf } from './references.ts'
import type { BatchDone } from './words.ts'

const fields = [
  ...['intent', 'key', 'pasted', ...fieldsOf(sendRefundBatch, approveRefundBatch, rejectRefundBatch)],
  referenceFields,
]

type Step = (context: Context, id: string, values: Values) => Promise<BatchDone>

const steps: Readonly<Record<string, Step>> = {
  async send(context, id, values) {
    const { code = '' } = values
    const { status } = (await api(context, sendRefundBatch, { id, code }, onceOf({ id, ...values }))).data
    return status === 'released' ? 'sent' : 'requested'
  },
  async approve(context, id, values) {
    const { approval_id = '', code = '' } = values
    await api(context, approveRefundBatch, { id, approval_id, code }, onceOf({ id, ...values }))
    return 'approved'
  },
  async reject(context, id, values) {
    const { approval_id = '', reason = '' } = values
    await api(context, rejectRefundBatch, { id, approval_id, reason }, onceOf({ id, ...values }))
    return 'rejected'
  },
  async note(context, id, values) {
    const sent = { id, references: referencesOf(values) }
    const { results } = (await api(context, noteTransfers, sent, onceOf({ id, ...values }))).data
    return results.every(({ result }) => result === 'sent' || result === 'done') ? 'noted' : 'noted_some'
  },
}

/** One of the forms of a batch; leads back to it, as it then is. */
export async function actOnBatch(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values)
    return redirect(withDone(to(pageOf(context).language, '/refunds/batches/:batch_id', { batch_id: id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
