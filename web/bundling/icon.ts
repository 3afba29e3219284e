import { type ComponentProps, createElement } from 'react'

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'color' | 'strokeWidth'>

const speaks = /^(?:aria-|role$|title$)/

/** An icon of the set. Its size and line are those of `.icon` in base.css, or of the classes it is given. */
export const icon =
  (lines: string) =>
  ({ className, ...props }: IconProps) =>
    createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': Object.keys(props).some((name) => speaks.test(name)) ? undefined : 'true',
      ...props,
      className: className ? `icon ${className}` : 'icon',
      dangerouslySetInnerHTML: { __html: lines },
    })
