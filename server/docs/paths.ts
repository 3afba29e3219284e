import type { Call } from '#core/call.ts'

/** A path with its parameters as OpenAPI writes them. */
const templateOf = (call: Call): string => call.path.replace(/:([A-Za-z_]+)\??/g, '{$1}')

const isParameter = (part: string): boolean => part.startsWith('{')

/** Whether one address could be read as either of them. */
function isAmbiguous(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')]
  return (
    one !== other &&
    a.length === b.length &&
    a.every((part, place) => part === b[place] || isParameter(part) || isParameter(b[place] ?? ''))
  )
}

export type Placed = { call: Call; path: string /** The word that stands in place of a parameter. */; word?: string }

type Words = (call: Call, name: string) => readonly string[] | undefined

/**
 * Where each call stands. A server tries fixed words first, a reader of the document cannot know: where two paths could be
 * read as one another, a parameter that takes only known words is written out, once for each.
 */
export function placed(calls: readonly Call[], wordsOf: Words): Placed[] {
  const templates = [...new Set(calls.map(templateOf))]
  return calls.flatMap((call) => {
    const path = templateOf(call)
    if (!templates.some((other) => isAmbiguous(path, other))) return [{ call, path }]
    const name = [...path.matchAll(/\{([A-Za-z_]+)\}/g)]
      .map((match) => match[1] ?? '')
      .find((one) => wordsOf(call, one))
    const words = name === undefined ? undefined : wordsOf(call, name)
    return words ? words.map((word) => ({ call, path: path.replace(`{${name}}`, word), word })) : [{ call, path }]
  })
}
