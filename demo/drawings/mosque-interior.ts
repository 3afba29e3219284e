import { arch } from './arches.ts'
import { type Camera, camera } from './camera.ts'
import { darker, lighter, mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { type Hall, halls, shade } from './mosque-halls.ts'
import { at, hash } from './random.ts'
import type { Picture } from './scene.ts'
import { down, glow, type Stage, stamp } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, poly, rect, times } from './svg.ts'

const bay = 9

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const hall = at(halls, stage.seed + hash(stage.name))
  stage.main = mix(hall.wall, hall.dark, 0.2)
  const lens = camera({
    height: 2.6,
    distance: 12,
    look: 2.6,
    focal: 1250 * u,
    x: w * rng.between(0.47, 0.53),
    y: h * 0.62,
  })
  const rows = [4, 3, 2, 1, 0]
  const striped = rng.chance(0.55)
  return group([
    rect([0, 0, w, h], hall.dark),
    farWall(stage, lens, hall),
    floor(stage, lens, hall),
    ...rows.map((row) =>
      group([arches(stage, lens, { hall, row, striped }), row === 1 || row === 2 ? lamps(stage, lens, row) : '']),
    ),
    shafts(stage, hall),
  ])
}

function farWall(stage: Stage, lens: Camera, hall: Hall): string {
  const z = 5 * bay
  const [x, y] = lens.project([0, 0, z])
  const s = lens.scale([0, 0, z])
  const tiles = girihFill(stage, stage.rng.pick([8, 10, 12]), {
    size: s * 2.6,
    line: mix(hall.stripe, hall.light, 0.4),
    width: 2 * stage.u,
  })
  const door = (k: number) => arch({ x, y, w: s * 4 * k, h: s * 6.2 * (0.8 + k * 0.2) })
  const halo = glow(stage, [
    [0, hall.light, 0.9],
    [1, hall.light, 0],
  ])
  return group([
    rect([0, 0, stage.w, y + 2], mix(hall.wall, hall.light, 0.62)),
    rect([0, y - s * 7, stage.w, s * 7], tiles, fade(0.6)),
    path(door(1.3), '#c58b2b'),
    path(door(1.2), mix(hall.stripe, hall.light, 0.25)),
    path(door(1), lighter(hall.light, 0.3)),
    path(door(0.72), mix(hall.light, hall.stripe, 0.2)),
    circle([x, y - s * 3.4, s * 13], halo),
  ])
}

/** Carpet with a line for every row of people. */
function floor(stage: Stage, lens: Camera, hall: Hall): string {
  const { w, h } = stage
  const far = lens.project([0, 0, 5 * bay])[1]
  const paint = down(stage, [
    [0, mix(hall.carpet, hall.light, 0.45)],
    [0.4, hall.carpet],
    [1, darker(hall.carpet, 0.42)],
  ])
  const bar = (z: number, deep: number) =>
    poly([
      lens.project([-60, 0, z]),
      lens.project([60, 0, z]),
      lens.project([60, 0, z + deep]),
      lens.project([-60, 0, z + deep]),
    ])
  const bars = times(36, (i) => bar(i * 1.3 - 9, 0.09)).join('')
  const niches = times(5, (row) =>
    times(21, (i) => {
      const [x, z] = [(i - 10) * 1.15, row * 1.3 - 8.75]
      return poly([
        lens.project([x - 0.34, 0, z]),
        lens.project([x - 0.34, 0, z + 0.62]),
        lens.project([x, 0, z + 0.98]),
        lens.project([x + 0.34, 0, z + 0.62]),
        lens.project([x + 0.34, 0, z]),
      ])
    }).join(''),
  )
  const gold = mix('#d9ab57', hall.carpet, 0.2)
  return group([
    rect([0, far, w, h - far], paint),
    path(niches.join(''), mix(hall.carpet, '#d9ab57', 0.28), fade(0.55)),
    path(bars, gold, fade(0.75)),
  ])
}

