const deepest = 20

/** Whether a value holds text PostgreSQL refuses (U+0000, half a surrogate pair) or is nested beyond reason. */
export function unsafePart(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (value === null || typeof value !== 'object') return false
  if (depth >= deepest) return true
  return Object.entries(value).some(([key, part]) => unsafePart(key) || unsafePart(part, depth + 1))
}
