import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, callKey } from '#core/call.ts'
import { categoryWords } from '#modules/catalogue/rules/category-words.ts'
import { modules } from '#server/modules.ts'

type Wire = Pick<Call, 'method' | 'path' | 'input'>

/** Calls that are asked about one kind of journey, and a word for it that they do not know. */
function findings(calls: readonly Wire[]): string[] {
  return calls.flatMap((call) => {
    const { category } = call.input.shape
    if (!(category instanceof z.ZodType) || !category.safeParse('umroh').success) return []
    const unknown = categoryWords.filter((word) => !category.safeParse(word).success)
    return unknown.map((word) => `${callKey(call)} does not know the category ${word}`)
  })
}

test('every call that takes a kind of journey takes all of its words', () => {
  const calls: Wire[] = modules.flatMap((module) => Object.values(module.contract))
  expect(findings(calls)).toEqual([])
})

test('a call with words of its own is found', () => {
  const input = z.object({ category: z.enum(['umroh', 'haji', 'wisata-syariah']).optional() })
  expect(findings([{ method: 'GET', path: '/api/v3/planted', input }])).toEqual([
    'GET /api/v3/planted does not know the category hajj',
    'GET /api/v3/planted does not know the category halal-tour',
  ])
})
