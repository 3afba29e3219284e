import { arch } from '../arches.ts'
import { darker, lighter, mix } from '../colour.ts'
import { girihFill, rosette } from '../girih.ts'
import { at } from '../random.ts'
import type { Words } from '../scene.ts'
import { clip, down, glow, type Stage } from '../stage.ts'
import { circle, ellipse, fade, group, line, path, poly, rect } from '../svg.ts'
import type { Dye } from './dyes.ts'

/** A thing that is sold, drawn alone on a square of 1200: a buyer looks at it and at nothing else. */
export type Good = {
  /** With the colour it comes in. */
  paint: (stage: Stage, colour: string) => string
  alt: Words
  dyes: readonly [Dye, ...Dye[]]
}

/** Wall and table, quiet beside any colour of the thing. */
const grounds = [
  ['#f3e7d3', '#e3cfae', '#fbf4e6'],
  ['#dbe7de', '#bfd3c6', '#f4f5ea'],
  ['#e9dcd3', '#d3bdae', '#f8efe6'],
  ['#d9e4ea', '#bccfd9', '#f2f4f1'],
  ['#f0ddc8', '#ddc0a0', '#faf0e2'],
  ['#e3e0d0', '#ccc7ab', '#f7f4e8'],
] as const

/** Wall, light and table; dark where the thing itself is pale. */
export function studio(outer: Stage, colour: string): { stage: Stage; backdrop: string } {
  const ground = at(grounds, outer.seed + outer.name.length)
  const isPale = Number.parseInt(colour.slice(3, 5), 16) > 0xd0
  const wall = isPale ? mix(ground[1], '#3f6f66', 0.38) : ground[0]
  const low = isPale ? mix(ground[1], '#2f5a54', 0.5) : ground[1]
  const table = isPale ? mix(ground[2], low, 0.35) : ground[2]
  const fill = darker(mix(low, '#4a3040', 0.45), 0.25)
  const mood = {
    ...outer.mood,
    time: 'golden' as const,
    haze: wall,
    key: '#fff1d4',
    fill,
    tint: [0.08, 0.2, 0.42] as const,
  }
  const stage: Stage = { ...outer, mood, light: 1 }
  outer.main = wall
  return { stage, backdrop: group([behind(stage, { wall, low }), tabletop(stage, { table, low })]) }
}

function behind(stage: Stage, { wall, low }: { wall: string; low: string }): string {
  const paint = down(stage, [
    [0, mix(wall, low, 0.5)],
    [0.6, wall],
    [1, low],
  ])
  const pattern = girihFill(stage, at([8, 10, 12] as const, stage.seed), { size: 150, line: low, width: 3 })
  const warm = glow(stage, [
    [0, '#fffaf0', 0.85],
    [1, '#fffaf0', 0],
  ])
  const niche = (grow: number) => arch({ x: 600, y: 860, w: 760 + grow, h: 740 + grow * 0.5, style: 'ogee' })
  const back =
    stage.seed % 2 === 0
      ? circle([600, 540, 400], lighter(wall, 0.35), fade(0.75))
      : path(niche(40), lighter(wall, 0.3), fade(0.8)) + path(niche(0), mix(wall, low, 0.5), fade(0.7))
  return group([
    rect([0, 0, 1200, 1200], paint),
    rect([0, 0, 1200, 1200], pattern, fade(0.35)),
    back,
    circle([600, 500, 620], warm),
  ])
}

function tabletop(stage: Stage, { table, low }: { table: string; low: string }): string {
  const paint = down(stage, [
    [0, lighter(table, 0.25)],
    [1, table],
  ])
  return group([
    rect([0, 860, 1200, 340], paint),
    rect([0, 860, 1200, 5], lighter(table, 0.6)),
    rect([0, 1160, 1200, 40], mix(table, low, 0.6)),
  ])
}

/** The soft pool below a thing. */
export const pool = (stage: Stage, [x, y, w]: readonly [number, number, number]): string =>
  ellipse([x - 20, y, w * 0.58, w * 0.06], stage.mood.fill, fade(0.22))

/** A star in a ring: what stands on packs where others print their name. */
export function badge([x, y, r]: readonly [number, number, number], ink: string, ground: string): string {
  const star = rosette(12, [x, y], { radius: r * 0.8, sharpness: 0.5 })
  const heart = rosette(8, [x, y], { radius: r * 0.4, sharpness: 0.5 })
  return group([
    circle([x, y, r], ground),
    `<circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="none" stroke="${ink}" stroke-width="${r * 0.05}"/>`,
    path(poly(star.points), ink),
    path(poly(heart.points), ground),
  ])
}

/** A patterned cloth or paper within an outline. */
export function patterned(stage: Stage, d: string, plan: { line: string; size: number; width: number }): string {
  const fold = at([8, 10, 12] as const, stage.seed)
  return group([rect([0, 0, 1200, 1200], girihFill(stage, fold, plan))], clip(stage, d))
}

export const stitch = (d: string, colour: string): string => line(d, colour, 4, 'stroke-dasharray="14 10"')
