import { isPassportName, tidyName, wordsOfName } from '#core/passport-name.ts'

export type NameProblem = 'name_letters' | 'name_two_words'

/** A passport with one word only: Saudi Arabia asks for two. */
export const isSingleName = (name: string): boolean => wordsOfName(name).length < 2

/** What a name must be like; `is_single` where its owner says that the passport has no second word. */
export function nameProblem(
  { name, is_single }: { name: string; is_single?: boolean | undefined },
  { two_names }: { two_names: boolean },
): NameProblem | undefined {
  if (!isPassportName(name)) return 'name_letters'
  return two_names && isSingleName(name) && !is_single ? 'name_two_words' : undefined
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{Script=Latin} ]/gu, '')
    .toLowerCase()

/** A name as it is compared: case, accents and marks count for nothing. */
export const foldedName = (name: string): string => lettersOf(tidyName(name))

/** Whether one name is another spelling of the other, and not somebody else's: word by word, in any order. */
export function isSpellingOf(was: string, now: string): boolean {
  const [shorter = [], many = []] = [was, now]
    .map((name) => foldedName(name).split(' '))
    .sort((a, b) => a.length - b.length)
  const left = [...many]
  // Initials alone fit anybody: one word at least must be all but the same.
  let hasSame = false
  const isAll = shorter.every((one) => {
    const place = left.findIndex((other) => isLike(one, other))
    const [other = ''] = place >= 0 ? left.splice(place, 1) : []
    hasSame ||= other !== '' && isNearlySame(one, other)
    return other !== ''
  })
  return isAll && hasSame
}

const isNearlySame = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && isClose(one, other))

/** Few letters apart, or one written out and the other short: "Moh." and "Mohammad". */
function isLike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  return long.startsWith(short) || isClose(one, other)
}

const isClose = (one: string, other: string): boolean =>
  distance(one, other) <= Math.max(1, Math.floor(Math.max(one.length, other.length) / 3))

/** How many letters have to change, come or go to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries()) {
      const substituted = (row[j] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
