import { material } from './palette.ts'
import { type Stage, tone } from './stage.ts'
import { circle, group, line, num, path, rect, times } from './svg.ts'

export type DomeStyle = 'half' | 'low' | 'madinah' | 'bulb' | 'persian'
export type DomePlan = {
  x: number
  y: number
  r: number
  style?: DomeStyle
  colour: string
  depth?: number
  ribs?: number
  finial?: number
  drum?: number
}

/** Half-profiles for r = 1, from the foot to the crown; x scaled gives a meridian. */
const profiles: Record<DomeStyle, { d: readonly number[]; top: number }> = {
  half: { d: [1, -0.56, 0.56, -1, 0, -1], top: 1 },
  low: { d: [1, -0.42, 0.52, -0.74, 0, -0.78], top: 0.78 },
  madinah: { d: [1.06, -0.62, 0.62, -1.08, 0, -1.24], top: 1.24 },
  bulb: { d: [1.38, -0.62, 0.62, -1.0, 0, -1.72], top: 1.72 },
  persian: { d: [1.3, -0.6, 0.86, -1.1, 0, -1.52], top: 1.52 },
}

function meridian(plan: DomePlan, k: number): string {
  const { x, y, r, style = 'half' } = plan
  const [a = 0, b = 0, c = 0, d = 0, , f = 0] = profiles[style].d
  return `M${num(x)} ${num(y)}L${num(x + k * r)} ${num(y)}C${num(x + k * a * r)} ${num(y + b * r)} ${num(x + k * c * r)} ${num(y + d * r)} ${num(x)} ${num(y + f * r)}Z`
}

function between(plan: DomePlan, from: number, to: number): string {
  const { x, y, r, style = 'half' } = plan
  const [a = 0, b = 0, c = 0, d = 0, , f = 0] = profiles[style].d
  const up = `M${num(x + from * r)} ${num(y)}C${num(x + from * a * r)} ${num(y + b * r)} ${num(x + from * c * r)} ${num(y + d * r)} ${num(x)} ${num(y + f * r)}`
  return `${up}C${num(x + to * c * r)} ${num(y + d * r)} ${num(x + to * a * r)} ${num(y + b * r)} ${num(x + to * r)} ${num(y)}Z`
}

export function dome(stage: Stage, plan: DomePlan): string {
  const { x, y, r, style = 'half', depth = 0, ribs = 0, finial = 0, drum = 0 } = plan
  const skin = tone(stage, plan.colour, depth)
  const l = stage.light
  const lines = times(ribs, (i) => {
    const k = Math.sin(((i + 0.5) / ribs - 0.5) * Math.PI)
    return meridian(plan, k)
  })
  return group([
    drum > 0 ? drumOf(stage, plan, drum) : '',
    path(meridian(plan, 1) + meridian(plan, -1), skin.lit),
    path(between(plan, l * 0.8, l * 0.5), skin.bright),
    path(between(plan, -l * 0.12, -l), skin.mid),
    path(between(plan, -l * 0.62, -l), skin.shade),
    ribs > 0 ? line(lines.join(''), skin.shade, Math.max(0.8, r * 0.016), 'opacity="0.6"') : '',
    finial > 0 ? crescent(stage, { x, y: y - profiles[style].top * r, size: finial, depth }) : '',
  ])
}

function drumOf(stage: Stage, plan: DomePlan, height: number): string {
  const { x, y, r, depth = 0 } = plan
  const wall = tone(stage, material.stone, depth)
  const lights = times(
    7,
    (i) =>
      `M${num(x - r * 0.84 + (i * r * 1.68) / 6 - r * 0.05)} ${num(y + height * 0.82)}v${num(-height * 0.5)}h${num(r * 0.1)}v${num(height * 0.5)}z`,
  )
  const shadeX = stage.light < 0 ? x + r * 0.2 : x - r * 0.98
  return group([
    rect([x - r * 0.98, y - 1, r * 1.96, height + 1], wall.lit),
    rect([shadeX, y - 1, r * 0.78, height + 1], wall.mid),
    path(lights.join(''), wall.deep),
    rect([x - r * 1.04, y - height * 0.08, r * 2.08, height * 0.16], wall.bright),
  ])
}

/** The finial: two small globes and a crescent open to the sky. */
export function crescent(stage: Stage, plan: { x: number; y: number; size: number; depth?: number }): string {
  const { x, y, size, depth = 0 } = plan
  const gold = tone(stage, material.gold, depth)
  const r = size * 0.2
  const cy = y - size * 0.82
  const moon = `M${num(x - r * 0.8)} ${num(cy - r * 0.6)}A${num(r)} ${num(r)} 0 1 0 ${num(x + r * 0.8)} ${num(cy - r * 0.6)}A${num(r * 0.86)} ${num(r * 0.86)} 0 1 1 ${num(x - r * 0.8)} ${num(cy - r * 0.6)}Z`
  return group([
    line(`M${num(x)} ${num(y + size * 0.06)}V${num(cy + r * 0.8)}`, gold.lit, Math.max(0.9, size * 0.055)),
    circle([x, y - size * 0.12, size * 0.085], gold.lit),
    circle([x, y - size * 0.32, size * 0.06], gold.lit),
    path(moon, gold.lit),
  ])
}
