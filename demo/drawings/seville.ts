import { arcade, arch, crenels, windows } from './arches.ts'
import { crescent, dome } from './domes.ts'
import { girihFill } from './girih.ts'
import { cypress, ground, ridge } from './land.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { circle, ellipse, group, path, poly, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.84
  const x = w * rng.between(0.42, 0.5)
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.7, 0.82), sunHeight: rng.between(0.36, 0.6) }),
    birds(stage, w * 0.16, h * 0.24),
    ridge(stage, { y: foot - 130 * u, rise: 110 * u, colour: tone(stage, '#8a9a78', 0.6).mid, bumps: 5 }),
    whiteTown(stage, { y: foot - 60 * u, depth: 0.4 }),
    veil(stage, foot - 10 * u, 240 * u),
    giralda(stage, { x, y: foot, s: u }),
    palace(stage, { x: x + 130 * u, y: foot, s: u }),
    whiteTown(stage, { y: foot, depth: 0.05, to: x - 90 * u }),
    ground(stage, foot, '#d9b78c'),
    ...times(9, (i) => orangeTree(stage, w * ((i + rng.between(0.2, 0.8)) / 9), foot + rng.between(30, 90) * u)),
  ])
}

/** The Almohad minaret: panels of net-work brick between columns of small arches. */
function giralda(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const brick = '#d39a68'
  const wall = tone(stage, brick)
  const [half, tall] = [82 * s, 560 * s]
  const net = girihFill(stage, 8, { size: 34 * s, line: wall.shade, width: 2.4 * s })
  const dark = stage.light < 0 ? x + half * 0.16 : x - half
  const lights = times(
    4,
    (i) =>
      arch({ x: x - 15 * s, y: y - (120 + i * 104) * s, w: 17 * s, h: 48 * s, style: 'horseshoe' }) +
      arch({ x: x + 15 * s, y: y - (120 + i * 104) * s, w: 17 * s, h: 48 * s, style: 'horseshoe' }),
  )
  return group([
    rect([x - half, y - tall, half * 2, tall], wall.lit),
    rect([x - half * 0.86, y - tall * 0.9, half * 0.48, tall * 0.74], net),
    rect([x + half * 0.38, y - tall * 0.9, half * 0.48, tall * 0.74], net),
    rect([dark, y - tall, half * 0.84, tall], wall.mid, 'opacity="0.55"'),
    path(lights.join(''), wall.deep),
    rect([x - half * 1.04, y - tall - 14 * s, half * 2.08, 18 * s], wall.bright),
    crenels(stage, { x: x - half, y: y - tall - 12 * s, w: half * 2, size: 18 * s, wall: brick }),
    arcade(stage, {
      x: x - half * 0.66,
      y: y - tall - 10 * s,
      w: half * 1.32,
      h: 96 * s,
      count: 3,
      style: 'round',
      wall: '#e8c79a',
    }),
    rect([x - half * 0.44, y - tall - 176 * s, half * 0.88, 72 * s], wall.lit),
    dome(stage, { x, y: y - tall - 174 * s, r: half * 0.4, style: 'madinah', colour: '#c98f5c' }),
    crescent(stage, { x, y: y - tall - 210 * s, size: 54 * s }),
  ])
}

function palace(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const wall = '#f0dcb6'
  const width = stage.w - x + 10
  const roof = tone(stage, '#bd6a45')
  return group([
    rect([x, y - 250 * s, width, 60 * s], tone(stage, wall).lit),
    path(
      poly([
        [x - 16 * s, y - 250 * s],
        [x + 24 * s, y - 290 * s],
        [x + width, y - 290 * s],
        [x + width, y - 250 * s],
      ]),
      roof.lit,
    ),
    rect([x - 16 * s, y - 252 * s, width + 16 * s, 8 * s], roof.mid),
    arcade(stage, {
      x,
      y: y - 120 * s,
      w: width,
      h: 86 * s,
      count: Math.round(width / (44 * s)),
      style: 'horseshoe',
      wall,
      tall: 0.76,
    }),
    arcade(stage, {
      x,
      y,
      w: width,
      h: 124 * s,
      count: Math.round(width / (88 * s)),
      style: 'horseshoe',
      wall,
      tall: 0.82,
      open: 0.7,
    }),
    rect([x, y - 200 * s, width, 12 * s], tone(stage, material.turquoise).mid),
  ])
}

function whiteTown(stage: Stage, plan: { y: number; depth: number; to?: number }): string {
  const { w, u, rng } = stage
  const drawn: string[] = []
  for (let x = -20 * u; x < (plan.to ?? w) - 60 * u; ) {
    const [wide, tall] = [rng.between(90, 150) * u, rng.between(80, 190) * u]
    const wall = tone(stage, rng.pick(['#fbf3e2', '#f6e3bd', '#fdf8ee', '#f2cfa0']), plan.depth)
    const roof = tone(stage, '#c0693f', plan.depth)
    drawn.push(
      rect([x, plan.y - tall, wide, tall + 80 * u], wall.lit),
      rect([stage.light < 0 ? x + wide * 0.7 : x, plan.y - tall, wide * 0.3, tall + 80 * u], wall.mid),
      path(
        poly([
          [x - 6 * u, plan.y - tall],
          [x + 12 * u, plan.y - tall - 24 * u],
          [x + wide - 12 * u, plan.y - tall - 24 * u],
          [x + wide + 6 * u, plan.y - tall],
        ]),
        roof.lit,
      ),
      path(
        windows({
          x,
          y: plan.y - tall + 10 * u,
          w: wide,
          h: tall,
          columns: 3,
          rows: Math.max(2, Math.round(tall / (62 * u))),
        }),
        isDark(stage) ? '#ffd48c' : wall.shade,
      ),
    )
    x += wide
  }
  return group([
    ...drawn,
    plan.depth > 0.2 ? cypress(stage, { x: w * 0.12, y: plan.y + 30 * u, h: 220 * u, depth: plan.depth }) : '',
  ])
}

function orangeTree(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const leaf = tone(stage, '#3f7a48')
  const fruit = tone(stage, '#ee9436')
  const r = rng.between(48, 66) * u
  const fruits = times(9, () => {
    const [angle, reach] = [rng.next() * 6.28, Math.sqrt(rng.next()) * r * 0.82]
    return circle([x + Math.cos(angle) * reach, y - r * 2.1 + Math.sin(angle) * reach * 0.92, 6.5 * u], fruit.lit)
  })
  return group([
    ellipse([x, y, r * 0.9, 9 * u], stage.mood.fill, 'opacity="0.25"'),
    rect([x - 6 * u, y - r * 1.6, 12 * u, r * 1.6], tone(stage, material.trunk).mid),
    ellipse([x, y - r * 2.1, r, r * 0.95], leaf.mid),
    ellipse([x + stage.light * r * 0.28, y - r * 2.3, r * 0.66, r * 0.6], leaf.lit),
    ...fruits,
  ])
}

export const seville: Picture = {
  paint,
  alt: {
    id: 'Menara Giralda, lengkung tapal kuda dan pohon jeruk di Sevilla',
    en: 'The Giralda, horseshoe arches and orange trees in Seville',
  },
  mirrors: true,
  frames: ['none', 'arch', 'none', 'screen', 'border'],
}
