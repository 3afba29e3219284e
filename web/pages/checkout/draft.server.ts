import { type CallFailure, isCallFailure } from '#core/client.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { mostTravellers } from '#modules/booking/rules/party.ts'
import { newerDraft } from '#modules/drafts/shapes.ts'
import type { Values } from '../../form.server.ts'
import type { Newer } from './parts/form-view.ts'
import { words } from './words.ts'

const contact = ['name', 'gender', 'birth_date', 'address', 'phone_number', 'job_name', 'instansi', 'email', 'self']
const person = ['name', 'relation', 'gender', 'birth_date', 'is_single_name']
const isBox = (name: string): boolean => /(^|\.)(self|gender|is_single_name)$/.test(name)

/** What a script says of a save; a browser without scripts leaves them empty, and is not asked about other tabs. */
export const stampFields = ['version', 'revision']
/** The fields that are looked at. */
export const draftFields = [...stampFields, ...contact, /^participants\.\d{1,2}\.\w{1,40}$/]

export const stampIn = ({ version, revision }: Values) => ({
  ...(version && { version: Number(version) }),
  ...(revision && { revision }),
})

/** What of a form is kept while it is typed: all that is asked of people. A box without a tick is not sent, and is empty. */
export function draftIn(values: Values): Record<string, string> {
  const places = Array.from({ length: mostTravellers }, (_, i) => `participants.${i}`)
  const people = places.filter((scope) => values[`${scope}.id`] !== undefined)
  const names = [...contact, ...people.flatMap((scope) => person.map((part) => `${scope}.${part}`))]
  const there = names.filter((name) => values[name] !== undefined || isBox(name))
  return Object.fromEntries(there.map((name) => [name, keepable(values[name] ?? '')]))
}

// What is too long or no text at all is refused at its field when the form is sent; here the rest must not be lost by it.
const keepable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .slice(0, 300)
    .toWellFormed()

const isConflict = (error: unknown): error is CallFailure => isCallFailure(error) && error.code === codes.draft_conflict

/** What another tab has saved meanwhile, where a save was refused because of it. */
export function newerIn(error: unknown, language: Language): Newer | undefined {
  if (!isConflict(error)) return undefined
  const { version, fields, updated_at } = newerDraft.parse(error.details)
  return { version, fields, text: words(language).changedElsewhere(formatMoment(new Date(updated_at), language)) }
}
