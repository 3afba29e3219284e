import { type Fold, regular, star, strapwork, tiling } from './girih-geometry.ts'
import { repeat, type Stage } from './stage.ts'
import { num, open, type Point, poly } from './svg.ts'

export type { Fold } from './girih-geometry.ts'
export type GirihOptions = {
  size?: number
  line?: string
  width?: number
  /** A second, narrower line along the middle turns lines into straps. */
  core?: string
  stars?: string
  background?: string
}
export type Girih = { width: number; height: number; lines: string; stars: string }

type Unit = { width: number; height: number; lines: Point[][]; stars: Point[][] }
const units = new Map<Fold, Unit>()

/** The pattern at size 1: worked out once for each fold, drawn at many sizes. */
function unitOf(fold: Fold): Unit {
  const known = units.get(fold)
  if (known) return known
  const { width, height, polygons, contact } = tiling(fold)
  const lines = polygons.flatMap((polygon) => strapwork(polygon, contact))
  const stars = polygons.filter((polygon) => polygon.length === fold).map((polygon) => star(polygon, contact))
  const unit = { width, height, lines, stars }
  units.set(fold, unit)
  return unit
}

/** One period of the pattern, as path data; lines run over the edge so that copies join. */
export function girih(fold: Fold, size: number): Girih {
  const unit = unitOf(fold)
  const scaled = ([x, y]: Point): Point => [x * size, y * size]
  return {
    width: unit.width * size,
    height: unit.height * size,
    lines: unit.lines.map((points) => open(points.map(scaled))).join(''),
    stars: unit.stars.map((points) => poly(points.map(scaled))).join(''),
  }
}

function content(pattern: Girih, options: GirihOptions): string {
  const { line = 'currentColor', width = 2, core, stars, background } = options
  const stroke = (colour: string, thick: number) =>
    `<path d="${pattern.lines}" fill="none" stroke="${colour}" stroke-width="${num(thick)}" stroke-linejoin="round" stroke-linecap="round"/>`
  return [
    background ? `<rect width="${num(pattern.width)}" height="${num(pattern.height)}" fill="${background}"/>` : '',
    stars ? `<path d="${pattern.stars}" fill="${stars}"/>` : '',
    stroke(line, width),
    core ? stroke(core, width * 0.4) : '',
  ].join('')
}

/** A paint for `fill`, repeating across the whole drawing. */
export function girihFill(stage: Stage, fold: Fold, options: GirihOptions): string {
  const pattern = girih(fold, options.size ?? 120)
  return repeat(stage, [pattern.width, pattern.height], content(pattern, options))
}

/** A small seamless picture for CSS backgrounds. */
export function girihTile(fold: Fold, options: GirihOptions = {}): string {
  const pattern = girih(fold, options.size ?? 96)
  const [w, h] = [num(pattern.width), num(pattern.height)]
  const box = `width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content(pattern, options)}</svg>`
}

/** A single star by the same method: the heart of a rosette, a canopy or a medallion. */
export function rosette(
  points: number,
  [x, y]: Point,
  { radius, sharpness = 0.55 }: { radius: number; sharpness?: number },
) {
  const frame = regular(points, [x, y], { radius, turn: Math.PI / points })
  const contact = (Math.PI / 2) * (1 - sharpness) + Math.PI / points
  return { frame, points: star(frame, contact), lines: strapwork(frame, contact) }
}
