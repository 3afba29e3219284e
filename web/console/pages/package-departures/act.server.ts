import { data, redirect } from 'react-router'
import { addDepartures, changeQuota, closeDeparture, removeDeparture } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, rowsOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = [
  'intent',
  'key',
  'departure_id',
  'change',
  'reason',
  'dates',
  'quota',
  'cutoff_days',
  'airline_code',
  /^flights\.\d\.[a-z_]{2,20}$/,
  /^stays\.\d\.[a-z_]{2,20}$/,
  /^prices\.[a-z]{4,6}$/,
]

const numberOf = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN)
const amountIn = (values: Values, name: string): number => Number(amountOf(values[`prices.${name}`]) ?? Number.NaN)

/** A blank price is no 0: its call refuses it at its field. */
const plannedOf = (values: Values) => ({
  dates: (values.dates ?? '').split(',').filter((day) => day !== ''),
  quota: numberOf(values.quota),
  cutoff_days: values.cutoff_days?.trim() ? Number(values.cutoff_days) : null,
  airline_code: values.airline_code ?? '',
  flights: rowsOf(values, 'flights').map(({ values: row }) => ({
    number: row.number ?? '',
    from: row.from ?? '',
    to: row.to ?? '',
    departs_day: numberOf(row.departs_nth),
    departs_clock: row.departs_clock ?? '',
    departs_zone: row.departs_zone ?? '',
    arrives_day: numberOf(row.arrives_nth),
    arrives_clock: row.arrives_clock ?? '',
    arrives_zone: row.arrives_zone ?? '',
  })),
  stays: rowsOf(values, 'stays').map(({ values: row }) => ({
    hotel_id: row.hotel_id ?? '',
    nights: numberOf(row.nights),
  })),
  prices: {
    quad: amountIn(values, 'quad'),
    triple: amountIn(values, 'triple'),
    double: amountIn(values, 'double'),
    child: amountIn(values, 'child'),
    infant: amountIn(values, 'infant'),
  },
})

type Step = (context: Context, id: string, values: Values) => Promise<string>

const steps: Readonly<Record<string, Step>> = {
  async add(context, id, values) {
    await api(context, addDepartures, { id, ...plannedOf(values) }, onceOf(values))
    return 'added'
  },
  async quota(context, id, values) {
    const { departure_id = '', reason = '' } = values
    await api(context, changeQuota, { id, departure_id, change: numberOf(values.change), reason }, onceOf(values))
    return 'quotaChanged'
  },
  async close(context, id, values) {
    const { departure_id = '', reason = '' } = values
    await api(context, closeDeparture, { id, departure_id, reason }, onceOf(values))
    return 'dateClosed'
  },
  async remove(context, id, values) {
    await api(context, removeDeparture, { id, departure_id: values.departure_id ?? '' })
    return 'removed'
  },
}

/** Mistakes by the names of the form's fields; one ending in `day` would be taken for a part of a date. */
const typedErrors = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field.replace(/_day$/, '_nth'), said]))

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
    return data({ ...answer.data, errors: typedErrors(answer.data.errors) }, answer.init ?? undefined)
  }
}
