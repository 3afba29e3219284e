import type { FormError } from '../../ui/form-errors.tsx'

/** What a form shows after a "no"; the same shape as the server's `Failed`. */
export type Failure = {
  intent: string
  code: string
  message: string
  errors: Record<string, string[]>
  retry_after_seconds?: number
  values: Record<string, string>
}

/** The fields of a form by name, with the label each has. */
export type FieldLabels = Readonly<Record<string, string>>

/** The failure of this form, and of no other on the page. */
export const failureOf = (failure: Failure | undefined, intent: string): Failure | undefined =>
  failure?.intent === intent ? failure : undefined

/** One mistake at a time for a field: the rest follow when it is mended. */
export const fieldError = (failure: Failure | undefined, name: string): string | undefined => failure?.errors[name]?.[0]

/** The one field that the whole answer is about, when it is about one. */
export function onlyField({ errors, message, retry_after_seconds }: Failure, labels: FieldLabels): string | undefined {
  const [name, ...others] = Object.keys(errors)
  if (name === undefined || others.length > 0 || retry_after_seconds !== undefined) return undefined
  return labels[name] !== undefined && errors[name]?.[0] === message ? name : undefined
}

/** The mistakes of the fields this form has, each leading to its field. `scope` tells apart two forms of one page. */
export const mistakes = ({ errors }: Failure, labels: FieldLabels, scope: string): FormError[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name]?.[0]
    if (!message) return []
    const isNamed = message.toLowerCase().startsWith(label.toLowerCase())
    return [{ name: scope + name, message: isNamed ? message : `${label}: ${message}` }]
  })
