import { expect, test } from 'vitest'
import { rulesInForce } from './in-force.ts'

const row = (value: number, valid_from: string, valid_to: string | null = null) => ({
  key: 'qris_most',
  value,
  valid_from,
  valid_to,
})
const on = (day: string, ...rows: ReturnType<typeof row>[]) => rulesInForce(rows, day).qris_most

test('a number holds from its first day through its last', () => {
  const cap = row(10, '2026-01-01', '2026-06-30')
  expect(on('2025-12-31', cap)).toBeUndefined()
  expect(on('2026-01-01', cap)).toBe(10)
  expect(on('2026-06-30', cap)).toBe(10)
  expect(on('2026-07-01', cap)).toBeUndefined()
})

test('a later row takes over from its day on, and changes nothing before it', () => {
  const rows = [row(20, '2027-01-01'), row(10, '2026-01-01')]
  expect(on('2026-12-31', ...rows)).toBe(10)
  expect(on('2027-01-01', ...rows)).toBe(20)
})
