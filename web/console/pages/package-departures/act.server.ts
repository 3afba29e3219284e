import { data, redirect } from 'react-router'
import { addDepartures, changeQuota, closeDeparture, removeDeparture } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { numberIn, termErrors, termFields, termsOf } from '../../components/date-terms/typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', 'departure_id', 'change', 'reason', 'confirm_name', 'dates', 'quota', ...termFields]

const plannedOf = (values: Values) => ({
  dates: (values.dates ?? '').split(',').filter((day) => day !== ''),
  quota: numberIn(values.quota),
  ...termsOf(values),
})

type Step = (context: Context, id: string, values: Values) => Promise<string>

const steps: Readonly<Record<string, Step>> = {
  async add(context, id, values) {
    await api(context, addDepartures, { id, ...plannedOf(values) }, onceOf(values))
    return 'added'
  },
  async quota(context, id, values) {
    const { departure_id = '', reason = '' } = values
    await api(context, changeQuota, { id, departure_id, change: numberIn(values.change), reason }, onceOf(values))
    return 'quotaChanged'
  },
  async close(context, id, values) {
    const { departure_id = '', reason = '', confirm_name = '' } = values
    await api(context, closeDeparture, { id, departure_id, reason, confirm_name }, onceOf(values))
    return 'dateClosed'
  },
  async remove(context, id, values) {
    await api(context, removeDeparture, { id, departure_id: values.departure_id ?? '' })
    return 'removed'
  },
}

export async function actOnDepartures(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values)
    return redirect(withDone(to(pageOf(context).language, '/packages/:id/departures', { id }), done))
  } catch (error) {
    const answer = refused(error, { intent, values })
    return data({ ...answer.data, errors: termErrors(answer.data.errors) }, answer.init ?? undefined)
  }
}
