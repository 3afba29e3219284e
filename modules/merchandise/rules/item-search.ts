import { endings, nearWords, type Vocabulary } from '#modules/search/rules/near.ts'
import { canonicalWord, itemVocabulary, itemWords } from './item-words.ts'

/** What a person may type to find an item: its name in both languages, and around it its kind, its store and its variants. */
export type ItemTexts = { id: string; name: string; around: string }

/** By word, the items that hold it; true where it is part of the name. */
export type WordIndex = { vocabulary: Vocabulary; holders: ReadonlyMap<string, ReadonlyMap<string, boolean>> }

export function wordIndexOf(texts: Iterable<ItemTexts>): WordIndex {
  const holders = new Map<string, Map<string, boolean>>()
  for (const { id, name, around } of texts) {
    const inName = new Set(itemWords(name))
    for (const word of new Set([...inName, ...itemWords(around)])) {
      const known = holders.get(word) ?? new Map<string, boolean>()
      holders.set(word, known.set(id, inName.has(word)))
    }
  }
  const uses = new Map([...holders].map(([word, ids]) => [word, ids.size]))
  return { vocabulary: itemVocabulary(uses), holders }
}

// How far an answer is from what was typed: the word itself, a word that begins so, a word a slip away; and beside the name.
const beginsSo = 1
const isNear = 2
const notInName = 3

/** The known words that one typed may mean, with how far each is. Slips are looked for only where nothing else is known; a number means itself alone. */
function meanings({ vocabulary }: WordIndex, word: string): [string, number][] {
  if (/^\d+$/.test(word)) return [[word, 0]]
  const begun = endings(vocabulary, word).map((known): [string, number] => [known, known === word ? 0 : beginsSo])
  if (begun.length > 0) return begun
  return nearWords(vocabulary, word).map((known) => [canonicalWord(known), isNear])
}

/** The items that hold one typed word, with how far the nearest of its meanings is. */
function answersTo(index: WordIndex, word: string): Map<string, number> {
  const answers = new Map<string, number>()
  for (const [known, far] of meanings(index, word)) {
    for (const [id, inName] of index.holders.get(known) ?? []) {
      const distance = far + (inName ? 0 : notInName)
      if (distance < (answers.get(id) ?? Number.POSITIVE_INFINITY)) answers.set(id, distance)
    }
  }
  return answers
}

// Whoever types more words describes an item no better, and each is looked up among all.
const mostWords = 8

/** Items that answer as many of the typed words as any item does, each with its distance; all of them where nothing was typed. */
export function searchItems(index: WordIndex, typed: string, isSold: (id: string) => boolean) {
  const words = itemWords(typed).slice(0, mostWords)
  if (words.length === 0) return undefined
  const hits = new Map<string, { words: number; distance: number }>()
  for (const word of words) {
    for (const [id, far] of answersTo(index, word)) {
      if (!isSold(id)) continue
      const before = hits.get(id) ?? { words: 0, distance: 0 }
      hits.set(id, { words: before.words + 1, distance: before.distance + far })
    }
  }
  let most = 0
  for (const hit of hits.values()) most = Math.max(most, hit.words)
  const best = [...hits].filter(([, hit]) => hit.words === most)
  return new Map(best.map(([id, { distance }]) => [id, distance]))
}
