import { saveSavingsDraft, seeSavings } from '#modules/savings/contract.ts'
import { applicantForm, heirForm } from '#modules/savings/shapes.ts'
import { api, type Context } from '../../api.server.ts'
import { keepable, stampFields, stampIn } from '../../draft.server.ts'
import type { Values } from '../../form.server.ts'

export const applicantNames = applicantForm.keyof().options
export const heirNames = heirForm.keyof().options

const names: readonly string[] = [...applicantNames, ...heirNames.map((name) => `heir.${name}`)]

/** The fields that are looked at. */
export const draftFields = [...stampFields, ...names]

/** Stores what is typed into one step, beside what the other steps have stored. */
export async function keepTyped(context: Context, id: string, values: Values): Promise<void> {
  const typed = Object.entries(values).filter(([name]) => names.includes(name))
  if (typed.length === 0) return
  const { data: plan } = await api(context, seeSavings, { id })
  const fields = { ...plan.draft?.fields, ...Object.fromEntries(typed.map(([name, text]) => [name, keepable(text)])) }
  await api(context, saveSavingsDraft, { id, fields, ...stampIn(values) })
}
