import type { Columns } from './columns.ts'
import { canonical, wordsOf } from './fold.ts'
import { categories } from './kinds.ts'

type TrendingInput = { slots: Int32Array; typed: readonly { keyword: string; times: number }[] }

// One typed search says as much as this many pages seen.
const searchWeight = 25

/** Types by how often their words were typed and their packages seen; then by how many there are. */
export function trending({ column, known }: Columns, { slots, typed }: TrendingInput) {
  const views = new Float64Array(known.type.values.length)
  const sizes = new Float64Array(known.type.values.length)
  for (const slot of slots) {
    const type = column.type[slot] ?? 0
    views[type] = (views[type] ?? 0) + (column.popularity[slot] ?? 0)
    sizes[type] = (sizes[type] ?? 0) + 1
  }
  const searches = typed.map(({ keyword, times }) => ({ words: new Set(wordsOf(keyword).map(canonical)), times }))
  return known.type.values
    .flatMap((type, code) => {
      const category = categories.find((one) => one === type.category)
      if (!category || sizes[code] === 0) return []
      const named = wordsOf(`${type.id} ${type.en}`).map(canonical)
      const times = searches.reduce((sum, one) => sum + (named.some((word) => one.words.has(word)) ? one.times : 0), 0)
      return [{ ...type, category, score: times * searchWeight + (views[code] ?? 0), size: sizes[code] ?? 0 }]
    })
    .sort((a, b) => b.score - a.score || b.size - a.size || (a.slug < b.slug ? -1 : 1))
}
