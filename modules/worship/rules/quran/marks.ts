import type { Verse } from './divisions.ts'

/** A verse put aside, or taken back: what happened last counts. */
export type Mark = Verse & { at: string; is_removed: boolean }
export type LastRead = Verse & { at: string }
/** What one reader has marked, on a device or in an account. */
export type Marks = { bookmarks: readonly Mark[]; last_read: LastRead | undefined }

export const noMarks: Marks = { bookmarks: [], last_read: undefined }

/** What the newest is decided by; equal moments leave what was there. */
const newer = <T extends { at: string }>(a: T | undefined, b: T | undefined): T | undefined => {
  if (!a || !b) return a ?? b
  return Date.parse(b.at) > Date.parse(a.at) ? b : a
}

/** Both together: of each verse, and of the place last read, what was done last. Newest first. */
export function mergeMarks(a: Marks, b: Marks): Marks {
  const byVerse = new Map<string, Mark>()
  for (const mark of [...a.bookmarks, ...b.bookmarks]) {
    const key = `${mark.chapter}:${mark.verse}`
    byVerse.set(key, newer(byVerse.get(key), mark) ?? mark)
  }
  const bookmarks = [...byVerse.values()].sort((x, y) => Date.parse(y.at) - Date.parse(x.at))
  return { bookmarks, last_read: newer(a.last_read, b.last_read) }
}

export const isMarked = ({ bookmarks }: Marks, place: Verse): boolean =>
  bookmarks.some((mark) => mark.chapter === place.chapter && mark.verse === place.verse && !mark.is_removed)

/** A moment of a device, never later than now: a clock that runs ahead must not win for ever. */
export const notAhead = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()))
