type Translated = { id: string; en: string | null }
type Typed = { title: Translated; summary: Translated; body: Translated }
const parts = ['title', 'summary', 'body'] as const

export type EnglishProblem = { field: string; word: 'english_whole' }

/** A post is in English or it is not: a title without a text is neither. */
export function englishProblems(typed: Typed): EnglishProblem[] {
  const missing = parts.filter((part) => !typed[part].en)
  if (missing.length === parts.length) return []
  return missing.map((part) => ({ field: `${part}.en`, word: 'english_whole' }))
}
