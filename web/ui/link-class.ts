import { cx } from './class-names.ts'

export type LinkTone = 'brand' | 'plain' | 'muted'

const tones: Record<LinkTone, string> = {
  brand: 'font-semibold text-brand-text underline decoration-brand/30 hover:decoration-brand',
  plain: 'text-ink underline decoration-line hover:decoration-ink',
  muted: 'text-muted no-underline hover:text-ink hover:underline',
}

/** Classes for a link inside or beside text. */
export const linkClass = ({ tone = 'brand' }: { tone?: LinkTone } = {}): string =>
  cx('underline-offset-4 decoration-2 transition-colors duration-150', tones[tone])
