import { expect, test } from 'vitest'
import { z } from 'zod'
import { messages } from './messages.ts'
import { fieldErrors, problemErrors, validationWords } from './validation.ts'

const wrong = (length: number) => Array.from({ length }, () => 0)
const issuesOf = (shape: z.ZodType, value: unknown) => shape.safeParse(value, { reportInput: true }).error?.issues ?? []
const messagesIn = (errors: Record<string, string[]>) => Object.values(errors).flat().length

test('every field of the largest form is told what is wrong with it', () => {
  expect(messagesIn(fieldErrors(issuesOf(z.array(z.string()), wrong(109)), 'id'))).toBe(109)
})

test('more mistakes than the largest form has fields are not all listed', () => {
  expect(messagesIn(fieldErrors(issuesOf(z.array(z.string()), wrong(5_000)), 'id'))).toBe(120)
  const unknown = Object.fromEntries(wrong(5_000).map((_, i) => [`name${i}`, 0]))
  expect(messagesIn(fieldErrors(issuesOf(z.strictObject({}), unknown), 'en'))).toBe(120)
  const same = wrong(5_000).map(() => ({ field: 'name', word: 'type' }) as const)
  expect(messagesIn(problemErrors(same, validationWords('en')))).toBe(120)
})

test('a module refuses in words of its own, with figures in them', () => {
  const say = messages({
    full: { id: 'Penuh', en: 'Full' },
    left: { id: (n: number) => `Sisa ${n}`, en: (n: number) => `${n} left` },
  })
  const problems = [{ field: 'seats', word: 'full' } as const, { field: 'seats', word: 'left', values: [3] } as const]
  expect(problemErrors(problems, say('id'))).toEqual({ seats: ['Penuh', 'Sisa 3'] })
  expect(problemErrors(problems, say('en'))).toEqual({ seats: ['Full', '3 left'] })
})
