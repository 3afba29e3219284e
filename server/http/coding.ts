const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** The best content coding a client takes, of those offered. */
export function codingOf(header: string | undefined, offered: readonly Coding[] = codings): Coding | undefined {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...options] = part.split(';').map((text) => text.trim())
    if (!options.some((option) => /^q=0(?:\.0*)?$/.test(option))) taken.add(name)
  }
  return offered.find((coding) => taken.has(coding))
}
