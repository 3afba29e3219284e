import { type ComponentProps, createElement } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]
type IconProps = ComponentProps<'svg'> & { size?: number | string }

const speaks = /^(?:aria-|role$|title$)/

/** An icon of the set, drawn with what our pages ask of one: its size, its line and its class. */
export const icon =
  (shapes: readonly Shape[]) =>
  ({ size = 24, color = 'currentColor', children, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': children || Object.keys(props).some((name) => speaks.test(name)) ? undefined : 'true',
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
