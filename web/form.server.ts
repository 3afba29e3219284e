import { data } from 'react-router'
import type { Call } from '#core/call.ts'
import { type FormFailure, formFailure } from './api.server.ts'
import { joinDate } from './components/form/date-parts.ts'

export type Values = Record<string, string>
/** What a form shows after a "no": which form it was, why, and what was typed. */
export type Failed = FormFailure & { intent: string; values: Values }

const secrets = ['password', 'password_confirmation', 'old_password', 'current_password', 'code']

/** The fields of a posted form; a body that is none has no fields. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** The names of a form's fields, or their pattern where there are as many as people. */
type Known = readonly (string | RegExp)[]

const datePart = /^(.+)\.(?:year|month|day)$/

/** A date that a form asks for in three fields is one text from here on. */
function withDates(fields: readonly [string, string][]): [string, string][] {
  const sent = new Map(fields)
  const dates = new Set(fields.flatMap(([name]) => datePart.exec(name)?.[1] ?? []))
  const part = (date: string, name: string) => sent.get(`${date}.${name}`) ?? ''
  const joined = [...dates].map((date): [string, string] => [
    date,
    joinDate({ year: part(date, 'year'), month: part(date, 'month'), day: part(date, 'day') }),
  ])
  return [...fields, ...joined]
}

/** The texts of the fields that a form is known to have; whatever else was sent goes no further. */
export function textsOf(sent: Iterable<[string, FormDataEntryValue]>, known: Known): Values {
  const isKnown = (name: string) => known.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
  const isText = (field: [string, FormDataEntryValue]): field is [string, string] => typeof field[1] === 'string'
  return Object.fromEntries(withDates([...sent].filter(isText)).filter(([name]) => isKnown(name)))
}

/** The fields that a call takes: a form that is sent to it has no others. */
export const fieldsOf = (...calls: readonly Pick<Call, 'input'>[]): string[] =>
  calls.flatMap(({ input }) => Object.keys(input.shape))

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))

type Posted = { intent: string; values: Values }

/** The answer to a form that was refused. Secrets are never sent back. */
export function refused(error: unknown, { intent, values }: Posted) {
  const failure = formFailure(error)
  const failed: Failed = { ...failure, intent, values: withoutSecrets(values) }
  return data(failed, { status: failure.status })
}
