export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

type Measures = Record<string, number>

/** Half a turn there and half a turn back. */
const oval = ({ cx = 0, cy = 0, rx = 0, ry = 0 }: Measures): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function box({ x = 0, y = 0, width = 0, height = 0, rx = 0 }: Measures): string {
  const [w, h] = [width - 2 * rx, height - 2 * rx]
  if (rx === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const turn = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`
  return `M${x + rx} ${y}h${w}${turn(rx, rx)}v${h}${turn(-rx, rx)}h${-w}${turn(-rx, -rx)}v${-h}${turn(rx, -rx)}z`
}

const known: Record<string, { attributes: string; draw: (at: Measures) => string }> = {
  circle: { attributes: 'cx cy r', draw: ({ r = 0, ...at }) => oval({ ...at, rx: r, ry: r }) },
  ellipse: { attributes: 'cx cy rx ry', draw: oval },
  line: { attributes: 'x1 x2 y1 y2', draw: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  rect: { attributes: 'height rx width x y', draw: box },
}

/** A path that begins relatively begins at the corner, not where the line before it ended. */
const whole = (d: string): string => (d.startsWith('m') ? `M0 0${d}` : d)

function lineOf([tag, { ry, ...attributes }]: Shape): string | undefined {
  if (tag === 'path') return Object.keys(attributes).join() === 'd' && attributes.d ? whole(attributes.d) : undefined
  const shape = known[tag]
  const measures = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)]))
  const isKnown = shape && Object.keys(attributes).every((name) => shape.attributes.split(' ').includes(name))
  // Corners are round, or this is an ellipse: then its own second radius counts.
  const isRound = ry === undefined || ry === attributes.rx || tag === 'ellipse'
  return isKnown && isRound ? shape.draw(ry === undefined ? measures : { ...measures, ry: Number(ry) }) : undefined
}

/** All shapes of an icon as one line; undefined where one of them is more than a line. */
export function oneLine(shapes: readonly Shape[]): string | undefined {
  const lines = shapes.map(lineOf)
  return lines.every((line) => line !== undefined) ? lines.join('') : undefined
}
