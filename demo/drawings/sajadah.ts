import { arch } from './arches.ts'
import { darker, lighter, mix } from './colour.ts'
import { type Fold, girihFill, rosette } from './girih.ts'
import { indoors } from './indoors.ts'
import type { Picture } from './scene.ts'
import type { Stage } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, poly, rect, times } from './svg.ts'

export type Rug = {
  x: number
  y: number
  w: number
  h: number
  field: string
  border: string
  line: string
  fold: Fold
}

const sets = [
  ['#8c2f36', '#5c1a26', '#e9c98a'],
  ['#0f5f4c', '#0a3f34', '#e3bd6c'],
  ['#1f4e6e', '#14324c', '#ecd9ae'],
  ['#b5793a', '#6e3f1f', '#fbeed0'],
  ['#efe2c8', '#b98d52', '#7a4a2a'],
  ['#4b3a6e', '#2e2350', '#e6c583'],
  ['#3f7d78', '#1f4f52', '#f3dfb4'],
  ['#c77a6a', '#8a4038', '#fbe8cd'],
] as const

function paint(outer: Stage): string {
  const { stage, backdrop } = indoors(outer, 0.9, ['disc'])
  const { w, h, u, rng } = stage
  const tall = h * (stage.shape === 'tall' ? 0.72 : 0.8)
  const wide = Math.min(tall * 0.66, w * 0.6)
  const first = rng.whole(0, sets.length - 1)
  const plan = (k: number): Rug => {
    const [field, border, edge] = sets[(first + k * 3) % sets.length] ?? sets[0]
    const small = k === 0 ? 1 : 0.88
    return {
      x: w * 0.5 + [0, -1, 1][k]! * wide * 1.12,
      y: h * 0.07,
      w: wide * small,
      h: tall * small,
      field,
      border,
      line: edge,
      fold: rng.pick([8, 10, 12]),
    }
  }
  return group([
    backdrop,
    rect([0, h * 0.05, w, 13 * u], '#b98a4a'),
    rect([0, h * 0.05, w, 5 * u], '#e3bd7c'),
    rug(stage, plan(1)),
    rug(stage, plan(2)),
    rug(stage, plan(0)),
  ])
}

export function rug(stage: Stage, r: Rug): string {
  const { u } = stage
  const [l, rim] = [r.x - r.w / 2, r.w * 0.1]
  const fringe = times(
    44,
    (i) => `M${num(l + (i + 0.5) * (r.w / 44))} ${num(r.y + r.h)}v${num(r.w * 0.05 + (i % 3) * 2 * u)}`,
  )
  const edge = girihFill(stage, 8, { size: rim * 0.92, line: r.line, width: 2.4 * u })
  const guard = (inset: number, colour: string, thick: number) =>
    `<rect x="${num(l + inset)}" y="${num(r.y + inset)}" width="${num(r.w - inset * 2)}" height="${num(r.h - inset * 2)}" fill="none" stroke="${colour}" stroke-width="${num(thick)}"/>`
  const fold = lighter(r.field, 0.12)
  return group([
    rect([l - stage.light * 18 * u, r.y + 20 * u, r.w, r.h], stage.mood.fill, fade(0.32)),
    line(fringe.join(''), mix(r.line, '#ffffff', 0.3), r.w * 0.011),
    rect([l, r.y, r.w, r.h], r.border),
    rect([l, r.y, r.w, r.h], edge, fade(0.75)),
    rect([l + rim, r.y + rim, r.w - rim * 2, r.h - rim * 2], r.field),
    guard(rim, r.line, 5 * u),
    guard(rim * 1.22, darker(r.field, 0.3), 4 * u),
    guard(r.w * 0.012, r.line, 3.5 * u),
    mihrab(stage, r),
    rect([stage.light < 0 ? l : l + r.w * 0.86, r.y, r.w * 0.14, r.h], fold, fade(0.16)),
    rect([l, r.y, r.w, 12 * u], '#000000', fade(0.14)),
  ])
}

/** The niche: an arch on two columns, a hanging lamp, a star above and a rosette to bow towards. */
function mihrab(stage: Stage, r: Rug): string {
  const { u } = stage
  const inner = r.w * 0.56
  const foot = r.y + r.h * 0.84
  const tall = r.h * 0.66
  const door = (grow: number) => arch({ x: r.x, y: foot, w: inner + grow * 2, h: tall + grow, style: 'ogee' })
  const ground = girihFill(stage, r.fold, { size: r.w * 0.17, line: mix(r.field, r.line, 0.34), width: 2 * u })
  const deep = darker(r.field, 0.34)
  const columns = [-1, 1].map((k) => {
    const x = r.x + k * inner * 0.62
    return group([
      rect([x - r.w * 0.018, foot - tall * 0.62, r.w * 0.036, tall * 0.62], r.line),
      rect([x - r.w * 0.034, foot - tall * 0.66, r.w * 0.068, r.w * 0.03], r.line),
      rect([x - r.w * 0.034, foot - r.w * 0.03, r.w * 0.068, r.w * 0.03], r.line),
    ])
  })
  const flower = rosette(12, [r.x, foot - tall * 0.24], { radius: r.w * 0.15, sharpness: 0.5 })
  const heart = rosette(8, [r.x, foot - tall * 0.24], { radius: r.w * 0.075, sharpness: 0.5 })
  return group([
    rect([r.x - r.w * 0.37, r.y + r.w * 0.14, r.w * 0.74, r.h - r.w * 0.28], ground),
    path(door(r.w * 0.035), r.line),
    path(door(r.w * 0.022), deep),
    path(door(0), mix(r.field, r.border, 0.62)),
    ...columns,
    lamp(r, foot - tall * 0.94, inner),
    path(poly(flower.points), r.line, fade(0.9)),
    path(poly(heart.points), r.border),
    circle([r.x, foot - tall * 0.24, r.w * 0.018], r.line),
    rect([r.x - r.w * 0.36, foot + r.w * 0.03, r.w * 0.72, r.w * 0.012], r.line),
  ])
}

function lamp(r: Rug, y: number, inner: number): string {
  const s = inner * 0.13
  const [x, top] = [r.x, y + inner * 0.34]
  return group([
    line(`M${num(x)} ${num(y + inner * 0.03)}V${num(top)}`, r.line, s * 0.1),
    path(
      `M${num(x - s * 0.4)} ${num(top)}H${num(x + s * 0.4)}L${num(x + s * 0.24)} ${num(top + s * 0.5)}C${num(x + s)} ${num(top + s * 0.9)} ${num(x + s * 0.7)} ${num(top + s * 1.7)} ${num(x)} ${num(top + s * 1.8)}C${num(x - s * 0.7)} ${num(top + s * 1.7)} ${num(x - s)} ${num(top + s * 0.9)} ${num(x - s * 0.24)} ${num(top + s * 0.5)}Z`,
      r.line,
    ),
    ellipse([x, top + s * 1.15, s * 0.3, s * 0.36], r.field),
    path(
      `M${num(x - s * 0.3)} ${num(top + s * 2.1)}H${num(x + s * 0.3)}L${num(x + s * 0.12)} ${num(top + s * 1.76)}H${num(x - s * 0.12)}Z`,
      r.line,
    ),
  ])
}

export const sajadah: Picture = {
  paint,
  alt: { id: 'Sajadah bermotif mihrab dengan tepian girih', en: 'Prayer rugs with a mihrab pattern and girih borders' },
  indoors: true,
  closest: 1.12,
  mirrors: true,
  frames: ['none'],
}
