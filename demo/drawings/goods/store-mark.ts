import { darker, lighter } from '../colour.ts'
import type { Drawing } from '../draw.ts'
import { rosette } from '../girih.ts'
import { at, random } from '../random.ts'
import { circle, group, line, open, path, poly, rect, times } from '../svg.ts'

const grounds = [
  '#0e5a4a',
  '#7d2535',
  '#24395f',
  '#b5792a',
  '#5a4378',
  '#2f7d7f',
  '#a8512f',
  '#4f6f3f',
  '#6e3f1f',
] as const

type Middle = readonly [number, number]

/** What surrounds the star: an arch, a ring, a diamond or a flower. */
const shapes: readonly ((ink: string) => string)[] = [
  (ink) => line('M136 420V250C136 150 220 140 256 70C292 140 376 150 376 250V420Z', ink, 16, 'stroke-linejoin="round"'),
  (ink) => `<circle cx="256" cy="256" r="188" fill="none" stroke="${ink}" stroke-width="16"/>`,
  (ink) => line('M256 48L464 256L256 464L48 256Z', ink, 16, 'stroke-linejoin="round"'),
  (ink) =>
    times(8, (i) => {
      const turn = (i / 8) * Math.PI * 2
      return circle([256 + Math.cos(turn) * 160, 256 + Math.sin(turn) * 160, 46], ink, 'opacity="0.55"')
    }).join(''),
]

/** A store's mark: its own star on its own colour, without letters. */
export function storeMark(name: string, index: number): Drawing {
  const rng = random(`store mark ${name}`)
  const colour = at(grounds, index)
  const ink = lighter(colour, 0.78)
  const middle: Middle = [256, index % shapes.length === 0 ? 280 : 256]
  const outer = rosette(at([8, 12, 10, 6], index + Math.floor(index / 4)), middle, {
    radius: 112,
    sharpness: rng.between(0.42, 0.6),
  })
  const inner = rosette(8, middle, { radius: 46, sharpness: 0.5 })
  const body = group([
    rect([0, 0, 512, 512], colour),
    circle([256, 256, 236], darker(colour, 0.14)),
    at(shapes, index)(ink),
    path(poly(outer.points), ink),
    line(outer.lines.map((points) => open(points)).join(''), colour, 4, 'stroke-linejoin="round"'),
    path(poly(inner.points), colour),
  ])
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${body}</svg>`,
    width: 512,
    height: 512,
    colour,
    alt: { id: `Logo ${name}`, en: `${name} logo` },
  }
}
