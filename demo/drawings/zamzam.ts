import { darker, mix } from './colour.ts'
import { indoors, underneath } from './indoors.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, times } from './svg.ts'
import { glass, tray, turned } from './table-ware.ts'

function paint(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.36]
  const jug = rng.pick([carafe, ewer])
  return group([
    backdrop,
    tray(stage, { x, y, s: 1.15 * u, colour: room.accent }),
    glass(stage, { x: x - 214 * u, y: y - 6 * u, s: 1.2 * u }, 0.72),
    jug(stage, { x: x - 4 * u, y: y + 4 * u, s: 1.26 * u, colour: room.accent }),
    glass(stage, { x: x + 210 * u, y: y + 14 * u, s: 1.25 * u }, rng.between(0.6, 0.8)),
    drops(stage, x + 420 * u, y + 40 * u),
  ])
}

function carafe(stage: Stage, plan: { x: number; y: number; s: number; colour: string }): string {
  const { x, y, s } = plan
  const body = turned(plan, [
    [96, 0],
    [112, 16],
    [126, 110],
    [52, 230],
    [46, 300],
    [62, 350],
  ])
  const water = turned(plan, [
    [90, 8],
    [104, 20],
    [116, 110],
    [62, 206],
  ])
  const gold = tone(stage, plan.colour)
  return group([
    underneath(stage, { x, y, w: 260 * s }),
    line(
      `M${num(x - 54 * s)} ${num(y - 318 * s)}C${num(x - 190 * s)} ${num(y - 330 * s)} ${num(x - 190 * s)} ${num(y - 120 * s)} ${num(x - 118 * s)} ${num(y - 96 * s)}`,
      '#ffffff',
      15 * s,
      `stroke-linecap="round" ${fade(0.65)}`,
    ),
    path(body.full, '#ffffff', fade(0.34)),
    path(water.full, '#a9dce2', fade(0.9)),
    path(water.dark(stage.light), '#6fb9c6', `fill-rule="evenodd" ${fade(0.6)}`),
    ellipse([x, y - 206 * s, 62 * s, 12 * s], '#e6f8f8'),
    path(body.bright(stage.light), '#ffffff', `fill-rule="evenodd" ${fade(0.75)}`),
    ellipse([x, y - 350 * s, 62 * s, 12 * s], '#ffffff', fade(0.6)),
    line(`M${num(x - 46 * s)} ${num(y - 286 * s)}H${num(x + 46 * s)}`, gold.lit, 12 * s),
  ])
}

/** A metal ewer with a long neck and a thin spout. */
function ewer(stage: Stage, plan: { x: number; y: number; s: number; colour: string }): string {
  const { x, y, s } = plan
  const metal = tone(stage, mix(plan.colour, '#e9e4d8', 0.62))
  const body = turned(plan, [
    [70, 0],
    [62, 16],
    [34, 30],
    [118, 120],
    [44, 236],
    [36, 300],
    [58, 340],
  ])
  const lid = turned({ x, y: y - 340 * s, s }, [
    [56, 0],
    [40, 22],
    [8, 50],
    [6, 66],
  ])
  return group([
    underneath(stage, { x, y, w: 220 * s }),
    line(
      `M${num(x + 96 * s)} ${num(y - 110 * s)}C${num(x + 176 * s)} ${num(y - 140 * s)} ${num(x + 130 * s)} ${num(y - 280 * s)} ${num(x + 186 * s)} ${num(y - 316 * s)}`,
      metal.lit,
      18 * s,
      'stroke-linecap="round"',
    ),
    line(
      `M${num(x - 42 * s)} ${num(y - 316 * s)}C${num(x - 180 * s)} ${num(y - 330 * s)} ${num(x - 180 * s)} ${num(y - 130 * s)} ${num(x - 106 * s)} ${num(y - 110 * s)}`,
      metal.mid,
      15 * s,
      'stroke-linecap="round"',
    ),
    path(body.full + lid.full, metal.lit),
    path(body.dark(stage.light) + lid.dark(stage.light), metal.mid, 'fill-rule="evenodd"'),
    path(body.bright(stage.light), metal.bright, 'fill-rule="evenodd"'),
    bands(stage, plan),
  ])
}

function bands(stage: Stage, { x, y, s, colour }: { x: number; y: number; s: number; colour: string }): string {
  const gold = tone(stage, colour)
  const rings = [238, 338].map((up) => `M${num(x - 52 * s)} ${num(y - up * s)}h${num(104 * s)}`)
  const [a, b] = [num(14 * s), num(22 * s)]
  const diamonds = times(
    5,
    (i) => `M${num(x + (i - 2) * 42 * s)} ${num(y - 142 * s)}l${a} ${b}l-${a} ${b}l-${a} -${b}z`,
  )
  return group([
    line(rings.join(''), gold.lit, 9 * s, 'stroke-linecap="round"'),
    circle([x, y - 412 * s, 12 * s], gold.lit),
    path(diamonds.join(''), gold.lit),
  ])
}

function drops(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const colour = darker('#8fd0da', 0.06)
  return times(7, () => {
    const [dx, dy, r] = [rng.between(-120, 120) * u, rng.between(-30, 40) * u, rng.between(5, 15) * u]
    return group([
      ellipse([x + dx, y + dy, r * 1.5, r * 0.6], colour, fade(0.8)),
      ellipse([x + dx + r * 0.3, y + dy - r * 0.14, r * 0.5, r * 0.18], '#ffffff', fade(0.9)),
    ])
  }).join('')
}

export const zamzam: Picture = {
  paint,
  alt: {
    id: 'Air zamzam dalam teko dan dua gelas di atas nampan',
    en: 'Zamzam water in a jug and two glasses on a tray',
  },
  indoors: true,
  closest: 1.2,
  mirrors: true,
  frames: ['none', 'lanterns', 'none', 'none'],
}
