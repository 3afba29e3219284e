import { mix } from './colour.ts'
import { lantern } from './frames.ts'
import { dune, palm, ridge } from './land.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { down, glow, type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, num, path, rect, times } from './svg.ts'

const layers = [
  { depth: 0.5, share: 0.02, height: 110, span: 620 },
  { depth: 0.36, share: 0.16, height: 170, span: 760 },
  { depth: 0.2, share: 0.36, height: 230, span: 940 },
  { depth: 0.04, share: 0.68, height: 300, span: 1250 },
] as const

/** Ranges, then dunes each nearer and richer than the one before. */
export function sands(stage: Stage, horizon: number): string {
  const { w, h, u } = stage
  return group([
    ridge(stage, { y: horizon, rise: 90 * u, colour: tone(stage, '#b98a6a', 0.72).mid, bumps: 7 }),
    veil(stage, horizon + 4, 120 * u),
    rect([0, horizon, w, h - horizon], tone(stage, material.sand, 0.5).lit),
    ...layers.map((layer) => duneRow(stage, horizon, layer)),
  ])
}

function duneRow(stage: Stage, horizon: number, layer: (typeof layers)[number]): string {
  const { w, h, u, rng } = stage
  const { depth, share, height, span } = layer
  const y = horizon + (h - horizon) * share + height * 0.62 * u
  const places = [rng.between(-0.1, 0.2), rng.between(0.4, 0.62), rng.between(0.85, 1.1)].slice(share > 0.5 ? 1 : 0)
  const sand = tone(stage, material.sand, depth)
  const colour = down(stage, [
    [0, sand.lit],
    [1, sand.mid],
  ])
  const dunes = places.map((place) => {
    const size = { span: span * u * rng.between(0.8, 1.2), height: height * u * rng.between(0.6, 1.1) }
    return dune(stage, { x: w * place, y, depth, ...size })
  })
  return group([...dunes, ridge(stage, { y: y + 8 * u, rise: height * 0.2 * u, colour, bumps: 4 })])
}

function tracks(stage: Stage, from: readonly [number, number], to: readonly [number, number]): string {
  const { u } = stage
  const mark = tone(stage, material.sand).shade
  return times(34, (i) => {
    const t = i / 33
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 5.2) * 90 * u * (1 - t * 0.85)
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - t) ** 1.7)
    const s = (1 - t * 0.86) * 11 * u
    return ellipse([x + (i % 2 ? s : -s), y, s, s * 0.42], mark, fade(0.6))
  }).join('')
}

function paintDunes(stage: Stage): string {
  const { w, h, u, rng } = stage
  const horizon = h * rng.between(0.46, 0.56)
  return group([
    sky(stage, { horizon, sunHeight: rng.between(0.5, 0.8) }),
    birds(stage, w * rng.between(0.15, 0.4), horizon * 0.5),
    sands(stage, horizon),
    tracks(stage, [w * rng.between(0.3, 0.5), h], [w * 0.6, horizon + 150 * u]),
    rng.chance(0.55)
      ? oasis(stage, w * rng.between(0.16, 0.3), horizon + 130 * u)
      : tents(stage, w * rng.between(0.2, 0.4), horizon + 160 * u),
  ])
}

function oasis(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const pool = mix(stage.mood.sky[1], stage.mood.sky[3], 0.4)
  return group([
    ellipse([x + 90 * u, y + 8 * u, 190 * u, 15 * u], pool),
    ...times(6, (i) =>
      palm(stage, {
        x: x + i * 44 * u + rng.between(-12, 12) * u,
        y: y + rng.between(-6, 12) * u,
        h: rng.between(90, 170) * u,
        depth: 0.16,
      }),
    ),
  ])
}

/** Black tents, as the Bedouin pitch them. */
export function tents(stage: Stage, x: number, y: number): string {
  const { u } = stage
  return [0, 1, 2]
    .map((i) => {
      const [tx, ty, s] = [x + i * 128 * u, y + (i % 2) * 16 * u, (i === 1 ? 78 : 62) * u]
      const cloth = tone(stage, i === 1 ? '#7c3b2c' : '#f0e2c6', 0.12)
      const d = `M${num(tx - s)} ${num(ty)}Q${num(tx - s * 0.4)} ${num(ty - s * 0.5)} ${num(tx)} ${num(ty - s * 0.8)}Q${num(tx + s * 0.4)} ${num(ty - s * 0.5)} ${num(tx + s)} ${num(ty)}Z`
      const door = `M${num(tx - s * 0.16)} ${num(ty)}L${num(tx)} ${num(ty - s * 0.56)}L${num(tx + s * 0.16)} ${num(ty)}Z`
      const dark = `M${num(tx)} ${num(ty - s * 0.8)}Q${num(tx - stage.light * s * 0.4)} ${num(ty - s * 0.5)} ${num(tx - stage.light * s)} ${num(ty)}H${num(tx)}Z`
      return group([path(d, cloth.lit), path(dark, cloth.mid), path(door, cloth.deep)])
    })
    .join('')
}

export const dunes: Picture = {
  paint: paintDunes,
  alt: { id: 'Bukit pasir gurun Hijaz', en: 'Desert dunes of the Hijaz' },
  closest: 1.25,
  mirrors: true,
  frames: ['none', 'arch', 'none', 'fronds', 'lanterns', 'none', 'border'],
}

function paintLost(stage: Stage): string {
  const { w, h, u } = stage
  const horizon = h * 0.52
  const lamp = [w * 0.5, h * 0.72] as const
  const light = glow(stage, [
    [0, '#ffd88a', 0.75],
    [0.4, '#ffc36a', 0.25],
    [1, '#ffc36a', 0],
  ])
  return group([
    sky(stage, { horizon, clouds: 2 }),
    sands(stage, horizon),
    tracks(stage, [w * 0.36, h], [w * 0.66, horizon + 120 * u]),
    circle([lamp[0], lamp[1] - 40 * u, 330 * u], light),
    ellipse([lamp[0], lamp[1] + 6 * u, 210 * u, 26 * u], '#ffd88a', fade(0.45)),
    standing(stage, lamp[0], lamp[1]),
  ])
}

/** The lantern without its chain: set down in the sand. */
function standing(stage: Stage, x: number, y: number): string {
  const drawn = lantern(stage, { x, y, size: 170 * stage.u })
  return drawn.replace(/<path d="M[^"]*-10V[^>]*\/>/, '')
}

export const lost: Picture = {
  paint: paintLost,
  alt: {
    id: 'Lentera sendirian dan jejak unta di gurun berbintang',
    en: 'A lone lantern and camel tracks in dunes under the stars',
  },
  indoors: true,
  mirrors: false,
  frames: ['none'],
}
