import { type ComponentProps, createElement } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]
type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | string }

const speaks = /^(?:aria-|role$|title$)/

/** An icon of the set, drawn with what our pages ask of one: its size, its line and its class. Its lines stay as they are. */
export const icon = (shapes: readonly Shape[]) => {
  const lines = shapes.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}></${tag}>`).join('')
  return ({ size = 24, color = 'currentColor', ...props }: IconProps) =>
    createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': Object.keys(props).some((name) => speaks.test(name)) ? undefined : 'true',
      ...props,
      dangerouslySetInnerHTML: { __html: lines },
    })
}

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
