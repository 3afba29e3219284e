import { expect, test } from 'vitest'
import { askedOnce } from './asked-once.ts'

test('within a request a question is asked once, also by those who ask at the same time', async () => {
  const request = {}
  let asked = 0
  const ask = async () => ++asked
  expect(await Promise.all([askedOnce(request, 'a', ask), askedOnce(request, 'a', ask)])).toEqual([1, 1])
  expect(await askedOnce(request, 'a', ask)).toBe(1)
  expect(await askedOnce(request, 'b', ask)).toBe(2)
})
test('another request asks for itself', async () => {
  let asked = 0
  const ask = async () => ++asked
  expect([await askedOnce({}, 'a', ask), await askedOnce({}, 'a', ask)]).toEqual([1, 2])
})
test('a question that failed is asked again', async () => {
  const request = {}
  await expect(askedOnce(request, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await askedOnce(request, 'a', async () => 'back')).toBe('back')
})
