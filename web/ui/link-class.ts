export type LinkTone = 'brand' | 'plain' | 'muted'

/** Classes for a link inside or beside text. */
export const linkClass = ({ tone = 'brand' }: { tone?: LinkTone } = {}): string => `link link-${tone}`
