import type { Verse } from './divisions.ts'
import { foldWords } from './fold.ts'

/** What a search may mean besides words: places named by number. */
export type Sought =
  | { kind: 'chapter'; number: number }
  | { kind: 'juz'; number: number }
  | { kind: 'page'; number: number }
  | ({ kind: 'verse'; to: number } & Verse)

const key = /^(?:(?:qs|q s|surah|surat|chapter)\s*\.?\s*)?(\d{1,3})\s*[:.]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/i
const numbered = /^(surah|surat|chapter|juz|jus|para|halaman|hal|page|p)?\s*\.?\s*(\d{1,3})$/i
const named = /^(.*?\p{L}.*?)(?:\s*:\s*|\s+(?:(?:ayat|verse|ayah)\s*)?)(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/iu

const kinds: Readonly<Record<string, 'chapter' | 'juz' | 'page'>> = {
  surah: 'chapter',
  surat: 'chapter',
  chapter: 'chapter',
  juz: 'juz',
  jus: 'juz',
  para: 'juz',
  halaman: 'page',
  hal: 'page',
  page: 'page',
  p: 'page',
}

/** Places a query names by number: `2:255`, `juz 30`, `halaman 50`, or a number alone, which may be any of three. */
export function soughtPlaces(query: string): Sought[] {
  const [, chapter, verse, to] = key.exec(query) ?? []
  if (chapter && verse) {
    return [{ kind: 'verse', chapter: Number(chapter), verse: Number(verse), to: Number(to ?? verse) }]
  }
  const [, word, digits] = numbered.exec(query) ?? []
  if (!digits) return []
  const number = Number(digits)
  const kind = word && kinds[word.toLowerCase()]
  if (kind) return [{ kind, number }]
  return [
    { kind: 'chapter', number },
    { kind: 'juz', number },
    { kind: 'page', number },
  ]
}

/** `al-baqarah 255`: the name and the verse; nothing where no name stands before the number. */
export function namedVerse(query: string): { name: string; verse: number; to: number } | undefined {
  const [, name, verse, to] = named.exec(query) ?? []
  if (!name || !verse || kinds[name.toLowerCase()]) return undefined
  return { name, verse: Number(verse), to: Number(to ?? verse) }
}

type Named = { number: number; simple: string; latin: string; arabic: string; meaning: { id: string; en: string } }

/** A name as people write it: without its article, and with any spelling of its sounds. */
const bare = (name: string): string => foldWords(name).replace(/^(?:surah|surat)\s+/, '')

/** How well a chapter's name or meaning answers a query: 0 best, nothing when it does not. */
export function nameRank(chapter: Named, query: string, sound: (text: string) => string): number | undefined {
  const wanted = bare(query)
  if (wanted.length < 2) return undefined
  const heard = sound(wanted)
  const names = [chapter.simple, chapter.simple.replace(/^[A-Za-z]{1,3}-/, '')].map(sound)
  if (names.includes(heard)) return 0
  // People add the vowel they hear: kahfi for kahf.
  const isNear = (name: string) =>
    name.startsWith(heard) || (heard.startsWith(name) && heard.length - name.length === 1)
  if (heard.length > 2 && names.some(isNear)) return 1
  const meanings = [chapter.meaning.id, chapter.meaning.en].map((text) => ` ${foldWords(text)}`)
  if (meanings.some((text) => text === ` ${wanted}`)) return 1
  if (heard.length > 2 && names.some((name) => name.includes(heard))) return 2
  return meanings.some((text) => text.includes(` ${wanted}`)) ? 3 : undefined
}
