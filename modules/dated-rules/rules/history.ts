import { addMs, dayMs } from '#core/time.ts'

type Row = { value: number; valid_from: string; valid_to: string | null; source: string }

const dayBefore = (day: string): string =>
  addMs(new Date(`${day}T00:00:00Z`), -dayMs)
    .toISOString()
    .slice(0, 10)

/** All that a number has been and will be, the newest first, each with the last day it holds: the next one ends it. */
export function historyOf(rows: readonly Row[]): Row[] {
  const newest = rows.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))
  return newest.map((row, i) => {
    const follows = newest[i - 1]
    const until = follows ? dayBefore(follows.valid_from) : null
    const ends = [row.valid_to, until].filter((day) => day !== null).sort()
    return { ...row, valid_to: ends[0] ?? null }
  })
}

/** What holds on a day, and what comes after it. */
export function standingOn(history: readonly Row[], day: string): { now: Row | null; next: Row | null } {
  const now = history.find((row) => row.valid_from <= day && (row.valid_to === null || day <= row.valid_to))
  const next = history.findLast((row) => row.valid_from > day)
  return { now: now ?? null, next: next ?? null }
}

/** Whether a share is more than the whole. */
export const isAboveWhole = (key: string, value: number): boolean =>
  (key.endsWith('_percent') && value > 100) || (key.endsWith('_basis_points') && value > 10_000)
