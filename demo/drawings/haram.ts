import type { Camera, Spot } from './camera.ts'
import { mix } from './colour.ts'
import { crescent } from './domes.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import { isDark, type Stage, stamp, tone } from './stage.ts'
import { circle, group, line, num, path, poly, rect, times } from './svg.ts'

const radius = 62

function onRing(angle: number, y: number): Spot {
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)]
}

/** Two storeys of pointed arches round the mataf, seen in true perspective. */
export function arcadeRing(stage: Stage, lens: Camera): string {
  const stone = tone(stage, material.marble, 0.18)
  const inside = isDark(stage) ? mix(stone.deep, '#ffcf85', 0.62) : stone.shade
  const [first, last, bays] = [-0.22, Math.PI + 0.22, 62]
  const angle = (i: number) => first + ((last - first) * i) / bays
  const wall = (low: number, high: number) =>
    poly([
      ...times(bays + 1, (i) => lens.project(onRing(angle(i), high))),
      ...times(bays + 1, (i) => lens.project(onRing(angle(bays - i), low))),
    ])
  const seen = times(bays, (i) => i).filter((i) => {
    const x = lens.project(onRing(angle(i + 0.5), 0))[0]
    return x > -60 && x < stage.w + 60
  })
  const opening = (low: number, high: number) =>
    seen.map((i) => bay(lens, { from: angle(i + 0.18), to: angle(i + 0.82), low, high })).join('')
  return group([
    path(wall(0, 11.4), stone.lit),
    path(opening(0.3, 4.9), inside),
    path(wall(5.4, 5.8), stone.bright),
    path(opening(6.2, 9.6), inside),
    path(wall(10.2, 10.45), stone.mid),
    path(wall(11, 11.4), stone.bright),
  ])
}

function bay(lens: Camera, plan: { from: number; to: number; low: number; high: number }): string {
  const { from, to, low, high } = plan
  const at = (share: number, y: number) => lens.project(onRing(from + (to - from) * share, y))
  const spring = low + (high - low) * 0.62
  const crown = high
  return poly([
    at(0, low),
    at(0, spring),
    at(0.16, spring + (crown - spring) * 0.6),
    at(0.5, crown),
    at(0.84, spring + (crown - spring) * 0.6),
    at(1, spring),
    at(1, low),
  ])
}

export function towersBehind(stage: Stage, lens: Camera): string {
  const { rng } = stage
  const lean = rng.between(-0.06, 0.06)
  const tall = lens.scale(onRing(Math.PI / 2, 8)) * 25
  const places = [0.98, 1.2, 1.94, 2.16].map((angle) => {
    const spot = onRing(angle + lean, 8)
    const [x, y] = lens.project([spot[0] * 1.08, 8, spot[2] * 1.08])
    return { x, y, scale: (lens.scale(spot) * rng.between(23, 27)) / tall }
  })
  return stamp(stage, minaret(stage, { x: 0, y: 0, h: tall, style: 'haram', depth: 0.22, w: tall * 0.085 }), places)
}

/** Only a hint: the tower stands far back in the haze; its dial has no figures. */
export function clockTower(stage: Stage, lens: Camera): string {
  const { w, rng, u } = stage
  const side = rng.pick([-1, 1])
  const x = w / 2 + side * w * rng.between(0.14, 0.24)
  const y = lens.project([0, 12, 70])[1]
  const s = 27 * u * (stage.shape === 'tall' ? 1.25 : 1)
  const stone = tone(stage, material.stone, 0.66)
  const dial = isDark(stage) ? mix('#c9f0d4', stage.mood.haze, 0.2) : tone(stage, '#ffffff', 0.5).lit
  const block = (wide: number, low: number, high: number) =>
    rect([x - (wide * s) / 2, y - high * s, wide * s, (high - low) * s], stone.lit)
  const shadow = (wide: number, low: number, high: number) =>
    rect([stage.light < 0 ? x : x - (wide * s) / 2, y - high * s, (wide * s) / 2, (high - low) * s], stone.mid)
  return group([
    block(4.4, -2, 3.4),
    shadow(4.4, -2, 3.4),
    block(1.9, 3, 8.6),
    shadow(1.9, 3, 8.6),
    block(2.3, 8.4, 10.9),
    shadow(2.3, 8.4, 10.9),
    circle([x, y - 9.65 * s, 0.92 * s], dial),
    line(`M${num(x)} ${num(y - 10.2 * s)}V${num(y - 9.65 * s)}l${num(s * 0.4)} ${num(s * 0.26)}`, stone.mid, s * 0.12),
    path(
      `M${num(x - s)} ${num(y - 10.9 * s)}L${num(x - s * 0.3)} ${num(y - 12.4 * s)}H${num(x + s * 0.3)}L${num(x + s)} ${num(y - 10.9 * s)}Z`,
      stone.lit,
    ),
    path(
      `M${num(x - s * 0.24)} ${num(y - 12.4 * s)}L${num(x)} ${num(y - 15 * s)}L${num(x + s * 0.24)} ${num(y - 12.4 * s)}Z`,
      stone.mid,
    ),
    crescent(stage, { x, y: y - 14.9 * s, size: s * 1.3, depth: 0.5 }),
  ])
}
