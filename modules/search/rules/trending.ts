import { canonical, wordsOf } from './fold.ts'
import { categories } from './kinds.ts'
import type { TypeTotal } from './type-totals.ts'

type Typed = readonly { keyword: string; times: number }[]

// One typed search says as much as this many pages seen.
const searchWeight = 25

/** Types by how often their words were typed and their packages seen; then by how many there are. */
export function trending(types: readonly TypeTotal[], typed: Typed) {
  const searches = typed.map(({ keyword, times }) => ({ words: new Set(wordsOf(keyword).map(canonical)), times }))
  return types
    .flatMap((type) => {
      const category = categories.find((one) => one === type.category)
      if (!category) return []
      const named = wordsOf(`${type.id} ${type.en}`).map(canonical)
      const times = searches.reduce((sum, one) => sum + (named.some((word) => one.words.has(word)) ? one.times : 0), 0)
      return [{ ...type, category, score: times * searchWeight + type.views }]
    })
    .sort((a, b) => b.score - a.score || b.listings - a.listings || (a.slug < b.slug ? -1 : 1))
}
