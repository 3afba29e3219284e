import { darker, mix } from './colour.ts'
import { ridge } from './land.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { down, type Stage, tone } from './stage.ts'
import { circle, ellipse, group, line, num, path, rect } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const horizon = h * rng.between(0.56, 0.64)
  const far = tone(stage, '#7a6a6a', 0.55)
  const near = darker(mix(stage.mood.fill, '#0a3f34', 0.35), 0.25)
  const top = h * 0.74
  const crest = `M0 ${num(top + 90 * u)}C${num(w * 0.25)} ${num(top + 40 * u)} ${num(w * 0.4)} ${num(top - 10 * u)} ${num(w * 0.56)} ${num(top)}S${num(w * 0.85)} ${num(top + 70 * u)} ${num(w)} ${num(top + 30 * u)}V${h}H0Z`
  const fill = down(stage, [
    [0, mix(near, stage.mood.key, 0.18)],
    [1, near],
  ])
  return group([
    sky(stage, { horizon: horizon + 40 * u, sunX: w * rng.between(0.52, 0.62), sunHeight: 0.74 }),
    birds(stage, w * 0.2, h * 0.22),
    ridge(stage, { y: horizon, rise: 120 * u, colour: far.lit, bumps: 5 }),
    farMosque(stage, w * rng.between(0.24, 0.34), horizon + 10 * u),
    ridge(stage, { y: horizon + 110 * u, rise: 100 * u, colour: tone(stage, '#8c6f5c', 0.34).mid, bumps: 4 }),
    veil(stage, top + 60 * u, 200 * u),
    path(crest, fill),
    family(stage, { x: w * 0.52, y: top + 8 * u, colour: near }),
  ])
}

function farMosque(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const c = tone(stage, '#8a7876', 0.42).mid
  const tower = (dx: number, h: number) =>
    `M${num(x + dx)} ${num(y)}v${num(-h)}l${num(6 * u)} ${num(-24 * u)}l${num(6 * u)} ${num(24 * u)}v${num(h)}Z`
  return group([
    path(tower(-120 * u, 150 * u) + tower(108 * u, 150 * u), c),
    rect([x - 80 * u, y - 50 * u, 160 * u, 50 * u], c),
    ellipse([x, y - 50 * u, 52 * u, 56 * u], c),
    line(`M${num(x)} ${num(y - 100 * u)}v${num(-34 * u)}`, c, 3 * u),
  ])
}

/** Small abstract figures on a ridge: a robe and a round, nothing more. */
function family(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): string {
  const { u, rng } = stage
  const sizes = rng.pick([
    [1, 0.94, 0.6, 0.5],
    [0.92, 1, 0.66],
    [0.86, 0.98, 0.92, 0.56, 0.46],
  ])
  let left = x - sizes.length * 40 * u
  return sizes
    .map((size, i) => {
      const s = 172 * u * size
      left += s * 0.46
      return i % 2 ? cloaked({ x: left, y, s, colour }) : robed({ x: left, y, s, colour })
    })
    .join('')
}

type Figure = { x: number; y: number; s: number; colour: string }

function robed({ x, y, s, colour }: Figure): string {
  const p = (dx: number, up: number) => `${num(x + dx * s)} ${num(y - up * s)}`
  const half = (k: number) =>
    `C${p(k * 0.14, 0.3)} ${p(k * 0.19, 0.5)} ${p(k * 0.15, 0.66)}C${p(k * 0.13, 0.73)} ${p(k * 0.06, 0.74)} ${p(0, 0.75)}Z`
  const robe = `M${p(0, 0)}L${p(0.17, 0)}${half(1)}M${p(0, 0)}L${p(-0.17, 0)}${half(-1)}`
  return group([path(robe, colour), circle([x, y - s * 0.82, s * 0.095], colour)])
}

/** One soft shape from the head to the hem. */
function cloaked({ x, y, s, colour }: Figure): string {
  const p = (dx: number, up: number) => `${num(x + dx * s)} ${num(y - up * s)}`
  const half = (k: number) =>
    `C${p(k * 0.12, 0.88)} ${p(k * 0.1, 0.74)} ${p(k * 0.14, 0.62)}C${p(k * 0.19, 0.46)} ${p(k * 0.19, 0.2)} ${p(k * 0.23, 0)}L${p(0, 0)}Z`
  return path(`M${p(0, 0.88)}${half(1)}M${p(0, 0.88)}${half(-1)}`, colour)
}

export const familySilhouette: Picture = {
  paint,
  alt: {
    id: 'Siluet sebuah keluarga di punggung bukit, masjid di kejauhan',
    en: 'A family far off on a ridge, a mosque in the distance,',
  },
  closest: 1.32,
  mirrors: true,
  frames: ['none', 'arch', 'none', 'lanterns', 'fronds'],
}
