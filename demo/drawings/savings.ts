import { darker, lighter, mix } from './colour.ts'
import { rosette } from './girih.ts'
import { indoors, underneath } from './indoors.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, num, path, poly, rect, times } from './svg.ts'

function paint(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.42]
  const steps = rng.pick([
    [3, 5, 8],
    [2, 4, 7],
    [4, 6, 9],
  ])
  return group([
    backdrop,
    framed(stage, { x: x - 450 * u, y: table - 420 * u, s: 1.15 * u, gold: room.accent }),
    jar(stage, { x: x - 90 * u, y, s: 1.6 * u }),
    ...steps.map((count, i) =>
      coins(stage, { x: x + (190 + i * 132) * u, y: y + (i % 2 ? -14 : 22) * u, s: 1.12 * u, count }),
    ),
    loose(stage, x - 330 * u, y + 54 * u),
  ])
}

/** What is being saved for, in a small frame on the wall. */
function framed(stage: Stage, { x, y, s, gold }: { x: number; y: number; s: number; gold: string }): string {
  const metal = tone(stage, gold)
  const p = (dx: number, dy: number) => [x + dx * s, y + dy * s] as const
  return group([
    rect([x - 118 * s, y - 134 * s, 248 * s, 290 * s], stage.mood.fill, fade(0.28)),
    rect([x - 126 * s, y - 146 * s, 252 * s, 292 * s], metal.lit),
    rect([x - 112 * s, y - 132 * s, 224 * s, 264 * s], metal.mid),
    rect([x - 104 * s, y - 124 * s, 208 * s, 248 * s], '#f8efdc'),
    rect([x - 86 * s, y - 104 * s, 172 * s, 208 * s], '#cfe3dc'),
    rect([x - 86 * s, y + 50 * s, 172 * s, 54 * s], '#f3e8d2'),
    path(poly([p(-56, -34), p(10, -22), p(10, 74), p(-56, 54)]), '#1a1c20'),
    path(poly([p(10, -22), p(58, -38), p(58, 52), p(10, 74)]), '#2a2d33'),
    path(
      poly([p(-56, -10), p(10, 2), p(10, 16), p(-56, 4)]) + poly([p(10, 2), p(58, -14), p(58, 0), p(10, 16)]),
      material.gold,
    ),
    path(poly([p(22, 28), p(34, 24), p(34, 56), p(22, 60)]), material.gold),
  ])
}

function coin(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const gold = tone(stage, '#e0ab3d')
  return group([
    path(
      `M${num(x - 58 * s)} ${num(y - 18 * s)}v${num(18 * s)}A${num(58 * s)} ${num(15 * s)} 0 0 0 ${num(x + 58 * s)} ${num(y)}v${num(-18 * s)}Z`,
      gold.mid,
    ),
    path(
      `M${num(x - stage.light * 58 * s)} ${num(y - 18 * s)}v${num(18 * s)}Q${num(x - stage.light * 40 * s)} ${num(y + 11 * s)} ${num(x - stage.light * 16 * s)} ${num(y + 14 * s)}v${num(-18 * s)}Z`,
      gold.shade,
    ),
    ellipse([x, y - 18 * s, 58 * s, 15 * s], gold.bright),
    ellipse([x, y - 18 * s, 46 * s, 11 * s], gold.lit),
  ])
}

function coins(stage: Stage, plan: { x: number; y: number; s: number; count: number }): string {
  const { x, y, s, count } = plan
  return group([
    underneath(stage, { x, y: y + 4 * s, w: 140 * s }),
    ...times(count, (i) => coin(stage, { x: x + stage.rng.between(-4, 4) * s, y: y - i * 22 * s, s })),
    sprout(stage, { x, y: y - count * 22 * s, s: s * (0.5 + count * 0.07) }),
  ])
}

