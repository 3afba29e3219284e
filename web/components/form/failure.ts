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

/** The failure of this form, and of no other on the page. */
export const failureOf = (failure: Failure | undefined, intent: string): Failure | undefined =>
  failure?.intent === intent ? failure : undefined

/** One mistake at a time for a field: the rest follow when it is mended. */
export const fieldError = (failure: Failure | undefined, name: string): string | undefined => failure?.errors[name]?.[0]

/** Every mistake of the form, each leading to its field. `scope` tells apart fields of one name on one page. */
export const mistakes = (failure: Failure, scope = ''): FormError[] =>
  Object.entries(failure.errors).flatMap(([name, [message]]) => (message ? [{ name: scope + name, message }] : []))
