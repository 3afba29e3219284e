import { arch } from './arches.ts'
import { camera, type Spot } from './camera.ts'
import { mix } from './colour.ts'
import { crowd } from './crowd.ts'
import { dome } from './domes.ts'
import { type Fold, girihFill } from './girih.ts'
import { ground, ridge } from './land.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { fade, group, line, open, path, rect, times } from './svg.ts'

const brick = '#dcb27c'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.8
  const x = w * rng.between(0.47, 0.53)
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.76, 0.86), sunHeight: rng.between(0.24, 0.5) }),
    birds(stage, w * 0.14, h * 0.2),
    ridge(stage, { y: foot - 110 * u, rise: 130 * u, colour: tone(stage, '#8d9aa8', 0.62).mid, bumps: 5 }),
    veil(stage, foot, 260 * u),
    ...[-1, 1].map((side) => madrasa(stage, { x: x + side * 640 * u, y: foot, s: u * 0.74, fold: 10, depth: 0.2 })),
    madrasa(stage, { x, y: foot, s: u, fold: rng.pick([8, 10, 12]), depth: 0 }),
    square(stage, foot, x),
  ])
}

/** A tall portal with a deep arch, wings of two storeys, ribbed blue domes and leaning towers. */
function madrasa(stage: Stage, plan: { x: number; y: number; s: number; fold: Fold; depth: number }): string {
  const { x, y, s, depth } = plan
  const wall = tone(stage, brick, depth)
  const blue = tone(stage, material.turquoise, depth)
  const wing = 400 * s
  const niches = times(8, (i) => {
    const nx = x + (i < 4 ? -1 : 1) * (208 + (i % 4) * 54) * s
    return arch({ x: nx, y: y - 8 * s, w: 36 * s, h: 86 * s }) + arch({ x: nx, y: y - 118 * s, w: 36 * s, h: 78 * s })
  })
  return group([
    ...[-1, 1].map((k) =>
      dome(stage, {
        x: x + k * 278 * s,
        y: y - 300 * s,
        r: 88 * s,
        style: 'persian',
        colour: material.turquoise,
        depth,
        ribs: 15,
        drum: 84 * s,
        finial: 48 * s,
      }),
    ),
    ...[-1, 1].map((k) => tower(stage, { x: x + k * 436 * s, y, s, depth })),
    rect([x - wing, y - 224 * s, wing * 2, 224 * s], wall.lit),
    rect([x - wing, y - 224 * s, wing * 2, 16 * s], blue.lit),
    path(niches.join(''), wall.deep),
    portal(stage, plan),
  ])
}

function tower(stage: Stage, { x, y, s, depth }: { x: number; y: number; s: number; depth: number }): string {
  const bands = tone(stage, material.turquoise, depth)
  const net = girihFill(stage, 8, { size: 29 * s, line: bands.mid, width: 2.6 * s })
  return group([
    minaret(stage, { x, y, h: 520 * s, style: 'bukhara', wall: brick, depth, w: 58 * s }),
    rect([x - 29 * s, y - 360 * s, 58 * s, 330 * s], net),
    ...[70, 200, 330].map((up) => rect([x - 29 * s, y - up * s, 58 * s, 12 * s], bands.lit)),
  ])
}

function portal(
  stage: Stage,
  { x, y, s, fold, depth }: { x: number; y: number; s: number; fold: Fold; depth: number },
): string {
  const wall = tone(stage, brick, depth)
  const blue = tone(stage, '#1f6f96', depth)
  const teal = tone(stage, material.turquoise, depth)
  const ivory = tone(stage, '#fbf1da', depth)
  const [half, tall] = [176 * s, 440 * s]
  const tiles = girihFill(stage, fold, {
    size: 62 * s,
    line: ivory.mid,
    width: 2.6 * s,
    background: blue.mid,
    stars: teal.lit,
  })
  const edge = girihFill(stage, 8, { size: 44 * s, line: blue.mid, width: 3 * s })
  const opening = (grow: number) => arch({ x, y, w: 218 * s + grow, h: 330 * s + grow * 0.5 })
  const glow = isDark(stage) ? mix(wall.deep, '#ffcf85', 0.35) : wall.deep
  return group([
    rect([x - half, y - tall, half * 2, tall], wall.lit),
    rect([x - half, y - tall, half * 2, tall], edge, fade(0.75)),
    rect([x - half * 0.8, y - tall * 0.94, half * 1.6, tall * 0.94], tiles),
    rect([x - half, y - tall, half * 2, 12 * s], teal.lit),
    line(opening(10 * s), teal.lit, 9 * s),
    path(opening(0), wall.mid),
    path(arch({ x: x + stage.light * 10 * s, y, w: 176 * s, h: 290 * s }), wall.shade),
    path(arch({ x: x + stage.light * 10 * s, y, w: 74 * s, h: 130 * s }), glow),
    path(
      times(3, (i) =>
        arch({ x: x + stage.light * 10 * s + (i - 1) * 50 * s, y: y - 150 * s, w: 30 * s, h: 66 * s }),
      ).join(''),
      glow,
    ),
  ])
}

function square(stage: Stage, foot: number, x: number): string {
  const { w, h, u, rng } = stage
  const stone = tone(stage, '#e6d2ae')
  const rays = times(23, (i) =>
    open([
      [x + (i - 11) * 90 * u, foot],
      [x + (i - 11) * 300 * u, h],
    ]),
  )
  const rows = times(6, (i) =>
    open([
      [0, foot + (h - foot) * (i / 6) ** 1.7],
      [w, foot + (h - foot) * (i / 6) ** 1.7],
    ]),
  )
  const lens = camera({
    height: 9,
    distance: 60,
    look: 9,
    focal: ((h - foot) * 0.6 * 60) / 9,
    x: w / 2,
    y: foot - (h - foot) * 0.6,
  })
  const spots = times(34, (): Spot => [rng.between(-32, 32), 0, rng.between(-22, 4)]).sort((a, b) => b[2] - a[2])
  return group([
    ground(stage, foot, '#e6d2ae'),
    line(rays.join('') + rows.join(''), stone.shade, 1.8 * u, fade(0.35)),
    rect([0, foot, w, 10 * u], stage.mood.fill, fade(0.25)),
    crowd(stage, lens, spots),
  ])
}

export const uzbekistan: Picture = {
  paint,
  alt: {
    id: 'Gerbang berubin dan kubah biru Registan, Samarkand',
    en: 'The tiled portals and blue domes of the Registan, Samarkand',
  },
  closest: 1.16,
  mirrors: true,
  frames: ['none', 'border', 'none', 'arch', 'none'],
}
