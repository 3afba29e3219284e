import { data, redirect } from 'react-router'
import {
  answerProblem,
  answerStoreCancel,
  closeProblem,
  correctStoreWaybill,
  deliverStoreOrder,
  processStoreOrder,
  refundProblem,
  rejectStoreOrder,
  shipStoreOrder,
} from '#modules/souvenir/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { doneNames } from './words.ts'

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<(typeof doneNames)[number]>

const once = ({ id, values }: Sent) => onceOf({ ...values, id })

const steps: Readonly<Record<string, Step>> = {
  async process(context, sent) {
    await api(context, processStoreOrder, { id: sent.id }, once(sent))
    return 'processed'
  },
  async ship(context, sent) {
    await api(context, shipStoreOrder, { id: sent.id, waybill: sent.values.waybill ?? '' }, once(sent))
    return 'shipped'
  },
  async correct(context, sent) {
    await api(context, correctStoreWaybill, { id: sent.id, waybill: sent.values.waybill ?? '' })
    return 'corrected'
  },
  async deliver(context, sent) {
    await api(context, deliverStoreOrder, { id: sent.id }, once(sent))
    return 'delivered'
  },
  async reject(context, sent) {
    await api(context, rejectStoreOrder, { id: sent.id, reason: sent.values.reason ?? '' }, once(sent))
    return 'rejected'
  },
  async grant(context, sent) {
    const note = sent.values.reason?.trim()
    await api(context, answerStoreCancel, { id: sent.id, is_granted: true, ...(note && { reason: note }) }, once(sent))
    return 'granted'
  },
  async decline(context, sent) {
    const answer = { id: sent.id, is_granted: false, reason: sent.values.reason ?? '' }
    await api(context, answerStoreCancel, answer, once(sent))
    return 'declined'
  },
  async 'answer-problem'(context, sent) {
    await api(context, answerProblem, { id: sent.id, reason: sent.values.reason ?? '' }, once(sent))
    return 'answered'
  },
  async 'refund-problem'(context, sent) {
    const positions = Object.keys(sent.values).flatMap((name) => {
      const [, position] = /^positions\.(\d+)$/.exec(name) ?? []
      return position ? [Number(position)] : []
    })
    const is_whole = sent.values['positions.all'] !== undefined
    const decision = { id: sent.id, reason: sent.values.reason ?? '', positions, is_whole }
    await api(context, refundProblem, decision, once(sent))
    return 'refunded'
  },
  async 'close-problem'(context, sent) {
    await api(context, closeProblem, { id: sent.id, reason: sent.values.reason ?? '' }, once(sent))
    return 'closed'
  },
}

/** One of the forms of an order; leads back to it, as it then is. */
export async function actOnStoreOrder(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), [
    'intent',
    'key',
    'waybill',
    'reason',
    /^positions\.(?:all|\d{1,4})$/,
  ])
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/store-orders/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
