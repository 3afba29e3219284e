import { expect, test } from 'vitest'
import { formatHijri, hijriMonths, hijriOf } from './hijri.ts'
import { addMs, dayMs } from './time.ts'

test('days of the Umm al-Qura calendar fall where Makkah has them', () => {
  expect(hijriOf('2024-07-07')).toEqual({ year: 1446, month: 1, day: 1 })
  expect(hijriOf('2026-02-18')).toEqual({ year: 1447, month: 9, day: 1 })
  expect(hijriOf('2027-02-08')).toEqual({ year: 1448, month: 9, day: 1 })
})

test('a date is written as each language writes it', () => {
  expect(formatHijri('2026-11-15', 'id')).toBe('5 Jumadilakhir 1448 H')
  expect(formatHijri('2026-11-15', 'en')).toBe('5 Jumada al-Akhirah 1448 AH')
  expect(formatHijri('2027-02-08', 'id')).toBe('1 Ramadan 1448 H')
})

test('over six years every day follows the one before, and every month has its name', () => {
  const names = new Set<string>()
  let before = hijriOf('2025-12-31')
  for (let i = 0; i < 6 * 365; i += 1) {
    const day = addMs(new Date('2026-01-01T00:00:00Z'), i * dayMs)
      .toISOString()
      .slice(0, 10)
    const now = hijriOf(day)
    if (now.day === 1) expect([29, 30]).toContain(before.day)
    else expect([now.day, now.month]).toEqual([before.day + 1, before.month])
    names.add(hijriMonths.id[now.month - 1] ?? 'none')
    before = now
  }
  expect([...names].sort()).toEqual([...hijriMonths.id].sort())
})
