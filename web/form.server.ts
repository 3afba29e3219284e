import { data } from 'react-router'
import type { Call } from '#core/call.ts'
import { type FormFailure, formFailure } from './api.server.ts'

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

/** The texts of the fields that a form is known to have; whatever else was sent goes no further. */
export function textsOf(sent: Iterable<[string, FormDataEntryValue]>, known: Known): Values {
  const isKnown = (name: string) => known.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
  const isText = (field: [string, FormDataEntryValue]): field is [string, string] => typeof field[1] === 'string'
  return Object.fromEntries([...sent].filter(isText).filter(([name]) => isKnown(name)))
}

/** The fields that a call takes: a form that is sent to it has no others. */
export const fieldsOf = (...calls: readonly Pick<Call, 'input'>[]): string[] =>
  calls.flatMap(({ input }) => Object.keys(input.shape))

type Posted = { intent: string; values: Values }

/** The answer to a form that was refused. Secrets are never sent back. */
export function refused(error: unknown, { intent, values }: Posted) {
  const failure = formFailure(error)
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
  const failed: Failed = { ...failure, intent, values: kept }
  return data(failed, { status: failure.status })
}
