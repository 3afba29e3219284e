import { hashSecret } from '#core/ids.ts'
import type { Values } from '../form.server.ts'
import { digitsOf } from './ui/form/money-text.ts'

/** The same form sent twice does its work once; with other words in it, it is another. */
export const onceOf = (values: Values) => ({ idempotency_key: hashSecret(JSON.stringify(values)) })

/** What the form before did. Only its name travels, so that nobody can plant a text. */
export const doneIn = <const Name extends string>(search: URLSearchParams, names: readonly Name[]): Name | undefined =>
  names.find((name) => name === search.get('done'))

/** An address that says what was done. */
export const withDone = (address: string, done: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ done })}`

/** An amount as a call takes it; what is none stays as it was typed, to be refused at its field, and nothing is nothing. */
export function amountOf(text: string | undefined): number | string | undefined {
  const digits = digitsOf(text ?? '')
  if (digits !== undefined) return Number(digits)
  return text?.trim() || undefined
}

/** A text in both languages, from its two fields. */
export const bilingualOf = (values: Values, name: string): { id: string; en: string } => ({
  id: values[`${name}.id`] ?? '',
  en: values[`${name}.en`] ?? '',
})

export { rowsOf } from './ui/form/list-rows.ts'
