import { mix } from './colour.ts'
import { material } from './palette.ts'
import { down, type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, num, type Point, path, rect, smooth, times } from './svg.ts'

export type RidgePlan = { y: number; rise: number; colour: string; bumps?: number }

/** A range of hills across the whole width, from one soft line. */
export function ridge(stage: Stage, plan: RidgePlan): string {
  const { w, h, rng } = stage
  const bumps = plan.bumps ?? 6
  const points: Point[] = times(bumps + 3, (i) => [((i - 1) / bumps) * w, plan.y - rng.next() * plan.rise])
  return path(`${smooth(points)}L${num(w * 1.3)} ${h}L${num(-w * 0.3)} ${h}Z`, plan.colour)
}

export function mountain(stage: Stage, plan: { x: number; y: number; w: number; h: number; colour: string }): string {
  const { rng, light } = stage
  const { x, y, w, h } = plan
  const top: Point = [x, y - h]
  const left: Point[] = [0.2, 0.42, 0.62, 0.82].map((k) => [
    x - w * (1 - k) ** 1.1 * 0.5 + rng.between(-1, 1) * w * 0.012,
    y - h * k,
  ])
  const right: Point[] = [0.82, 0.6, 0.4, 0.18].map((k) => [
    x + w * (1 - k) ** 1.1 * 0.5 + rng.between(-1, 1) * w * 0.012,
    y - h * k,
  ])
  const body = smooth([[x - w / 2, y], ...left, top, ...right, [x + w / 2, y]])
  const side = light < 0 ? [...right, [x + w / 2, y] as const] : [...left.toReversed(), [x - w / 2, y] as const]
  const face = smooth([top, ...side])
  const back = `L${num(x + light * w * 0.12)} ${num(y)}L${num(x - light * w * 0.04)} ${num(y - h * 0.45)}Z`
  return group([path(`${body}Z`, plan.colour), path(face + back, mix(plan.colour, stage.mood.fill, 0.3))])
}

/** One dune: a lit flank and, beyond a curling crest, the flank in shadow. Both run out flat at y. */
export function dune(
  stage: Stage,
  plan: { x: number; y: number; span: number; height: number; depth: number },
): string {
  const { x, y, span, height, depth } = plan
  const sand = tone(stage, material.sand, depth)
  const s = -stage.light
  const top = y - height
  const p = (dx: number, up: number) => `${num(x + s * dx * span)} ${num(y - up * height)}`
  const fall = `C${p(0.2, 0.9)} ${p(0.46, 0.04)} ${p(1, 0)}`
  const paint = down(stage, [
    [0, sand.bright],
    [1, sand.lit],
  ])
  return group([
    path(`M${p(-1, 0)}C${p(-0.55, 0)} ${p(-0.3, 1)} ${num(x)} ${num(top)}${fall}Z`, paint),
    path(
      `M${num(x)} ${num(top)}${fall}L${p(0.06, 0)}C${p(-0.16, 0.3)} ${p(0.2, 0.62)} ${num(x)} ${num(top)}Z`,
      sand.mid,
    ),
  ])
}

export function water(stage: Stage, y: number, base: string = material.water): string {
  const { w, h, u, rng, mood } = stage
  const sea = tone(stage, base)
  const paint = down(stage, [
    [0, mix(mood.sky[3], sea.lit, 0.35)],
    [0.35, mix(mood.sky[2], sea.mid, 0.6)],
    [1, sea.shade],
  ])
  const glints = times(46, () => {
    const share = rng.next() ** 1.5
    const length = (20 + share * 150) * u * rng.between(0.5, 1)
    return `M${num(rng.next() * w)} ${num(y + 6 * u + share * (h - y))}h${num(length)}`
  })
  return group([
    rect([0, y, w, h - y], paint),
    line(glints.join(''), mood.sky[3], 3 * u, `stroke-linecap="round" ${fade(0.32)}`),
  ])
}

