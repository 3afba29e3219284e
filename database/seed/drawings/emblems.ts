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

/** Two squares turned on each other: the eight-pointed star, as an outline. */
function khatim(cx: number, cy: number, r: number): string {
  return poly(
    times(16, (i) => {
      const angle = (i / 16) * Math.PI * 2 - Math.PI / 2
      const reach = i % 2 === 0 ? r : (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8)
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const
    }),
  )
}

function inked(box: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${parts.join('')}</svg>`
}

const door = 'M17 34.5V23.4C17 18.4 21.6 17.4 24 12.6C26.4 17.4 31 18.4 31 23.4V34.5'
const road =
  'M19 35.6C19.4 30.6 26 30.2 23.6 26.2C22.4 24.2 22.6 22.4 24.6 20.6C24 22.6 24.6 23.6 26 25C29.6 28.6 26.8 31.4 29 35.6Z'

/** rihla: a star, in it a gate, and the road that leads through it. demo: the star with a compass needle. */
export function logo(kind: 'rihla' | 'demo'): { mark: string; wordmark?: string } {
  const frame = `<path d="${khatim(24, 24, 21.5)}" stroke-width="2.4"/>`
  if (kind === 'demo') {
    const needle = '<path d="M24 11.5L28 24L24 36.5L20 24Z" fill="currentColor" stroke="none"/>'
    return { mark: inked('0 0 48 48', [frame, needle, `<path d="${khatim(24, 24, 13.5)}" stroke-width="1.6"/>`]) }
  }
  const inside = [`<path d="${door}" stroke-width="2.4"/>`, `<path d="${road}" fill="currentColor" stroke="none"/>`]
  return { mark: inked('0 0 48 48', [frame, ...inside]), wordmark: wordmark([frame, ...inside]) }
}

/** The name drawn in single strokes, so that no font is needed; the dot of the i is a star. */
function wordmark(mark: readonly string[]): string {
  const letters = [
    'M64 35V22.5M64 27.6C64 24 66.6 22 70 22.2',
    'M77.5 35V22.5',
    'M86 35V12.5M86 27.4C86 24.2 88.4 22.2 91.2 22.2C94.2 22.2 96 24.2 96 27.2V35',
    'M104.5 12.5V35',
    'M124 22.5V35M124 28.7A6.4 6.4 0 1 1 111.2 28.7A6.4 6.4 0 1 1 124 28.7',
  ]
  const dot = `<path d="${khatim(77.5, 15.6, 2.8)}" fill="currentColor" stroke="none"/>`
  return inked('0 0 130 48', [...mark, `<path d="${letters.join('')}" stroke-width="3.2"/>`, dot])
}
