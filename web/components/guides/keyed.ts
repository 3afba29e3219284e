/** Parts of a text have no names and never move: their place is their key. */
export const keyed = <T>(parts: readonly T[]): { key: string; part: T }[] =>
  parts.map((part, place) => ({ key: String(place), part }))
