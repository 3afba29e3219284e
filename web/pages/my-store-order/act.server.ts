import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { validationWords } from '#core/validation.ts'
import {
  changeCancelRequest,
  completeSouvenirOrder,
  reportProblem,
  requestCancel,
  reviewItem,
} from '#modules/souvenir/contract.ts'
import { cancelReasons } from '#modules/souvenir/rules/cancel-reasons.ts'
import { problemKinds } from '#modules/souvenir/rules/problem.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { ToastKey } from '../../components/toast-words.ts'
import { flash } from '../../flash.server.ts'
import { refused, textsOf, type Values } from '../../form.server.ts'
import { to } from '../../to.ts'
import { orderAgain } from './again.server.ts'

type Posted = { context: Context; id: string; values: Values; form: FormData }

/** Nothing where nobody has chosen one: that is for the form to say at its field. */
const reasonIn = ({ reason }: Values) => cancelReasons.find((one) => one === reason)
const noteIn = ({ note }: Values) => (note ? { note } : {})

async function complete({ context, id }: Posted): Promise<ToastKey> {
  await api(context, completeSouvenirOrder, { id })
  return 'souvenir_completed'
}

async function cancel({ context, id, values }: Posted): Promise<ToastKey> {
  const wish = { id, reason: reasonIn(values) ?? 'other', ...noteIn(values) } as const
  const { state } = (
    await api(context, requestCancel, wish, { idempotency_key: hashSecret(JSON.stringify([values.ticket, wish])) })
  ).data
  return state === 'cancelled' ? 'souvenir_cancelled' : 'cancel_requested'
}

async function change({ context, id, values }: Posted): Promise<ToastKey> {
  await api(context, changeCancelRequest, { id, reason: reasonIn(values), ...noteIn(values) })
  return 'cancel_requested'
}

async function withdraw({ context, id }: Posted): Promise<ToastKey> {
  await api(context, changeCancelRequest, { id, is_withdrawn: true })
  return 'cancel_withdrawn'
}

async function review({ context, id, values }: Posted): Promise<ToastKey> {
  const { slug = '', item_id = '' } = values
  const rating = Number(values[`rating.${item_id}`])
  const text = values[`text.${item_id}`] ?? ''
  const wish = { slug, order_id: id, rating, text }
  await api(context, reviewItem, wish, { idempotency_key: hashSecret(JSON.stringify(['review', wish])) })
  return 'feedback_sent'
}

async function report({ context, id, values, form }: Posted): Promise<ToastKey> {
  const files: Record<string, { name: string; bytes: Buffer }> = {}
  for (const name of ['photo_1', 'photo_2', 'photo_3']) {
    const file = form.get(name)
    if (file instanceof File && file.size > 0)
      files[name] = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
  }
  const kind = problemKinds.find((one) => one === values.kind) ?? 'damaged'
  await api(context, reportProblem, { id, kind, text: values.text ?? '' }, { files })
  return 'problem_reported'
}

const steps: Readonly<Record<string, (posted: Posted) => Promise<ToastKey>>> = {
  complete,
  cancel,
  change,
  withdraw,
  report,
  review,
}

const known = [
  'intent',
  'ticket',
  'reason',
  'note',
  'kind',
  'text',
  'slug',
  'item_id',
  /^(?:rating|text)\.[0-9a-f-]{36}$/,
]
/** Forms in which a choice has to be made before anything is sent. */
const choices: Readonly<Record<string, (values: Values) => string>> = {
  cancel: () => 'reason',
  change: () => 'reason',
  report: () => 'kind',
  review: ({ item_id = '' }) => `rating.${item_id}`,
}

/** One of the forms of this page. */
export async function actStoreOrder(context: Context, id: string, form: FormData) {
  const { language } = pageOf(context)
  const values = textsOf(form, known)
  const { intent = '' } = values
  if (intent === 'again') return orderAgain(context, id, values)
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  const choice = choices[intent]?.(values)
  if (choice && !values[choice]) return unchosen({ intent, values, language, name: choice })
  try {
    flash(pageOf(context), await step({ context, id, values, form }))
    return redirect(to(language, '/member/my-order/merchant/:merchanId', { merchanId: id }))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent, values })
    return data({ ...failed, errors: atFields(failed.errors, values) }, init ?? {})
  }
}

type Unchosen = { intent: string; values: Values; language: 'id' | 'en'; name: string }

function unchosen({ intent, values, language, name }: Unchosen) {
  const message = validationWords(language).empty
  return data(
    { ok: false as const, status: 422, code: '', message, errors: { [name]: [message] }, intent, values },
    { status: 422 },
  )
}

/** Several items have a form each on one page: a field of the call is one of that item's. */
const atFields = (errors: Record<string, string[]>, { item_id }: Values): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [item_id ? `${name}.${item_id}` : name, texts]))
