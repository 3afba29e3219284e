/** A page of ours that a message links to. */
export type LinkedThing = { kind: 'package' | 'item'; slug: string } | { kind: 'order'; id: string }

const mostLinks = 3
const words = /\S+/g
const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const places = [
  { kind: 'package', pattern: new RegExp(`^/product/(${slug})$`) },
  { kind: 'item', pattern: new RegExp(`^/oleh-oleh/(?:${slug}/)?(${slug})$`) },
  { kind: 'order', pattern: new RegExp(`^/member/my-order/(${uuid})$`) },
] as const

function thingAt(path: string): LinkedThing | undefined {
  for (const { kind, pattern } of places) {
    const name = pattern.exec(path)?.[1]
    if (name) return kind === 'order' ? { kind, id: name } : { kind, slug: name }
  }
  return undefined
}

/** What of ours a text links to, by addresses of this site or bare paths. Anyone else's address is no link of ours. */
export function linkedThings(text: string, origin: string): LinkedThing[] {
  const matches = [...text.matchAll(words)].flatMap(([word]) => {
    const url = URL.parse(word.replace(/[.,!?)]+$/, ''), origin)
    if (!url || url.origin !== origin || !/^(?:https?:\/\/|\/)/.test(word)) return []
    return thingAt(url.pathname.replace(/^\/en(?=\/)/, '').replace(/\/$/, '')) ?? []
  })
  const keys = matches.map((one) => JSON.stringify(one))
  return matches.filter((_, i) => keys.indexOf(keys[i] ?? '') === i).slice(0, mostLinks)
}
