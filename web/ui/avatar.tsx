import { cx } from './class-names.ts'

const sizes = { sm: 'size-9 text-sm', md: '', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' } as const

export type AvatarProps = {
  name: string
  src?: string
  size?: keyof typeof sizes
  /** Leave out when the name stands beside it. */
  label?: string
  className?: string
}

const isCompany = /^(?:bank|bprs|pt|cv)\s/i
/** What every bank is called. */
const sharedWord = /^(?:bank|bprs|pt|cv|syariah)$/i

/** First letters of the first and the last word; of a company, of what tells it from another. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const telling = isCompany.test(name.trim()) ? all.filter((word) => !sharedWord.test(word)) : all
  const words = telling.length > 0 ? telling : all
  if (words.length === 1 && words.length < all.length)
    return Array.from(words[0] ?? '')
      .slice(0, 2)
      .join('')
      .toLocaleUpperCase('id')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('id') ?? '').join('')
}

export function Avatar({ name, src, size = 'md', label, className }: AvatarProps) {
  const look = cx('avatar', sizes[size], className)
  if (src) {
    // A picture stored elsewhere need not learn where it is looked at.
    const quiet = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const
    return <img src={src} alt={label ?? ''} {...quiet} className={cx(look, 'bg-line')} />
  }
  const fallback = cx(look, 'avatar-letters')
  return label ? (
    <span role="img" aria-label={label} className={fallback}>
      {initials(name)}
    </span>
  ) : (
    <span aria-hidden="true" className={fallback}>
      {initials(name)}
    </span>
  )
}
