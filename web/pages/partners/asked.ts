const names = ['kind', 'search', 'page'] as const

export type Asked = Partial<Record<(typeof names)[number], string>>

const defaults: Asked = { kind: 'travel', page: '1' }

/** What an address asks of the list: what is unknown, empty or the default is left out. */
export function readAsked(params: URLSearchParams): Asked {
  const asked: Asked = {}
  for (const name of names) {
    const value = params.get(name)?.trim()
    if (value && value !== defaults[name]) asked[name] = value
  }
  return asked
}

/** The address of the list, in one spelling. */
export function addressOf(asked: Asked): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = asked[name]
    if (value !== undefined) query.set(name, value)
  }
  const text = query.toString()
  return text ? `/partner?${text}` : '/partner'
}
