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

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
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
