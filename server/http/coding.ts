const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** The best content coding a client takes, of those we have. */
export function codingOf(header: string | undefined): Coding | undefined {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...options] = part.split(';').map((text) => text.trim())
    if (!options.some((option) => /^q=0(?:\.0*)?$/.test(option))) taken.add(name)
  }
  return codings.find((coding) => taken.has(coding))
}
