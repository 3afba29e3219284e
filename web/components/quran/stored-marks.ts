import type { Verse } from '#modules/worship/rules/quran/divisions.ts'
import {
  isMarked,
  type LastRead,
  type Mark,
  type Marks,
  mergeMarks,
  noMarks,
} from '#modules/worship/rules/quran/marks.ts'
import { browserStore } from '../browser-store.ts'

/** Whose marks a browser holds: of a member by id, or of whoever reads here without an account. */
export type Owner = string | null
type StoredMarks = Marks & { owner: Owner }

// Enough for any reader, and a message that the server still takes.
const most = 1_000
const nothing: StoredMarks = { owner: null, ...noMarks }

const isPlace = (value: unknown): value is LastRead =>
  typeof value === 'object' &&
  value !== null &&
  'chapter' in value &&
  'verse' in value &&
  'at' in value &&
  Number.isInteger(value.chapter) &&
  Number.isInteger(value.verse) &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at))
const isMark = (value: unknown): value is Mark =>
  isPlace(value) && 'is_removed' in value && typeof value.is_removed === 'boolean'

/** What a stored or sent text says; whatever is no mark is left out. */
export function readMarks(text: string | null): StoredMarks {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return nothing
    const owner = 'owner' in parsed && typeof parsed.owner === 'string' ? parsed.owner : null
    const bookmarks = 'bookmarks' in parsed && Array.isArray(parsed.bookmarks) ? parsed.bookmarks.filter(isMark) : []
    const last_read = 'last_read' in parsed && isPlace(parsed.last_read) ? parsed.last_read : undefined
    return { owner, bookmarks: bookmarks.slice(0, most), last_read }
  } catch {
    return nothing
  }
}

/** Marks made without an account go to the member who signs in; those of another member are nobody's business here. */
export function marksFor({ owner, ...marks }: StoredMarks, reader: Owner): Marks {
  return owner === reader || owner === null ? marks : noMarks
}

const store = browserStore({ key: 'rihla:quran-marks', read: readMarks, none: nothing })

/** The marks of this reader as they are now, for what does not draw them. */
export const storedMarks = (reader: Owner): Marks => marksFor(store.get(), reader)

export function setMarks(owner: Owner, { bookmarks, last_read }: Marks): void {
  store.set({ owner, bookmarks: bookmarks.slice(0, most), last_read })
}

/** Keeps where one has read to, beside what else this browser holds; one that keeps nothing loses nothing but the place. */
export function keepLastRead(reader: Owner, at: Verse, now: Date): void {
  try {
    setMarks(reader, { ...storedMarks(reader), last_read: { ...at, at: now.toISOString() } })
  } catch {
    // Nobody asked for it by hand: there is nothing to say.
  }
}

/** Puts a verse aside or takes it back. */
export function toggleMark(marks: Marks, at: Verse, now: Date): Marks {
  const mark: Mark = { ...at, at: now.toISOString(), is_removed: isMarked(marks, at) }
  return mergeMarks(marks, { bookmarks: [mark], last_read: undefined })
}

/** The marks of this reader in this browser; the server knows of none. */
export const useMarks = (reader: Owner): Marks => marksFor(store.useValue(), reader)