function sprout(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const leaf = tone(stage, '#3f9a62')
  const blade = (k: number, up: number) =>
    `M${num(x)} ${num(y - up * s)}C${num(x + k * 20 * s)} ${num(y - (up + 50) * s)} ${num(x + k * 70 * s)} ${num(y - (up + 56) * s)} ${num(x + k * 84 * s)} ${num(y - (up + 44) * s)}C${num(x + k * 76 * s)} ${num(y - (up + 4) * s)} ${num(x + k * 30 * s)} ${num(y - (up - 12) * s)} ${num(x)} ${num(y - up * s)}Z`
  return group([
    line(`M${num(x)} ${num(y + 6 * s)}V${num(y - 66 * s)}`, leaf.mid, 8 * s, 'stroke-linecap="round"'),
    path(blade(1, 46), leaf.lit),
    path(blade(-1, 60), leaf.mid),
  ])
}

/** A glass jar half full, with a star cut in its lid. */
function jar(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const { rng, light } = stage
  const shell = `M${num(x - 96 * s)} ${num(y - 236 * s)}C${num(x - 140 * s)} ${num(y - 210 * s)} ${num(x - 136 * s)} ${num(y - 170 * s)} ${num(x - 136 * s)} ${num(y - 140 * s)}V${num(y - 40 * s)}Q${num(x - 136 * s)} ${num(y)} ${num(x - 96 * s)} ${num(y)}H${num(x + 96 * s)}Q${num(x + 136 * s)} ${num(y)} ${num(x + 136 * s)} ${num(y - 40 * s)}V${num(y - 140 * s)}C${num(x + 136 * s)} ${num(y - 170 * s)} ${num(x + 140 * s)} ${num(y - 210 * s)} ${num(x + 96 * s)} ${num(y - 236 * s)}Z`
  const rows = rng.whole(5, 7)
  const inside = times(rows, (row) =>
    times(3, (i) =>
      coin(stage, {
        x: x + (i - 1) * 72 * s + rng.between(-10, 10) * s,
        y: y - (10 + row * 21) * s + rng.between(-4, 4) * s,
        s: 0.8 * s,
      }),
    ),
  )
  const wood = tone(stage, '#a8703f')
  const star = rosette(8, [x, y - 278 * s], { radius: 20 * s, sharpness: 0.5 })
  const cloth = mix('#0e5a4a', '#ffffff', 0.05)
  return group([
    underneath(stage, { x, y: y + 2 * s, w: 290 * s }),
    path(shell, '#ffffff', fade(0.32)),
    ...inside.flat(),
    path(shell, '#dff3f0', fade(0.16)),
    line(shell, '#ffffff', 5 * s, fade(0.75)),
    line(
      `M${num(x + light * 108 * s)} ${num(y - 54 * s)}V${num(y - 168 * s)}`,
      '#ffffff',
      12 * s,
      `stroke-linecap="round" ${fade(0.7)}`,
    ),
    rect([x - 102 * s, y - 256 * s, 204 * s, 24 * s], darker(cloth, 0.1), `rx="${num(6 * s)}"`),
    rect([x - 110 * s, y - 304 * s, 220 * s, 52 * s], wood.lit, `rx="${num(8 * s)}"`),
    rect([light < 0 ? x + 20 * s : x - 110 * s, y - 304 * s, 90 * s, 52 * s], wood.mid, `rx="${num(8 * s)}"`),
    path(poly(star.points), lighter('#e0ab3d', 0.2)),
    rect([x - 28 * s, y - 309 * s, 56 * s, 8 * s], wood.deep, `rx="${num(4 * s)}"`),
  ])
}

function loose(stage: Stage, x: number, y: number): string {
  const { u } = stage
  return group([
    underneath(stage, { x, y: y + 8 * u, w: 220 * u }),
    coin(stage, { x: x + 74 * u, y: y + 14 * u, s: u }),
    coin(stage, { x: x - 40 * u, y, s: u }),
  ])
}

export const savings: Picture = {
  paint,
  alt: {
    id: 'Toples tabungan, tumpukan koin dan tunas yang tumbuh',
    en: 'A savings jar, coins in growing stacks and young shoots',
  },
  indoors: true,
  closest: 1.14,
  mirrors: true,
  frames: ['none', 'none', 'lanterns'],
}
