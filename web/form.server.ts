import { data } from 'react-router'
import { type FormFailure, formFailure } from './api.server.ts'

export type Values = Record<string, string>
/** What a form shows after a "no": which form it was, why, and what was typed. */
export type Failed = FormFailure & { intent: string; values: Values }

const secrets = ['password', 'password_confirmation', 'old_password', 'current_password', 'code']

/** The fields of a posted form; a body that is none has no fields. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

export const textsOf = (form: FormData): Values =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

type Posted = { intent: string; values: Values }

/** The answer to a form that was refused. Secrets are never sent back. */
export function refused(error: unknown, { intent, values }: Posted) {
  const failure = formFailure(error)
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
  const failed: Failed = { ...failure, intent, values: kept }
  return data(failed, { status: failure.status })
}
