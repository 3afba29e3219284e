import { darker, lighter, mix } from './colour.ts'
import { lost } from './desert.ts'
import { type Drawing, drawPicture } from './draw.ts'
import { rosette } from './girih.ts'
import { at, random } from './random.ts'
import { circle, fade, group, line, open, path, poly, rect, times } from './svg.ts'

const grounds = [
  '#0e5a4a',
  '#c58b2b',
  '#23506a',
  '#7c2f3b',
  '#4b3a6e',
  '#3f7d78',
  '#a8512f',
  '#5f7f4a',
  '#2f6f92',
  '#8a5a3a',
] as const

/** A person without a picture: a rosette of their own, never a face. */
export function avatar(seed: number): Drawing {
  const rng = random(`avatar ${seed}`)
  const size = 512
  const colour = at(grounds, seed)
  const fold = rng.pick([8, 10, 12, 16])
  const middle = [size / 2, size / 2] as const
  const light = lighter(colour, 0.72)
  const outer = rosette(fold, middle, { radius: 214, sharpness: rng.between(0.42, 0.62) })
  const inner = rosette(fold, middle, { radius: 118, sharpness: rng.between(0.4, 0.6) })
  const heart = rosette(rng.pick([6, 8]), middle, { radius: 52, sharpness: 0.5 })
  const rays = times(fold, (i) => {
    const angle = ((i + 0.5) / fold) * Math.PI * 2
    return open([
      [256 + 118 * Math.cos(angle), 256 + 118 * Math.sin(angle)],
      [256 + 380 * Math.cos(angle), 256 + 380 * Math.sin(angle)],
    ])
  })
  const body = group([
    rect([0, 0, size, size], colour),
    line(rays.join(''), lighter(colour, 0.2), 4),
    circle([256, 256, 218], darker(colour, 0.16)),
    path(poly(outer.points), mix(colour, light, 0.42)),
    line(outer.lines.map((points) => open(points)).join(''), light, 5, 'stroke-linejoin="round"'),
    path(poly(inner.points), colour),
    line(poly(inner.points), light, 4, 'stroke-linejoin="round"'),
    path(poly(heart.points), at(grounds, seed + 1) === colour ? light : mix(at(grounds, seed + 1), '#ffffff', 0.25)),
    circle([256, 256, 9], light, fade(0.95)),
  ])
  const box = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`
  return {
    svg,
    width: size,
    height: size,
    colour,
    alt: { id: 'Avatar bermotif bintang', en: 'Avatar with a star pattern' },
  }
}

/** For the page that is not there: a lantern left in the dunes, under stars. */
export function notFound(): Drawing {
  return drawPicture(lost, { name: 'not-found', seed: 0, shape: 'card' })
}
