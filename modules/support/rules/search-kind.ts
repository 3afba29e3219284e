/** What somebody at the desk looks for: they type one thing into one field. */
export type Wanted = { kind: 'email' | 'phone' | 'code' | 'name'; text: string }

/** Fewer letters than that are in every other name. */
const fewest = 3

/** A number as it is stored (E.164), or its beginning; one typed without a country is Indonesian. */
function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('62')) return `+${digits}`
  return `+62${digits.replace(/^0+/, '')}`
}

/** Nothing, where too little was typed to look for. */
export function wantedOf(search: string): Wanted | undefined {
  const text = search.trim().replace(/\s+/g, ' ')
  if (text.length < fewest) return undefined
  if (text.includes('@')) return { kind: 'email', text: text.toLowerCase() }
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return { kind: 'phone', text: phoneOf(text) }
  // By what our codes begin with: a name may have a hyphen too.
  if (/^(?:(?:RHL|INV)-[a-z0-9]{4,}|OLH-[a-z0-9]{4,}(?:-\d+)?)$/i.test(text))
    return { kind: 'code', text: text.toUpperCase() }
  return { kind: 'name', text }
}
