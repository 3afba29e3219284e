import { arcade, arch, crenels, windows } from './arches.ts'
import { mix } from './colour.ts'
import { dome } from './domes.ts'
import { palm, ridge, water } from './land.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, stamp, tone } from './stage.ts'
import { group, line, num, path, poly, rect, times } from './svg.ts'

const limestone = '#e3cba0'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const shore = h * 0.84
  const x = w * rng.between(0.46, 0.54)
  return group([
    sky(stage, { horizon: shore, sunX: w * rng.between(0.7, 0.82), sunHeight: rng.between(0.3, 0.5) }),
    birds(stage, w * 0.3, h * 0.2),
    pyramids(stage, w * rng.between(0.1, 0.2), shore - 170 * u),
    veil(stage, shore - 60 * u, 260 * u),
    ridge(stage, { y: shore - 120 * u, rise: 70 * u, colour: tone(stage, material.sandstone, 0.5).mid, bumps: 5 }),
    citadel(stage, { x, y: shore - 150 * u, s: u }),
    veil(stage, shore + 10 * u, 170 * u),
    oldTown(stage, shore),
    water(stage, shore, '#4d8f93'),
    felucca(stage, w * rng.between(0.62, 0.8), shore + 64 * u, 1.1),
    felucca(stage, w * rng.between(0.1, 0.26), shore + 24 * u, 0.62),
  ])
}

function pyramids(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const sand = tone(stage, material.sand, 0.62)
  const one = (dx: number, size: number) => {
    const [cx, s] = [x + dx * u, size * u]
    const shadowX = stage.light < 0 ? cx + s : cx - s
    return group([
      path(
        poly([
          [cx - s, y],
          [cx, y - s * 1.16],
          [cx + s, y],
        ]),
        sand.lit,
      ),
      path(
        poly([
          [cx + (stage.light < 0 ? 0.2 : -0.2) * s, y],
          [cx, y - s * 1.16],
          [shadowX, y],
        ]),
        sand.mid,
      ),
    ])
  }
  return one(250, 92) + one(120, 150) + one(-60, 190)
}

/** The mosque of Muhammad Ali above the walls of the citadel. */
function citadel(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const put = (dx: number, dy: number, r: number) =>
    dome(stage, {
      x: x + dx * s,
      y: y - dy * s,
      r: r * s,
      style: 'half',
      colour: '#b8bdb6',
      drum: r * 0.24 * s,
      finial: r * 0.4 * s,
    })
  const wall = tone(stage, limestone)
  const glass = isDark(stage) ? '#ffd48c' : wall.deep
  return group([
    ...[-172, 172].map((dx) =>
      minaret(stage, { x: x + dx * s, y: y - 60 * s, h: 640 * s, style: 'ottoman', wall: '#eadbb9', w: 32 * s }),
    ),
    put(0, 330, 122),
    rect([x - 156 * s, y - 306 * s, 312 * s, 80 * s], wall.lit),
    ...[-132, 132].map((dx) => put(dx, 264, 52)),
    put(0, 236, 76),
    rect([x - 230 * s, y - 226 * s, 460 * s, 180 * s], wall.lit),
    rect([stage.light < 0 ? x + 60 * s : x - 230 * s, y - 226 * s, 170 * s, 180 * s], wall.mid),
    ...[-196, 196].map((dx) => put(dx, 226, 34)),
    path(
      times(9, (i) => arch({ x: x + (i - 4) * 48 * s, y: y - 100 * s, w: 20 * s, h: 66 * s, style: 'round' })).join(''),
      glass,
    ),
    ramparts(stage, { x, y, s }),
  ])
}

function ramparts(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const wall = tone(stage, limestone)
  const towers = [-430, -150, 170, 440].map((dx) =>
    group([
      rect([x + (dx - 48) * s, y - 96 * s, 96 * s, 190 * s], wall.lit),
      rect([x + (stage.light < 0 ? dx : dx - 48) * s, y - 96 * s, 48 * s, 190 * s], wall.mid),
      crenels(stage, { x: x + (dx - 48) * s, y: y - 95 * s, w: 96 * s, size: 15 * s, wall: limestone }),
    ]),
  )
  const rock = `M${num(x - 760 * s)} ${num(y + 150 * s)}L${num(x - 640 * s)} ${num(y + 60 * s)}h${num(1280 * s)}l${num(140 * s)} ${num(90 * s)}Z`
  return group([
    rect([x - 640 * s, y - 60 * s, 1280 * s, 170 * s], wall.lit),
    crenels(stage, { x: x - 640 * s, y: y - 59 * s, w: 1280 * s, size: 13 * s, wall: limestone }),
    ...towers,
    path(rock, tone(stage, material.sandstone).mid),
  ])
}

