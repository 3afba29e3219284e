import { type Stage, tone } from './stage.ts'
import { group, num, path, rect, times } from './svg.ts'

export type ArchStyle = 'pointed' | 'round' | 'horseshoe' | 'ogee'
export type ArchPlan = { x: number; y: number; w: number; h: number; style?: ArchStyle }

/** An opening standing on y, centred on x; h is measured to the crown. */
export function arch({ x, y, w, h, style = 'pointed' }: ArchPlan): string {
  const [l, r, top] = [x - w / 2, x + w / 2, y - h]
  if (style === 'round')
    return `M${num(l)} ${num(y)}V${num(top + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(r)} ${num(top + w / 2)}V${num(y)}Z`
  if (style === 'horseshoe') {
    const [radius, spring] = [w * 0.54, top + w * 0.74]
    return `M${num(l)} ${num(y)}V${num(spring)}A${num(radius)} ${num(radius)} 0 1 1 ${num(r)} ${num(spring)}V${num(y)}Z`
  }
  const spring = top + w * (style === 'ogee' ? 0.8 : 0.72)
  if (style === 'ogee') {
    return `M${num(l)} ${num(y)}V${num(spring)}C${num(l)} ${num(spring - w * 0.46)} ${num(x - w * 0.1)} ${num(top + w * 0.3)} ${num(x)} ${num(top)}C${num(x + w * 0.1)} ${num(top + w * 0.3)} ${num(r)} ${num(spring - w * 0.46)} ${num(r)} ${num(spring)}V${num(y)}Z`
  }
  return `M${num(l)} ${num(y)}V${num(spring)}C${num(l)} ${num(spring - w * 0.38)} ${num(x - w * 0.24)} ${num(top + w * 0.14)} ${num(x)} ${num(top)}C${num(x + w * 0.24)} ${num(top + w * 0.14)} ${num(r)} ${num(spring - w * 0.38)} ${num(r)} ${num(spring)}V${num(y)}Z`
}

export type ArcadePlan = {
  x: number
  y: number
  w: number
  h: number
  count: number
  style?: ArchStyle
  wall: string
  depth?: number
  /** Share of a bay that is open, and share of the height. */
  open?: number
  tall?: number
}

/** A wall of arches; each opening shows the thickness of the wall on the side away from the light. */
export function arcade(stage: Stage, plan: ArcadePlan): string {
  const { x, y, w, h, count, style = 'pointed', wall, depth = 0, open = 0.66, tall = 0.78 } = plan
  const stone = tone(stage, wall, depth)
  const bay = w / count
  const each = (grow: number, shift: number) =>
    times(count, (i) =>
      arch({
        x: x + bay * (i + 0.5) + shift * stage.light * bay,
        y,
        w: bay * open * grow,
        h: h * tall * (0.94 + grow * 0.06),
        style,
      }),
    ).join('')
  return group([
    rect([x, y - h, w, h], stone.lit),
    rect([x, y - h, w, h * 0.06], stone.bright),
    rect([x, y - h * 0.92, w, h * 0.025], stone.mid),
    path(each(1, 0), stone.mid),
    path(each(0.82, 0.055 * open), stone.deep),
  ])
}

export function crenels(
  stage: Stage,
  plan: { x: number; y: number; w: number; size: number; wall: string; depth?: number },
): string {
  const { x, y, w, size } = plan
  const stone = tone(stage, plan.wall, plan.depth ?? 0)
  const count = Math.max(1, Math.round(w / (size * 1.6)))
  const step = w / count
  const d = times(count, (i) => {
    const left = x + i * step + step * 0.18
    return `M${num(left)} ${num(y)}v${num(-size * 0.6)}l${num(step * 0.32)} ${num(-size * 0.5)}l${num(step * 0.32)} ${num(size * 0.5)}v${num(size * 0.6)}Z`
  })
  return path(d.join(''), stone.lit)
}

/** Rows of small lit or dark windows. */
export function windows(plan: {
  x: number
  y: number
  w: number
  h: number
  columns: number
  rows: number
  skip?: (i: number) => boolean
}): string {
  const { x, y, w, h, columns, rows, skip } = plan
  const [cw, rh] = [w / columns, h / rows]
  return times(columns * rows, (i) => {
    if (skip?.(i)) return ''
    return `M${num(x + (i % columns) * cw + cw * 0.25)} ${num(y + Math.floor(i / columns) * rh + rh * 0.22)}h${num(cw * 0.5)}v${num(rh * 0.56)}h${num(-cw * 0.5)}z`
  }).join('')
}
