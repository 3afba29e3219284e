import { mostTravellers } from '#modules/booking/rules/party.ts'
import { keepable, stampFields } from '../../draft.server.ts'
import type { Values } from '../../form.server.ts'

const orderer = ['name', 'gender', 'birth_date', 'address', 'phone_number', 'job_name', 'instansi', 'email', 'self']
/** What only the form of financing asks. */
export const financingFields = [
  'years_employed',
  'monthly_income',
  'referral_code',
  'terms_id',
  'months',
  'down_payment',
]
const contact = [...orderer, ...financingFields]
const person = ['name', 'relation', 'gender', 'birth_date', 'is_single_name']
const isBox = (name: string): boolean => /(^|\.)(self|gender|is_single_name)$/.test(name)

/** The fields that are looked at. */
export const draftFields = [...stampFields, ...contact, /^participants\.\d{1,2}\.\w{1,40}$/]

/** What of a form is kept while it is typed: all that is asked of people. A box without a tick is not sent, and is empty. */
export function draftIn(values: Values): Record<string, string> {
  const places = Array.from({ length: mostTravellers }, (_, i) => `participants.${i}`)
  const people = places.filter((scope) => values[`${scope}.id`] !== undefined)
  const names = [...contact, ...people.flatMap((scope) => person.map((part) => `${scope}.${part}`))]
  const there = names.filter((name) => values[name] !== undefined || isBox(name))
  return Object.fromEntries(there.map((name) => [name, keepable(values[name] ?? '')]))
}
