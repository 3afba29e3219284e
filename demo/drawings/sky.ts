import { lighter, mix } from './colour.ts'
import { down, glow, isDark, type Stage } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, rect, times } from './svg.ts'

export type SkyPlan = { horizon: number; clouds?: number; sunHeight?: number; sunX?: number }

/** Sky from the zenith to the horizon, with sun or moon on the side the light comes from. */
export function sky(stage: Stage, plan: SkyPlan): string {
  const { w, mood, rng } = stage
  const [zenith, high, low, edge] = mood.sky
  const paint = down(stage, [
    [0, zenith],
    [0.42, high],
    [0.8, low],
    [1, edge],
  ])
  const height = plan.sunHeight ?? (mood.time === 'noon' || mood.time === 'night' ? 0.24 : rng.between(0.62, 0.8))
  const x = plan.sunX ?? w / 2 + stage.light * w * rng.between(0.2, 0.32)
  const y = plan.horizon * height
  return [
    rect([0, 0, w, plan.horizon + 2], paint),
    mood.time === 'night' ? stars(stage, plan.horizon) : '',
    mood.time === 'night' ? moon(stage, x, y) : sun(stage, x, y),
    cloudBank(stage, plan.horizon, plan.clouds ?? rng.whole(3, 6)),
  ].join('')
}

function sun(stage: Stage, x: number, y: number): string {
  const { mood, u } = stage
  const r = (mood.time === 'noon' ? 52 : 78) * u
  const wide = glow(stage, [
    [0, mood.sun, 0.85],
    [0.35, mood.sun, 0.3],
    [1, mood.sun, 0],
  ])
  const rings = [5.2, 3.6, 2.3].map((k, i) => circle([x, y, r * k], mood.sun, fade(0.07 + i * 0.03)))
  return group([circle([x, y, r * 6.5], wide), ...rings, circle([x, y, r], mood.sun)])
}

function moon(stage: Stage, x: number, y: number): string {
  const { mood, u } = stage
  const r = 58 * u
  const halo = glow(stage, [
    [0, mood.sun, 0.4],
    [1, mood.sun, 0],
  ])
  const tilt = stage.light * -24
  const thin = `M0 ${num(-r)}A${num(r)} ${num(r)} 0 1 1 0 ${num(r)}A${num(r * 0.8)} ${num(r * 0.86)} 0 1 0 0 ${num(-r)}Z`
  return group([
    circle([x, y, r * 5], halo),
    path(thin, mood.sun, `transform="translate(${num(x)} ${num(y)}) rotate(${tilt}) scale(${stage.light} 1)"`),
  ])
}

export function stars(stage: Stage, horizon: number): string {
  const { w, u, rng, mood } = stage
  const bright = lighter(mood.key, 0.6)
  const layers = [0.9, 0.6, 0.35].map((see, i) => {
    const d = times(18 + i * 16, () => `M${num(rng.next() * w)} ${num(rng.next() ** 1.6 * horizon * 0.8)}h0`)
    return line(d.join(''), bright, (4.4 - i * 1.1) * u, `stroke-linecap="round" ${fade(see)}`)
  })
  return group(layers)
}

/** Flat clouds: a straight foot and a few soft shoulders, paler towards the horizon. */
function cloudBank(stage: Stage, horizon: number, count: number): string {
  const { w, u, rng, mood } = stage
  return times(count, (i) => {
    const share = (i + rng.between(0.1, 0.9)) / count
    const y = horizon * (0.16 + share * 0.62)
    const span = rng.between(240, 520) * u * (0.6 + 0.5 * (1 - share))
    const colour = isDark(stage) ? mix(mood.sky[2], mood.sky[1], 0.35) : lighter(mood.sky[3], 0.4)
    return cloud(stage, { x: rng.between(0.02, 0.98) * w, y, span, colour, see: isDark(stage) ? 0.34 : 0.5 })
  }).join('')
}

export type CloudPlan = { x: number; y: number; span: number; colour: string; see?: number }

export function cloud(stage: Stage, plan: CloudPlan): string {
  const { rng } = stage
  const { x, y, span, colour, see = 0.5 } = plan
  const thick = span * 0.055
  const layers = times(4, (i) => {
    const length = span * (1 - i * 0.2) * rng.between(0.75, 1)
    const shift = rng.between(-0.16, 0.16) * span
    return `M${num(x + shift - length / 2)} ${num(y - i * thick)}h${num(length)}`
  })
  return line(layers.join(''), colour, thick * 1.12, `stroke-linecap="round" ${fade(see)}`)
}

/** Heaped cloud, seen from beside or above: circles on a flat foot. */
export function cumulus(stage: Stage, plan: CloudPlan): string {
  const { rng } = stage
  const { x, y, span, colour, see = 1 } = plan
  const puffs = times(7, (i) => {
    const along = (i / 6 - 0.5) * 2
    const r = span * (0.2 - 0.12 * Math.abs(along)) * rng.between(0.8, 1.2)
    return circle([x + along * span * 0.42, y - r * 0.5, r], colour)
  })
  return group([ellipse([x, y, span * 0.52, span * 0.075], colour), ...puffs], fade(see))
}

export function birds(stage: Stage, x: number, y: number): string {
  const { rng, u } = stage
  const d = times(rng.whole(3, 6), (i) => {
    const s = rng.between(7, 13) * u
    const [bx, by] = [x + i * 34 * u + rng.between(-10, 10) * u, y + rng.between(-28, 28) * u]
    return `M${num(bx - s)} ${num(by - s * 0.3)}q${num(s * 0.6)} ${num(-s * 0.4)} ${num(s)} ${num(s * 0.4)}q${num(s * 0.4)} ${num(-s * 0.8)} ${num(s)} ${num(-s * 0.4)}`
  })
  return line(d.join(''), mix(stage.mood.fill, stage.mood.haze, 0.2), 2.6 * u, 'stroke-linecap="round"')
}

/** A veil over the foot of the distance: it sets each layer back from the next. */
export function veil(stage: Stage, y: number, height: number): string {
  const paint = down(stage, [
    [0, stage.mood.haze, 0],
    [0.75, stage.mood.haze, 0.75],
    [1, stage.mood.haze, 0.85],
  ])
  return rect([0, y - height, stage.w, height], paint)
}
