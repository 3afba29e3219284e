import { data, redirect } from 'react-router'
import { changeDeparture, pauseDeparture, remindDeparture } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './words.ts'

const fields = ['intent', 'key', ...fieldsOf(changeDeparture, pauseDeparture)]

type Step = (context: Context, id: string, values: Values) => Promise<Outcome>

const steps: Readonly<Record<string, Step>> = {
  async cancel(context, id, values) {
    const { reason = '', confirm_name = '', code = '' } = values
    await api(context, changeDeparture, { id, kind: 'cancel', reason, confirm_name, code }, onceOf({ id, ...values }))
    return 'changing'
  },
  async move(context, id, values) {
    const { to_departure_id, reason = '', confirm_name = '', code = '' } = values
    const to_date = to_departure_id ? { to_departure_id } : {}
    const move = { id, kind: 'move', ...to_date, reason, confirm_name, code } as const
    await api(context, changeDeparture, move, onceOf({ id, ...values }))
    return 'changing'
  },
  async pause(context, id, values) {
    const is_paused = values.is_paused === 'true'
    const pause = { id, is_paused, ...(!is_paused && { code: values.code ?? '' }) }
    await api(context, pauseDeparture, pause, onceOf({ id, ...values }))
    return is_paused ? 'paused' : 'resumed'
  },
  async remind(context, id, values) {
    await api(context, remindDeparture, { id }, onceOf({ id, ...values }))
    return 'reminded'
  },
}

/** One of the forms of a departure; leads back to it, as it then is. */
export async function actOnDeparture(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values)
    return redirect(withDone(to(pageOf(context).language, '/departures/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
