import { expect, test } from 'vitest'
import { isFinancing, smallestMargin } from './akad.ts'

const bank = (akad: string, yearly_rate_bp: number, state = 'valid') => ({ akad, yearly_rate_bp, licence: { state } })

test('a bank finances by murabahah or ijarah, and keeps savings by wadiah or mudharabah', () => {
  expect(['murabahah', 'ijarah multijasa', 'wadiah', 'mudharabah'].map(isFinancing)).toEqual([true, true, false, false])
})

test('the smallest margin is that of a licensed bank that sells by murabahah', () => {
  const best = bank('murabahah', 950)
  const others = [bank('murabahah', 1025), bank('ijarah multijasa', 875), bank('murabahah', 500, 'expired')]
  expect(smallestMargin([...others, bank('murabahah', 0), best])).toBe(best)
  expect(smallestMargin([bank('wadiah', 0)])).toBeUndefined()
})
