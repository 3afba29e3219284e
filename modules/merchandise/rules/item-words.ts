import { canonical, fold } from '#modules/search/rules/fold.ts'
import type { Vocabulary } from '#modules/search/rules/near.ts'

/** Spellings of one thing of the shop; the first is the one we keep. Names are in both languages, so translations are not here. */
const spellings = [
  ['kurma', 'korma', 'qurma', 'tamar', 'tamr'],
  ['ajwa', 'ajwah', 'azwa', 'ajuwa'],
  ['sajadah', 'sejadah', 'sajadoh', 'sadjadah'],
  ['tasbih', 'tasbeh', 'tasbe', 'tesbih', 'misbaha'],
  ['mukena', 'mukenah', 'rukuh', 'telekung'],
  ['peci', 'kopiah', 'kopyah', 'songkok', 'pecis'],
  ['parfum', 'parfume', 'parpum', 'minyakwangi', 'attar'],
  ['zamzam', 'jamjam', 'zamzami'],
  ['ihram', 'ihrom', 'ehram'],
  ['siwak', 'miswak', 'sewak'],
  ['gamis', 'jubah', 'thobe', 'tob'],
  ['jilbab', 'kerudung', 'hijab', 'khimar'],
  ['anak', 'kids', 'kid'],
  ['oleholeh', 'suvenir', 'souvenir', 'souvenirs'],
] as const

const canonicalSpellings = new Map<string, string>(
  spellings.flatMap(([first, ...rest]) => rest.map((other) => [other, first])),
)

/** Words that are written apart as often as together. */
const joined = [
  [/\bzam zam\b/g, 'zamzam'],
  [/\bminyak wangi\b/g, 'parfum'],
  [/\boleh oleh\b/g, 'oleholeh'],
] as const

const empty = new Set([
  'dan',
  'di',
  'dari',
  'untuk',
  'yang',
  'ke',
  'and',
  'for',
  'from',
  'of',
  'the',
  'a',
  'in',
  'with',
])

export const canonicalWord = (word: string): string => canonicalSpellings.get(word) ?? canonical(word)

/** The words of a text as we keep them, each once; those that say nothing are left out. */
export function itemWords(text: string): string[] {
  let folded = fold(text)
  for (const [apart, together] of joined) folded = folded.replace(apart, together)
  const said = folded.split(' ').filter((word) => word !== '' && !empty.has(word))
  return [...new Set(said.map(canonicalWord))]
}

/** Every word of the shop, so that a mistyped one can be told from a known one; a slip in another spelling is a slip all the same. */
export function itemVocabulary(uses: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...uses.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const others = [...canonicalSpellings].filter(([, first]) => uses.has(first)).map(([other]) => other)
  const by_length = new Map<number, string[]>()
  for (const word of [...sorted, ...others]) {
    const same = by_length.get(word.length)
    if (same) same.push(word)
    else by_length.set(word.length, [word])
  }
  return { sorted, by_length, uses, most: Math.max(0, ...uses.values()) }
}
