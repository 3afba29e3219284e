import type { ComponentProps, ReactElement } from 'react'
import sprite from './sprite.svg?url'

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'color' | 'strokeWidth'>
export type Icon = (props: IconProps) => ReactElement

const isLabel = /^(?:aria-|role$|title$)/

/** One icon of the sprite. Size and line come from `.icon` in base.css, or from the classes it is given. */
export const icon =
  (name: string): Icon =>
  ({ className, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, or labelled by the caller
    <svg
      aria-hidden={Object.keys(props).some((prop) => isLabel.test(prop)) ? undefined : 'true'}
      {...props}
      className={className ? `icon ${className}` : 'icon'}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
