type Part = { text: string; path?: string }

/** A text in parts, of which addresses of our own host lead there; anyone else’s stay text. */
export function ownLinks(text: string, origin: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(/https?:\/\/\S+/g)) {
    const address = match.replace(/[.,!?;:)\]"'’”]+$/, '')
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url?.origin !== origin || url.username !== '' || url.pathname.startsWith('//')) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, path: url.pathname + url.search })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
