import type { ComponentType, ReactNode } from 'react'

export type AnchorProps = {
  href: string
  className?: string
  children?: ReactNode
  rel?: string
  'aria-current'?: 'page' | 'step' | 'true'
  'aria-label'?: string
}

/** What draws a link: a plain `a`, or the router's own wrapped to take `href`. */
export type AnchorType = 'a' | ComponentType<AnchorProps>
