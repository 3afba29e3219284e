import { expect, test } from 'vitest'
import { memo, requestMemo } from './memo.ts'

test('a thing is made once of each object, also where it is nothing', () => {
  const made: object[] = []
  const of = memo((owner: object) => void made.push(owner))
  const [first, second] = [{}, {}]
  of(first)
  of(first)
  of(second)
  expect(made).toEqual([first, second])
})

test('within a request a thing is loaded once, also by those who ask at the same time', async () => {
  const request = {}
  let loads = 0
  const load = async () => ++loads
  expect(await Promise.all([requestMemo(request, 'a', load), requestMemo(request, 'a', load)])).toEqual([1, 1])
  expect(await requestMemo(request, 'a', load)).toBe(1)
  expect(await requestMemo(request, 'b', load)).toBe(2)
})

test('another request loads for itself', async () => {
  let loads = 0
  const load = async () => ++loads
  expect([await requestMemo({}, 'a', load), await requestMemo({}, 'a', load)]).toEqual([1, 2])
})

test('what failed is loaded again', async () => {
  const request = {}
  await expect(requestMemo(request, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await requestMemo(request, 'a', async () => 'back')).toBe('back')
})
