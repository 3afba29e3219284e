type Values = Readonly<Record<string, string>>

const placeIn = (key: string, name: string): number | undefined => {
  const [, place] = key.startsWith(`${name}.`) ? (/^(\d{1,3})\./.exec(key.slice(name.length + 1)) ?? []) : []
  return place === undefined ? undefined : Number(place)
}

/** How many rows a form was sent with, the empty ones between them included. */
export const rowCountOf = (values: Values, name: string): number =>
  Math.max(-1, ...Object.keys(values).flatMap((key) => (values[key] ? (placeIn(key, name) ?? []) : []))) + 1

/** The rows of a list as they were typed, in their order, without those that were left empty. */
export function rowsOf(values: Values, name: string): { place: number; values: Record<string, string> }[] {
  const rows = new Map<number, Record<string, string>>()
  for (const [key, text] of Object.entries(values)) {
    const place = placeIn(key, name)
    if (place === undefined || text.trim() === '') continue
    const field = key.slice(`${name}.${place}.`.length)
    rows.set(place, { ...rows.get(place), [field]: text.trim() })
  }
  return [...rows].sort(([a], [b]) => a - b).map(([place, row]) => ({ place, values: row }))
}
