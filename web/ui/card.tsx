import type { HTMLAttributes } from 'react'
import { cx } from './class-names.ts'

export type CardElement = 'div' | 'section' | 'article' | 'li' | 'aside'
export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: CardElement
  /** `raised` stands out; `flat` only has a line; `tinted` is a quiet brand ground. */
  look?: 'raised' | 'flat' | 'tinted'
  /** Lifts under the pointer: the card holds one link that covers it (`coverLinkClass`). */
  interactive?: boolean
  padding?: 'none' | 'md' | 'lg'
}

const looks = {
  raised: 'bg-paper shadow-raised',
  flat: 'border border-line bg-paper look-new:border-transparent look-new:shadow-raised',
  tinted: 'bg-brand-soft',
} as const
const paddings = { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' } as const

/** Stretches a link inside an interactive card over the whole card. */
export const coverLinkClass = 'no-underline after:absolute after:inset-0 after:rounded-lg'

export function Card({
  as: Element = 'div',
  look = 'raised',
  interactive,
  padding = 'md',
  className,
  ...native
}: CardProps) {
  return (
    <Element
      {...native}
      className={cx(
        'relative min-w-0 rounded-lg',
        looks[look],
        paddings[padding],
        interactive && 'transition duration-200 ease-calm hover:-translate-y-0.5 hover:shadow-floating',
        className,
      )}
    />
  )
}