function oldTown(stage: Stage, y: number): string {
  const { w, u, rng } = stage
  const towers = [0.09, 0.3, 0.73, 0.92].map((share, i) => {
    const [x, tall] = [w * share + rng.between(-20, 20) * u, (i % 2 ? 300 : 380) * u]
    return group([
      minaret(stage, { x, y: y - 20 * u, h: tall, style: 'mamluk', wall: '#e6c896' }),
      dome(stage, {
        x: x + 74 * u,
        y: y - 100 * u,
        r: 46 * u,
        style: 'persian',
        colour: '#d7b98a',
        ribs: 9,
        drum: 30 * u,
        finial: 34 * u,
      }),
    ])
  })
  return group([
    ...towers,
    houses(stage, y),
    arcade(stage, { x: w * 0.4, y, w: 220 * u, h: 74 * u, count: 4, wall: '#e8cfa6' }),
    stamp(
      stage,
      palm(stage, { x: 0, y: 0, h: 104 * u }),
      times(8, (i) => ({ x: w * ((i + rng.between(0.1, 0.9)) / 8), y: y + 6 * u, scale: rng.between(0.8, 1.25) })),
    ),
  ])
}

function houses(stage: Stage, y: number): string {
  const { w, u, rng } = stage
  const blocks: string[] = []
  for (let x = -30 * u; x < w; ) {
    const [wide, tall] = [rng.between(80, 150) * u, rng.between(50, 120) * u]
    const base = rng.pick(['#dcb988', '#e8cfa6', '#cfa374', '#d8b596'])
    const wall = tone(stage, base)
    blocks.push(
      rect([x, y - tall, wide, tall], wall.lit),
      rect([stage.light < 0 ? x + wide * 0.7 : x, y - tall, wide * 0.3, tall], wall.mid),
      path(
        windows({
          x,
          y: y - tall,
          w: wide,
          h: tall * 0.9,
          columns: 5,
          rows: 3,
          skip: (i) => (i * 7 + Math.floor(wide)) % 3 === 0,
        }),
        isDark(stage) ? mix('#ffd48c', wall.shade, 0.2) : wall.shade,
      ),
    )
    x += wide * rng.between(0.85, 1)
  }
  return group(blocks)
}

function felucca(stage: Stage, x: number, y: number, size: number): string {
  const s = stage.u * size
  const sail = tone(stage, '#fff6e3')
  const hull = tone(stage, '#7a4a2e')
  return group([
    line(`M${num(x)} ${num(y)}V${num(y - 120 * s)}`, hull.mid, 5 * s),
    path(
      `M${num(x + 8 * s)} ${num(y - 14 * s)}Q${num(x + 60 * s)} ${num(y - 130 * s)} ${num(x - 50 * s)} ${num(y - 230 * s)}Q${num(x - 10 * s)} ${num(y - 110 * s)} ${num(x - 66 * s)} ${num(y - 14 * s)}Z`,
      sail.lit,
    ),
    path(
      `M${num(x + 8 * s)} ${num(y - 14 * s)}Q${num(x + 60 * s)} ${num(y - 130 * s)} ${num(x - 50 * s)} ${num(y - 230 * s)}Q${num(x + 24 * s)} ${num(y - 120 * s)} ${num(x - 20 * s)} ${num(y - 14 * s)}Z`,
      sail.mid,
    ),
    path(
      `M${num(x - 92 * s)} ${num(y - 12 * s)}H${num(x + 86 * s)}Q${num(x + 60 * s)} ${num(y + 18 * s)} ${num(x + 30 * s)} ${num(y + 18 * s)}H${num(x - 54 * s)}Q${num(x - 80 * s)} ${num(y + 14 * s)} ${num(x - 92 * s)} ${num(y - 12 * s)}Z`,
      hull.lit,
    ),
  ])
}

export const cairo: Picture = {
  paint,
  alt: {
    id: 'Benteng Kairo, menara kota tua dan perahu di Sungai Nil',
    en: 'Cairo’s citadel, old-town minarets and sails on the Nile',
  },
  mirrors: true,
  frames: ['none', 'screen', 'none', 'arch', 'fronds'],
}
