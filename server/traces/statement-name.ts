// What a statement is about stands at its beginning; one of many rows may be very long.
const enough = 4000

/** What a statement does and to which table, such as `select departures`: never a value, not even one written into it. */
export function statementName(text: string): string {
  const bare = text.slice(0, enough).replaceAll(/'(?:[^']|'')*(?:'|$)/g, "''")
  const kind = /^\s*([a-z]+)/i.exec(bare)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(bare)?.[1]
  return table ? `${kind} ${table.toLowerCase()}` : kind
}
