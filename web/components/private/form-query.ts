import type { Output } from '#core/call.ts'
import type { privateRequest } from '#modules/private-umrah/contract.ts'

export const builderPath = '/private-umroh'

/** The order form as a saved plan answers with it. */
export type PlanForm = Output<typeof privateRequest>['form']

/** The fields of the builder by name; the names are the call's own, so that each of its errors lands at its field. */
export type PlanValues = Readonly<Record<string, string>>

export const childAge = (place: number): string => `participants_children.${place}.age`
export const hotelId = (place: number): string => `hotels.${place}.partner_custom_hotel_id`
export const hotelNights = (place: number): string => `hotels.${place}.duration_night`
const addons = 'addons_ids'

const plain = [
  'departure_airport_id',
  'destination_airport_id',
  'return_airport_id',
  'departure_date',
  'return_date',
  'airline_id',
  'airline_class_id',
  'total_participants_adult',
  'children',
  hotelId(0),
  hotelNights(0),
  hotelId(1),
  hotelNights(1),
  'transportation_id',
] as const

const longest = 60
// As many as the call takes.
const [mostChildren, mostAddons] = [20, 20]

/** A plan as the fields of the builder hold it. */
export function valuesOf(form: PlanForm): PlanValues {
  const ages = form.participants_children.map(({ age }, i) => [childAge(i), String(age)])
  const stays = form.hotels.flatMap(({ duration_night, partner_custom_hotel_id }, i) => [
    [hotelId(i), partner_custom_hotel_id],
    [hotelNights(i), String(duration_night)],
  ])
  return {
    departure_airport_id: form.departure_airport_id,
    destination_airport_id: form.destination_airport_id,
    return_airport_id: form.return_airport_id,
    departure_date: form.departure_date,
    return_date: form.return_date ?? '',
    airline_id: form.airline_id,
    airline_class_id: form.airline_class_id,
    total_participants_adult: String(form.total_participants_adult),
    children: String(form.participants_children.length),
    transportation_id: form.transportation_id,
    ...Object.fromEntries([...ages, ...stays]),
    [addons]: form.addons_ids.join(' '),
  }
}

/** What an address, or a form that was sent, says of a plan; a field that it does not have is not among them. */
export function readValues(sent: URLSearchParams | FormData): PlanValues {
  const text = (name: string): string | undefined => {
    const value = sent.get(name)
    return typeof value === 'string' ? value.trim().slice(0, longest) : undefined
  }
  const ages = Array.from({ length: mostChildren }, (_, i) => childAge(i))
  const all = [...plain, ...ages].flatMap((name) => {
    const value = text(name)
    return value === undefined ? [] : [[name, value]]
  })
  const chosen = sent.getAll(addons).filter((one) => typeof one === 'string')
  return {
    ...Object.fromEntries(all),
    ...(all.length > 0 && { [addons]: chosen.slice(0, mostAddons).join(' ') }),
  }
}

export const addonsIn = (values: PlanValues): string[] => (values[addons] ?? '').split(' ').filter(Boolean)

/** How many children have a field for their age. */
export function childrenIn({ children = '' }: PlanValues): number {
  const count = Number(children)
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), mostChildren) : 0
}

const given = (text: string | undefined): string | undefined => text || undefined
/** What is no whole number goes on as none, to be refused at its field. */
const whole = (text: string | undefined): number | undefined =>
  given(text) === undefined ? undefined : /^-?\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN

/** The fields in the shape of the call; what is empty is left open, and the call says so. */
export const formOf = (values: PlanValues) => ({
  departure_airport_id: given(values.departure_airport_id),
  destination_airport_id: given(values.destination_airport_id),
  return_airport_id: given(values.return_airport_id),
  departure_date: given(values.departure_date),
  ...(values.return_date && { return_date: values.return_date }),
  airline_class_id: given(values.airline_class_id),
  airline_id: given(values.airline_id),
  // Left open it would be one, and nobody has said so.
  total_participants_adult: whole(values.total_participants_adult || '0'),
  participants_children: Array.from({ length: childrenIn(values) }, (_, i) => ({ age: whole(values[childAge(i)]) })),
  hotels: [0, 1].map((i) => ({
    duration_night: whole(values[hotelNights(i)]),
    partner_custom_hotel_id: given(values[hotelId(i)]),
  })),
  transportation_id: given(values.transportation_id),
  addons_ids: addonsIn(values),
})

/** The query of the builder that shows these fields; whoever has the link sees the plan, and nothing of a person is in it. */
export function queryOf(values: PlanValues): URLSearchParams {
  const ages = Array.from({ length: childrenIn(values) }, (_, i) => childAge(i))
  // What was left open stays open, and is not chosen anew; only the day of return may be.
  const open = [...plain.filter((name) => name !== 'return_date' && values[name] === ''), ...ages]
  const said = [...plain, ...ages].flatMap((name) => {
    const value = values[name] ?? ''
    return value !== '' || open.includes(name) ? [[name, value]] : []
  })
  return new URLSearchParams([...said, ...addonsIn(values).map((id) => [addons, id])])
}

/** The address of a plan, to share it or to begin another with it. */
export const planAddress = (form: PlanForm): string => `${builderPath}?${queryOf(valuesOf(form))}`
