import type { Call } from '#core/call.ts'
import type { ListQuery } from './ui/list-query.ts'

/** What of an address a list understands. An empty field of a form, or what it does not know, is as if it were not there. */
export function readListQuery({ input }: Pick<Call, 'input'>, search: URLSearchParams): ListQuery {
  const query: Record<string, string> = {}
  for (const [name, shape] of Object.entries(input.shape)) {
    const text = search.get(name)?.trim()
    if (text && shape.safeParse(text).success) query[name] = text
  }
  return query
}
