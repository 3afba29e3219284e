import { memo } from '#core/memo.ts'
import type { Verse } from './divisions.ts'
import { foldName, foldWords } from './fold.ts'
import { otherNames } from './other-names.ts'

/** What a search may mean besides words: places named by number. */
export type PlaceReference =
  | { kind: 'chapter'; number: number }
  | { kind: 'juz'; number: number }
  | { kind: 'page'; number: number }
  | ({ kind: 'verse'; to: number } & Verse)

const key = /^(?:(?:qs|q s|surah|surat|chapter)\s*\.?\s*)?(\d{1,3})\s*[:.]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/i
// Its first word gives the last juz its name.
const lastJuz = /^juz\s*['’‘]?amma$/i
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
export function placeReferences(query: string): PlaceReference[] {
  const [, chapter, verse, to] = key.exec(query) ?? []
  if (chapter && verse) {
    return [{ kind: 'verse', chapter: Number(chapter), verse: Number(verse), to: Number(to ?? verse) }]
  }
  if (lastJuz.test(query)) return [{ kind: 'juz', number: 30 }]
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

type Named = {
  number: number
  simple: string
  english: string
  latin: string
  arabic: string
  meaning: { id: string; en: string }
}

/** A name as people write it: without the word for chapter. */
const bare = (name: string): string => foldWords(name).replace(/^(?:surah|surat|sura|chapter)\s+/, '')
const withoutArticle = (name: string): string =>
  name.replace(/^(?:al|el|ali|an|ar|as|asy|ash|at|az|ad|adh|adz)[\s-]+/i, '')

type Names = { full: string; bare: string; others: readonly string[] }

/** A chapter's names as they are heard, folded once. */
const namesOf = memo(({ number, simple, english }: Named): Names => {
  // Without its article: every other name begins with one, and three letters of it would find them all.
  const others = [withoutArticle(english), ...(otherNames[number] ?? [])].map(foldName)
  return { full: foldName(simple), bare: foldName(withoutArticle(simple)), others }
})

/** What a query may mean as a name: with its article, and without. */
const nameVariants = (query: string): string[] => {
  const wanted = bare(query)
  return [...new Set([wanted, withoutArticle(wanted)].map(foldName))].filter((variant) => variant.length > 1)
}

// People add the vowel they hear: kahfi for kahf.
const beginsAs = (name: string, variant: string): boolean =>
  name.startsWith(variant) || (variant.startsWith(name) && /^[aiu]$/.test(variant.slice(name.length)))

// Every other name begins with an article: only more than that tells it.
const shortestFull = 5

/** How well a chapter's name or meaning answers a query: 0 best, nothing when it does not. */
export function nameRank(chapter: Named, query: string): number | undefined {
  const variants = nameVariants(query)
  const { full, bare: short, others } = namesOf(chapter)
  const fits = (match: (name: string, variant: string) => boolean, names: readonly string[]) =>
    variants.some(
      (one) =>
        one.length > 2 && (one.length < shortestFull ? names : [full, ...names]).some((name) => match(name, one)),
    )
  if (variants.some((one) => one === full || one === short || others.includes(one))) return 0
  if (fits(beginsAs, [short, ...others])) return 1
  const wanted = bare(query)
  if (wanted.length < 2) return undefined
  const meanings = [chapter.meaning.id, chapter.meaning.en].map((text) => ` ${foldWords(text)}`)
  if (meanings.some((text) => text === ` ${wanted}`)) return 1
  if (fits((name, one) => name.includes(one), [short])) return 2
  return meanings.some((text) => text.includes(` ${wanted}`)) ? 3 : undefined
}

/** How many slips a name is away: one letter at most, in a long name two. For queries that find nothing else. */
export function nameSlips(chapter: Named, query: string): number | undefined {
  const { full, bare: short, others } = namesOf(chapter)
  const most = (variant: string) => (variant.length < 5 ? 0 : variant.length < 8 ? 1 : 2)
  const slips = nameVariants(query).flatMap((variant) =>
    [full, short, ...others].map((name) => distance(name, variant)).filter((count) => count <= most(variant)),
  )
  return slips.length > 0 ? Math.min(...slips) : undefined
}

/** How many letters must be put, taken or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
