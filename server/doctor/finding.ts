/** What one check says, and what to do where it is bad. */
export type Finding = { name: string; is_good: boolean; says: string; remedy?: string }

export const good = (name: string, says: string): Finding => ({ name, is_good: true, says })
export const bad = (name: string, says: string, remedy: string): Finding => ({ name, is_good: false, says, remedy })

/** What kind of failure it is, without its words: those may quote a setting. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

/** The reason of a failure in one line; a driver may have several tries in one error, whose own message is empty. */
export function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const text = first instanceof Error ? first.message || first.name : String(first)
  return text.split('\n')[0]?.trim().replace(/\.$/, '') ?? ''
}