/** The sun's road on the water, towards whoever looks. */
export function sunRoad(stage: Stage, x: number, y: number): string {
  const { rng, u, h, mood } = stage
  const d = times(30, (i) => {
    const share = i / 30
    const half = (14 + share * 90) * u * rng.between(0.4, 1)
    return `M${num(x - half + rng.between(-20, 20) * u)} ${num(y + 5 * u + share * (h - y))}h${num(half * 2)}`
  })
  return line(d.join(''), mood.sun, 4.5 * u, `stroke-linecap="round" ${fade(0.55)}`)
}

export function palm(stage: Stage, plan: { x: number; y: number; h: number; depth?: number; lean?: number }): string {
  const { rng, light } = stage
  const { x, y, h, depth = 0, lean = rng.between(-0.12, 0.12) } = plan
  const leaf = tone(stage, material.palm, depth)
  const bark = tone(stage, material.trunk, depth)
  const [tx, ty] = [x + lean * h, y - h]
  const trunk = `M${num(x)} ${num(y)}Q${num(x + lean * h * 0.2)} ${num(y - h * 0.5)} ${num(tx)} ${num(ty)}`
  const fronds = times(11, (i) => {
    const angle = Math.PI * (1.08 - (i / 10) * 1.16) + rng.between(-0.08, 0.08)
    const reach = h * rng.between(0.34, 0.42)
    const colour = Math.cos(angle) * light > 0.1 ? leaf.lit : i % 2 ? leaf.mid : leaf.shade
    return frond({ x: tx, y: ty, angle, reach, colour })
  })
  return group([line(trunk, bark.mid, h * 0.05, 'stroke-linecap="round"'), ...fronds])
}

function frond(plan: { x: number; y: number; angle: number; reach: number; colour: string }): string {
  const { x, y, angle, reach, colour } = plan
  const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach]
  const [ex, ey] = [x + dx * 1.05, y + dy * 0.75 + reach * 0.5]
  const d = `M${num(x)} ${num(y)}Q${num(x + dx * 0.6)} ${num(y + dy - reach * 0.22)} ${num(ex)} ${num(ey)}Q${num(x + dx * 0.5)} ${num(y + dy * 0.75 + reach * 0.06)} ${num(x)} ${num(y)}Z`
  return path(d, colour)
}

export function cypress(stage: Stage, plan: { x: number; y: number; h: number; depth?: number }): string {
  const { x, y, h, depth = 0 } = plan
  const leaf = tone(stage, material.leaf, depth)
  const half = h * 0.11
  const outline = (k: number) =>
    `M${num(x)} ${num(y - h)}C${num(x + half * 1.3 * k)} ${num(y - h * 0.6)} ${num(x + half * 1.5 * k)} ${num(y - h * 0.1)} ${num(x)} ${num(y)}`
  const shadow = stage.light < 0 ? 1 : -1
  return group([path(`${outline(1)}Z${outline(-1)}Z`, leaf.mid), path(`${outline(shadow)}Z`, leaf.shade)])
}

export function bush(stage: Stage, plan: { x: number; y: number; r: number; depth?: number }): string {
  const { x, y, r, depth = 0 } = plan
  const leaf = tone(stage, material.leaf, depth)
  const l = stage.light
  return group([
    ellipse([x, y - r * 0.5, r, r * 0.7], leaf.shade),
    ellipse([x + l * r * 0.3, y - r * 0.7, r * 0.7, r * 0.55], leaf.mid),
    ellipse([x + l * r * 0.45, y - r * 0.85, r * 0.38, r * 0.3], leaf.lit),
  ])
}

/** Ground from the horizon to the foot of the picture, nearer is richer. */
export function ground(stage: Stage, y: number, base: string): string {
  const { w, h, mood } = stage
  const floor = tone(stage, base)
  const paint = down(stage, [
    [0, mix(floor.lit, mood.haze, 0.5)],
    [0.4, floor.lit],
    [1, floor.mid],
  ])
  return rect([0, y, w, h - y], paint)
}
