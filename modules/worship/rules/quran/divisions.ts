/** A place in the text: chapter and verse, both from 1. */
export type Verse = { chapter: number; verse: number }

/** Where each juz begins in the mushaf of Indonesia's ministry of religion; seven begin elsewhere in the Madinah print. */
export const juzStarts: readonly string[] = (
  '1:1 2:142 2:253 3:92 4:24 4:148 5:83 6:111 7:88 8:41 9:94 11:6 12:53 15:2 17:1 ' +
  '18:75 21:1 23:1 25:21 27:60 29:45 33:31 36:22 39:32 41:47 46:1 51:31 58:1 67:1 78:1'
).split(' ')

export const keyOf = ({ chapter, verse }: Verse): string => `${chapter}:${verse}`

/** `2:255` as a place; nothing for what is no key. Whether there is such a verse is another question. */
export function readKey(key: string): Verse | undefined {
  const [, chapter, verse] = /^(\d{1,3}):(\d{1,3})$/.exec(key) ?? []
  return chapter && verse ? { chapter: Number(chapter), verse: Number(verse) } : undefined
}

export const isBefore = (a: Verse, b: Verse): boolean =>
  a.chapter < b.chapter || (a.chapter === b.chapter && a.verse < b.verse)

const starts: readonly Verse[] = juzStarts.flatMap((key) => readKey(key) ?? [])

/** The juz a verse stands in, 1 to 30. */
export const juzOf = (place: Verse): number => starts.filter((start) => !isBefore(place, start)).length

/** The verse a juz begins with; nothing for a juz that is none. */
export const juzStart = (juz: number): Verse | undefined => starts[juz - 1]
