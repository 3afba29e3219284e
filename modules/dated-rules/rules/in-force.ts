export type DatedRow = { key: string; value: number; valid_from: string; valid_to: string | null }

const isInForce = ({ valid_from, valid_to }: DatedRow, day: string): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** The numbers of a day by key, both bounds included. Where two rows claim it, the one that began later is meant. */
export function rulesInForce(rows: readonly DatedRow[], day: string): Record<string, number> {
  const inForce = rows.filter((row) => isInForce(row, day))
  const sorted = inForce.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from))
  return Object.fromEntries(sorted.map(({ key, value }) => [key, value]))
}
