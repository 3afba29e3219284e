import { redirect } from 'react-router'
import { makeRefundBatch } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Puts together what was chosen; its page asks before anything is sent. */
export async function chooseRefunds(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, ['intent', 'key'])
  const refund_ids = form.getAll('refund_id').filter((value) => typeof value === 'string')
  try {
    const once = onceOf({ ...values, chosen: refund_ids.join() })
    const { batch_id } = (await api(context, makeRefundBatch, { refund_ids }, once)).data
    return redirect(to(pageOf(context).language, '/refunds/batches/:batch_id', { batch_id }))
  } catch (error) {
    return refused(error, { intent: 'choose', values })
  }
}
