import { attar, facets, round } from './bottles.ts'
import { mix } from './colour.ts'
import { indoors, underneath } from './indoors.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { down, type Stage, tone } from './stage.ts'
import { circle, ellipse, group, num, path, times } from './svg.ts'
import { turned } from './table-ware.ts'

function paint(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.42]
  const juice = rng.pick(['#c98a2c', '#b5543f', '#3f8f7a', '#8a5a9a', '#d9a13c', '#c9576a'])
  const shapes = [facets, round, attar]
  const first = rng.whole(0, 2)
  const one = shapes[first] ?? facets
  const two = shapes[(first + 1) % 3] ?? round
  return group([
    backdrop,
    plinth(stage, { x, y: y + 6 * u, colour: room.cloth }),
    smoke(stage, x - 350 * u, y - 70 * u),
    burner(stage, { x: x - 350 * u, y: y + 14 * u, colour: room.accent }),
    one(stage, { x, y: y - 34 * u, s: 1.42 * u, juice, gold: room.accent }),
    two(stage, { x: x + 270 * u, y: y + 34 * u, s: 0.86 * u, juice: mix(juice, '#7a3a2a', 0.45), gold: room.accent }),
    rose(stage, { x: x - 150 * u, y: y + 46 * u, r: 52 * u }),
    rose(stage, { x: x + 410 * u, y: y + 56 * u, r: 40 * u }),
    petals(stage, x, y + 84 * u),
  ])
}

function plinth(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): string {
  const { u } = stage
  const stone = tone(stage, colour)
  return group([
    underneath(stage, { x, y: y + 18 * u, w: 420 * u }),
    path(
      `M${num(x - 190 * u)} ${num(y - 30 * u)}V${num(y + 6 * u)}A${num(190 * u)} ${num(34 * u)} 0 0 0 ${num(x + 190 * u)} ${num(y + 6 * u)}V${num(y - 30 * u)}Z`,
      stone.mid,
    ),
    ellipse([x, y - 30 * u, 190 * u, 34 * u], stone.lit),
  ])
}

function burner(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): string {
  const { u } = stage
  const brass = tone(stage, colour)
  const body = turned({ x, y, s: u }, [
    [70, 0],
    [66, 14],
    [26, 30],
    [30, 50],
    [86, 84],
    [78, 106],
  ])
  return group([
    underneath(stage, { x, y, w: 170 * u }),
    path(body.full, brass.lit),
    path(body.dark(stage.light), brass.mid, 'fill-rule="evenodd"'),
    ellipse([x, y - 106 * u, 78 * u, 13 * u], brass.shade),
    ellipse([x, y - 106 * u, 46 * u, 8 * u], '#ee7a3a'),
  ])
}

/** Two ribbons of oud smoke. */
function smoke(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const paint = down(stage, [
    [0, '#ffffff', 0],
    [1, '#ffffff', 0.5],
  ])
  const ribbon = (k: number) =>
    `M${num(x)} ${num(y - 30 * u)}C${num(x - 90 * k * u)} ${num(y - 150 * u)} ${num(x + 110 * k * u)} ${num(y - 230 * u)} ${num(x + 10 * k * u)} ${num(y - 430 * u)}C${num(x + 80 * k * u)} ${num(y - 230 * u)} ${num(x - 50 * k * u)} ${num(y - 150 * u)} ${num(x + 10 * u)} ${num(y - 30 * u)}Z`
  return path(ribbon(1) + ribbon(-0.7), paint)
}

function rose(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): string {
  const red = tone(stage, material.rose)
  const leaf = tone(stage, material.leaf)
  const petal = (turn: number, k: number, colour: string) =>
    `<ellipse cx="${num(x + Math.cos(turn) * r * 0.42 * k)}" cy="${num(y - r * 0.5 + Math.sin(turn) * r * 0.34 * k)}" rx="${num(r * 0.56 * k)}" ry="${num(r * 0.46 * k)}" fill="${colour}"/>`
  return group([
    path(
      `M${num(x - r * 1.6)} ${num(y + r * 0.16)}Q${num(x - r * 0.9)} ${num(y - r * 0.7)} ${num(x)} ${num(y - r * 0.1)}Q${num(x - r * 0.8)} ${num(y + r * 0.4)} ${num(x - r * 1.6)} ${num(y + r * 0.16)}Z`,
      leaf.mid,
    ),
    ...times(6, (i) => petal((i / 6) * 6.28 + 0.3, 1.15, i % 2 ? red.mid : red.lit)),
    ...times(5, (i) => petal((i / 5) * 6.28, 0.72, i % 2 ? red.lit : red.mid)),
    circle([x, y - r * 0.5, r * 0.3], red.shade),
    circle([x + r * 0.05, y - r * 0.54, r * 0.18], red.lit),
  ])
}

function petals(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const red = tone(stage, material.rose)
  return times(6, () =>
    ellipse(
      [x + rng.between(-460, 460) * u, y + rng.between(-10, 30) * u, rng.between(12, 22) * u, rng.between(6, 9) * u],
      rng.pick([red.lit, red.bright, red.mid]),
    ),
  ).join('')
}

export const perfume: Picture = {
  paint,
  alt: { id: 'Botol parfum attar, mawar dan dupa gaharu', en: 'Attar bottles, roses and an oud burner' },
  indoors: true,
  closest: 1.2,
  mirrors: true,
  frames: ['none'],
}
