import { arch } from './arches.ts'
import { crescent, dome } from './domes.ts'
import { material } from './palette.ts'
import { type Stage, tone } from './stage.ts'
import { group, num, path, poly, rect, times } from './svg.ts'

type Part = readonly [kind: 'shaft' | 'balcony' | 'gallery' | 'bulb' | 'cone' | 'crown', height: number, width: number]
export type MinaretStyle = keyof typeof styles

/** From the ground up: kind, share of the height, width against the foot. */
const styles = {
  haram: [
    ['shaft', 0.3, 1],
    ['balcony', 0.035, 1.3],
    ['shaft', 0.26, 0.74],
    ['balcony', 0.03, 1.06],
    ['gallery', 0.15, 0.56],
    ['balcony', 0.025, 0.8],
    ['shaft', 0.06, 0.4],
    ['bulb', 0.1, 0.46],
  ],
  madinah: [
    ['shaft', 0.24, 1],
    ['balcony', 0.03, 1.25],
    ['shaft', 0.2, 0.76],
    ['balcony', 0.03, 1.02],
    ['shaft', 0.18, 0.58],
    ['balcony', 0.026, 0.82],
    ['gallery', 0.1, 0.42],
    ['balcony', 0.02, 0.56],
    ['bulb', 0.1, 0.34],
  ],
  ottoman: [
    ['shaft', 0.12, 1.25],
    ['shaft', 0.36, 0.86],
    ['balcony', 0.03, 1.3],
    ['shaft', 0.14, 0.76],
    ['balcony', 0.026, 1.12],
    ['shaft', 0.1, 0.66],
    ['cone', 0.22, 0.74],
  ],
  mamluk: [
    ['shaft', 0.36, 1],
    ['balcony', 0.04, 1.3],
    ['shaft', 0.2, 0.78],
    ['balcony', 0.035, 1.08],
    ['gallery', 0.14, 0.56],
    ['balcony', 0.025, 0.74],
    ['bulb', 0.14, 0.36],
  ],
  andalus: [
    ['shaft', 0.62, 1],
    ['crown', 0.04, 1.06],
    ['gallery', 0.16, 0.62],
    ['crown', 0.03, 0.66],
    ['bulb', 0.1, 0.34],
  ],
  bukhara: [
    ['shaft', 0.78, 1],
    ['balcony', 0.04, 1.05],
    ['gallery', 0.1, 0.84],
    ['balcony', 0.03, 1.04],
    ['cone', 0.05, 0.5],
  ],
} as const satisfies Record<string, readonly Part[]>

export type MinaretPlan = {
  x: number
  y: number
  h: number
  w?: number
  style?: MinaretStyle
  wall?: string
  roof?: string
  depth?: number
}

export function minaret(stage: Stage, plan: MinaretPlan): string {
  const { x, h, style = 'haram', depth = 0, wall = material.marble } = plan
  const w = plan.w ?? h * (style === 'ottoman' ? 0.062 : 0.11)
  const roof = plan.roof ?? (style === 'ottoman' ? material.lead : wall)
  const body = { h: h * 0.9, w, wall, roof, depth }
  let y = plan.y
  const drawn: string[] = []
  for (const [kind, tall, wide] of styles[style]) {
    drawn.push(part(stage, { ...body, x, y, kind, tall: tall * body.h, wide: wide * w }))
    y -= tall * body.h
  }
  return group([...drawn, crescent(stage, { x, y: y + h * 0.006, size: Math.max(h * 0.1, w * 0.7), depth })])
}

type PartPlan = {
  x: number
  y: number
  w: number
  tall: number
  wide: number
  kind: Part[0]
  wall: string
  roof: string
  depth: number
}

function part(stage: Stage, plan: PartPlan): string {
  const { x, y, tall, wide, kind, depth } = plan
  const stone = tone(stage, plan.wall, depth)
  const [l, top] = [x - wide / 2, y - tall]
  const shadeX = stage.light < 0 ? x + wide * 0.08 : l
  const half = [rect([l, top, wide, tall + 0.6], stone.lit), rect([shadeX, top, wide * 0.42, tall + 0.6], stone.mid)]
  if (kind === 'shaft') return group([...half, rect([l, top, wide, Math.max(1, tall * 0.025)], stone.shade)])
  if (kind === 'gallery') return group([...half, path(openings(plan), stone.deep)])
  if (kind === 'crown') return group(half)
  if (kind === 'bulb') return dome(stage, { x, y, r: wide / 2, style: 'bulb', colour: plan.roof, depth })
  if (kind === 'cone') return cone(stage, plan)
  return balcony(stage, plan)
}

function openings({ x, y, tall, wide }: PartPlan): string {
  return times(3, (i) =>
    arch({ x: x + (i - 1) * wide * 0.3, y: y - tall * 0.12, w: wide * 0.18, h: tall * 0.74 }),
  ).join('')
}

function cone(stage: Stage, { x, y, tall, wide, roof, depth }: PartPlan): string {
  const lead = tone(stage, roof, depth)
  const dark = stage.light < 0 ? wide / 2 : -wide / 2
  return group([
    path(
      poly([
        [x - wide / 2, y],
        [x, y - tall],
        [x + wide / 2, y],
      ]),
      lead.lit,
    ),
    path(
      poly([
        [x + dark * 0.1, y],
        [x, y - tall],
        [x + dark, y],
      ]),
      lead.mid,
    ),
  ])
}

/** Corbels spreading out, and the parapet they carry. */
function balcony(stage: Stage, { x, y, tall, wide, wall, depth }: PartPlan): string {
  const stone = tone(stage, wall, depth)
  const foot = wide * 0.66
  return group([
    path(
      `M${num(x - foot / 2)} ${num(y)}L${num(x - wide / 2)} ${num(y - tall * 0.5)}H${num(x + wide / 2)}L${num(x + foot / 2)} ${num(y)}Z`,
      stone.shade,
    ),
    rect([x - wide / 2, y - tall, wide, tall * 0.55], stone.bright),
    rect([stage.light < 0 ? x + wide * 0.1 : x - wide / 2, y - tall, wide * 0.4, tall * 0.55], stone.lit),
  ])
}