function arches(stage: Stage, lens: Camera, plan: { hall: Hall; row: number; striped: boolean }): string {
  const { hall, row, striped } = plan
  const z = row * bay - 2
  const s = lens.scale([0, 0, z])
  const [cx, foot] = lens.project([0, 0, z])
  const span = 5.2 * s
  const spring = foot - 3.4 * s
  const count = 2 * Math.ceil(stage.w / 2 / span + 0.5) + 1
  const xs = times(count, (i) => cx + (i - (count - 1) / 2) * span)
  const hole = (x: number, grow: number) =>
    arch({ x, y: spring, w: span * 0.86 + grow, h: 3.0 * s + grow * 0.5, style: 'horseshoe' })
  const wall = shade(hall, hall.wall, row)
  const openings = xs.map((x) => hole(x, 0)).join('')
  // Left open at the foot, where the capitals are.
  const ring = xs.map((x) => hole(x, 0.34 * s).replace('Z', '')).join('')
  const dash = striped ? `stroke-dasharray="${num(s * 0.36)} ${num(s * 0.36)}"` : ''
  return group([
    path(`M-10 -10H${stage.w + 10}V${num(spring)}H-10Z${openings}`, wall, 'fill-rule="evenodd"'),
    striped ? line(ring, lighter(wall, 0.35), s * 0.36) : '',
    line(ring, shade(hall, hall.stripe, row), s * 0.36, dash),
    line(openings.replaceAll('Z', ''), mix(wall, hall.dark, 0.25), s * 0.06),
    stamp(
      stage,
      column(stage, { x: 0, foot, spring, s, hall, row }),
      xs.map((x) => ({ x: x + span / 2, y: 0 })).filter((place) => place.x > -s && place.x < stage.w + s),
    ),
  ])
}

function column(
  stage: Stage,
  plan: { x: number; foot: number; spring: number; s: number; hall: Hall; row: number },
): string {
  const { x, foot, spring, s, hall, row } = plan
  const stone = shade(hall, hall.column, row)
  const [half, l] = [0.26 * s, stage.light]
  return group([
    ellipse([x, foot, half * 2.6, half * 0.5], hall.dark, fade(0.35)),
    rect([x - half, spring, half * 2, foot - spring], stone),
    rect([l < 0 ? x + half * 0.1 : x - half, spring, half * 0.9, foot - spring], mix(stone, hall.dark, 0.26)),
    rect([x + (l < 0 ? -0.7 : 0.42) * half, spring, half * 0.28, foot - spring], lighter(stone, 0.4), fade(0.7)),
    path(
      `M${num(x - half * 1.9)} ${num(spring - half * 0.2)}H${num(x + half * 1.9)}L${num(x + half)} ${num(spring + half * 1.9)}H${num(x - half)}Z`,
      mix(stone, '#c58b2b', 0.45),
    ),
    rect([x - half * 2, spring - half * 0.5, half * 4, half * 0.6], lighter(stone, 0.2)),
    rect([x - half * 1.5, foot - half * 1.3, half * 3, half * 1.3], mix(stone, hall.dark, 0.12)),
  ])
}

function lamps(stage: Stage, lens: Camera, row: number): string {
  const z = row * bay - 5
  const s = lens.scale([0, 0, z])
  const halo = glow(stage, [
    [0, '#ffdf9a', 0.8],
    [1, '#ffdf9a', 0],
  ])
  return [-5.2, 0, 5.2]
    .map((m) => {
      const [x, y] = lens.project([m, 4.4, z])
      return group([
        line(`M${num(x)} -5V${num(y)}`, '#7a5a2a', s * 0.04),
        circle([x, y, s * 1.3], halo),
        ellipse([x, y, s * 0.62, s * 0.13], '#8a6428'),
        ...times(5, (i) => circle([x + (i - 2) * s * 0.26, y - s * 0.05, s * 0.1], '#fff2cc')),
      ])
    })
    .join('')
}

function shafts(stage: Stage, hall: Hall): string {
  const { w, h } = stage
  const paint = down(stage, [
    [0, hall.light, 0.36],
    [1, hall.light, 0],
  ])
  const one = (x: number, wide: number) =>
    `M${num(x)} 0H${num(x + wide)}L${num(x + wide - w * 0.34)} ${num(h)}H${num(x - w * 0.46)}Z`
  return path(one(w * 0.72, w * 0.07) + one(w * 0.86, w * 0.1), paint)
}

export const mosqueInterior: Picture = {
  paint,
  alt: { id: 'Deretan tiang dan lengkung di dalam masjid', en: 'Rows of columns and arches inside a mosque' },
  indoors: true,
  closest: 1.25,
  mirrors: true,
  frames: ['none'],
}
