import type { CertificateKind } from './facts.ts'

/** What an item lacks before it can be sold. */
export const missingParts = ['description', 'picture', 'variant', 'halal', 'bpom'] as const
export type MissingPart = (typeof missingParts)[number]

type Facts = {
  description: { id: string; en: string }
  pictures: number
  variants: number
  requires: Readonly<Record<CertificateKind, boolean>>
  /** Kinds of certificates that hold today. */
  certified: readonly CertificateKind[]
}

const leastDescription = 20

export function missingOf({ description, pictures, variants, requires, certified }: Facts): MissingPart[] {
  const lacks: Record<MissingPart, boolean> = {
    description: description.id.length < leastDescription || description.en.length < leastDescription,
    picture: pictures === 0,
    variant: variants === 0,
    halal: requires.halal && !certified.includes('halal'),
    bpom: requires.bpom && !certified.includes('bpom'),
  }
  return missingParts.filter((part) => lacks[part])
}
