import { data, redirect } from 'react-router'
import {
  removePrivateSupply,
  savePrivateExtra,
  savePrivateHotel,
  savePrivateRoute,
  savePrivateVehicle,
  saveUmrahClosure,
} from '#modules/private-umrah/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { type SupplyTab, supplyTabs } from './tabs.ts'

const known = [
  ...['intent', 'key', 'kind', 'id', 'airline_id', 'number', 'from', 'to', 'via', 'departs_at', 'arrives_at'],
  ...['arrives_days_later', 'hotel_id', 'licence_number', 'licensed_until', 'distance_metres', 'position', 'capacity'],
  ...['per', 'closes_on', 'reopens_on', 'source', /^weekdays\.[1-7]$/, /^(?:name|about)\.(?:id|en)$/],
]

/** What is blank is not there at all. */
const text = (value: string | undefined): string | undefined => value?.trim() || undefined

const described = (values: Values) => ({
  ...(text(values.id) && { id: values.id }),
  name: bilingualOf(values, 'name'),
  about: bilingualOf(values, 'about'),
  position: text(values.position),
})

const flight = (values: Values) => ({
  ...(text(values.id) && { id: values.id }),
  ...{ airline_id: values.airline_id ?? '', number: values.number ?? '', from: values.from ?? '', to: values.to ?? '' },
  via: text(values.via),
  weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => values[`weekdays.${day}`]),
  ...{ departs_at: values.departs_at ?? '', arrives_at: values.arrives_at ?? '' },
  arrives_days_later: text(values.arrives_days_later),
})

type Save = (context: Context, values: Values) => Promise<unknown>

const saves: Readonly<Record<SupplyTab, Save>> = {
  routes: (context, values) => api(context, savePrivateRoute, flight(values), onceOf(values)),
  hotels: (context, values) => {
    const { hotel_id = '', licence_number = '', licensed_until = '' } = values
    const fields = { hotel_id, licence_number, licensed_until, distance_metres: text(values.distance_metres) }
    return api(context, savePrivateHotel, { ...(text(values.id) && { id: values.id }), ...fields }, onceOf(values))
  },
  vehicles: (context, values) =>
    api(context, savePrivateVehicle, { ...described(values), capacity: text(values.capacity) }, onceOf(values)),
  extras: (context, values) =>
    api(context, savePrivateExtra, { ...described(values), per: values.per ?? '' }, onceOf(values)),
  closures: (context, { closes_on = '', reopens_on = '', source = '', ...values }) =>
    api(
      context,
      saveUmrahClosure,
      { closes_on, reopens_on, source },
      onceOf({ ...values, closes_on, reopens_on, source }),
    ),
}

/** Saves or removes a thing; leads back to its list. */
export async function actOnPrivateSupply(context: Context, request: Request) {
  const values = textsOf(await readForm(request), known)
  const { intent = '' } = values
  const kind = supplyTabs.find((one) => one === values.kind)
  if (!kind || !(intent === 'save' || intent === 'remove')) throw data(null, { status: 400 })
  const back = `${to(pageOf(context).language, '/private-supply')}?tab=${kind}`
  try {
    if (intent === 'save') await saves[kind](context, values)
    else await api(context, removePrivateSupply, { kind, id: values.id ?? '' }, onceOf(values))
    return redirect(withDone(back, intent === 'save' ? 'saved' : 'removed'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
