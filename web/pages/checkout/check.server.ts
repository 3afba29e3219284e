import type { Sent } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { fieldErrors, problemErrors } from '#core/validation.ts'
import { checkout } from '#modules/booking/contract.ts'
import { mostTravellers } from '#modules/booking/rules/party.ts'
import { problemWords } from '#modules/booking/rules/problem-words.ts'
import { ordererProblems, relations, selfProblems, travellerProblems } from '#modules/booking/rules/travellers.ts'
import type { Failed, Values } from '../../form.server.ts'
import type { Order } from './order.ts'
import { words } from './words.ts'

type Form = Sent<typeof checkout>
type Errors = Record<string, string[]>
type Reading = { order: Order; values: Values; language: Language; affiliate_code: string | undefined }

/** The form as the call takes it, or what is wrong with it: said before anything is ordered. */
export function checkForm(reading: Reading): { ok: true; form: Form } | { ok: false; errors: Errors } {
  const { values, language } = reading
  const consent: Errors = values.consent ? {} : { consent: [words(language).consentNeeded] }
  const parsed = checkout.input.safeParse(rawForm(reading))
  const shape = parsed.success ? {} : atFields(fieldErrors(parsed.error.issues, language), values)
  // Both at once: who mends one mistake must not be told of the next only then. A field says the simpler of two.
  const errors = { ...problemErrors(problemsOf(reading), problemWords(language)), ...shape, ...consent }
  return parsed.success && Object.keys(errors).length === 0 ? { ok: true, form: parsed.data } : { ok: false, errors }
}

/** What the rules say of the people, as far as they are named. */
export function problemsOf({ order, values }: Pick<Reading, 'order' | 'values'>) {
  const rules = { ...order.traveller_rules, returns_on: order.departure.returns_on }
  const orderer = { name: values.name ?? '', birth_date: values.birth_date ?? '' }
  const people = peopleIn(values)
  return [
    ...ordererProblems(orderer, rules),
    ...travellerProblems(order.participants, people, rules),
    ...selfProblems(orderer, people),
  ]
}

export const blank = (text: string | undefined): string | undefined => text || undefined

const given = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined))

const rawForm = ({ order, values, affiliate_code }: Reading) => ({
  id: order.booking_id,
  name: values.name,
  gender: blank(values.gender),
  birth_date: blank(values.birth_date),
  address: values.address,
  phone_number: values.phone_number,
  job_name: values.job_name,
  instansi: values.instansi,
  email: values.email,
  participants: peopleIn(values),
  addons: addonsIn(values),
  plan: values.plan,
  affiliate_code,
})

/** Each who travels; whoever orders and travels too has said already what the contact says. */
export function peopleIn(values: Values) {
  const places = Array.from({ length: mostTravellers }, (_, i) => i).filter((i) => values[`participants.${i}.id`])
  return places.map((i) => {
    const relation = values[`participants.${i}.relation`] || (values.self && i === 0 ? 'self' : '')
    const own: Values = relation === 'self' ? values : {}
    const said = (name: 'name' | 'gender' | 'birth_date') =>
      blank(values[`participants.${i}.${name}`]) ?? blank(own[name])
    return {
      id: values[`participants.${i}.id`] ?? '',
      name: said('name') ?? '',
      relation: relations.find((known) => known === relation),
      // What was left open is left out: the call tells the two apart.
      ...given({ gender: said('gender'), birth_date: said('birth_date') }),
      ...(values[`participants.${i}.is_single_name`] && { is_single_name: true }),
    }
  })
}

const addonNames = (values: Values): string[] => Object.keys(values).filter((name) => name.startsWith('addon.'))

export const addonsIn = (values: Values) =>
  addonNames(values).map((name) => ({ id: name.slice('addon.'.length), quantity: Number(values[name]) }))

/** The names of the call's fields, in the form's own words where they differ. */
export function atFields(errors: Errors, values: Values): Errors {
  const names = addonNames(values)
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => {
      const [, place] = /^addons\.(\d+)/.exec(field) ?? []
      if (place !== undefined) return [names[Number(place)] ?? field, texts]
      return [field === 'code' ? 'promo_code' : field, texts]
    }),
  )
}

type Sender = { intent: string; values: Values; language: Language }

/** The answer to a form with mistakes, in the words and shape of the call's own refusal. */
export function mistaken(errors: Errors, { intent, values, language }: Sender): Failed {
  const { status, [language]: message } = refusals[codes.input_invalid]
  return { ok: false, status, code: codes.input_invalid, message, errors, intent, values }
}
