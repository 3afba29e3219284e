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

/** Stretches a link inside an interactive card over the whole card. */
export const coverLinkClass = 'cover-link'

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
        `card card-${look}`,
        padding !== 'none' && `card-${padding}`,
        interactive && 'card-lift',
        className,
      )}
    />
  )
}
