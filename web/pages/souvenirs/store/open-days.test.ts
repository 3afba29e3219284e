import { expect, test } from 'vitest'
import { openDays } from './open-days.ts'

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

test('days that follow each other are said by the first and the last', () => {
  expect(openDays([1, 2, 3, 4, 5], names)).toBe('Senin–Jumat')
  expect(openDays([7, 1, 3, 4, 5, 6], names)).toBe('Senin, Rabu–Minggu')
  expect(openDays([6, 7], names)).toBe('Sabtu, Minggu')
})
