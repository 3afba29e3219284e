import { mix } from './colour.ts'
import { dome } from './domes.ts'
import { bush, mountain, palm, ridge, sunRoad, water } from './land.ts'
import { minaret } from './minarets.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { down, type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, num, path, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const sea = h * rng.between(0.54, 0.6)
  const sunX = w * rng.between(0.7, 0.82)
  const peak = w * rng.between(0.38, 0.48)
  return group([
    sky(stage, { horizon: sea, sunX, sunHeight: rng.between(0.36, 0.66) }),
    birds(stage, w * 0.6, h * 0.2),
    mountain(stage, { x: peak, y: sea, w: 1250 * u, h: 400 * u, colour: tone(stage, '#5f7f8c', 0.5).mid }),
    mountain(stage, { x: peak - 330 * u, y: sea, w: 760 * u, h: 220 * u, colour: tone(stage, '#5f8a80', 0.42).mid }),
    veil(stage, sea + 4, 190 * u),
    ridge(stage, { y: sea - 8 * u, rise: 66 * u, colour: tone(stage, '#4f8a64', 0.3).mid, bumps: 9 }),
    village(stage, w * rng.between(0.2, 0.3), sea),
    water(stage, sea, '#27a3a6'),
    stage.mood.time === 'noon' ? '' : sunRoad(stage, sunX, sea),
    jukung(stage, w * rng.between(0.56, 0.68), sea + 130 * u, 1.25),
    jukung(stage, w * rng.between(0.3, 0.42), sea + 40 * u, 0.55),
    beach(stage),
  ])
}

function village(stage: Stage, x: number, y: number): string {
  const { u } = stage
  return group([
    minaret(stage, { x: x + 92 * u, y: y + 4 * u, h: 190 * u, style: 'haram', depth: 0.12, w: 20 * u }),
    minaret(stage, { x: x - 92 * u, y: y + 4 * u, h: 190 * u, style: 'haram', depth: 0.12, w: 20 * u }),
    dome(stage, {
      x,
      y: y - 54 * u,
      r: 46 * u,
      style: 'persian',
      colour: '#d9a441',
      depth: 0.1,
      finial: 34 * u,
      drum: 14 * u,
    }),
    rect([x - 74 * u, y - 42 * u, 148 * u, 46 * u], tone(stage, '#f6efe0', 0.1).lit),
    ...times(5, (i) => bush(stage, { x: x + (i - 2) * 70 * u, y: y + 8 * u, r: 26 * u, depth: 0.14 })),
  ])
}

/** The island's boat: a slim hull between two floats, and a leaning sail. */
function jukung(stage: Stage, x: number, y: number, size: number): string {
  const s = stage.u * size
  const hull = tone(stage, '#fbf3e3')
  const trim = tone(stage, '#1d7a8c')
  const colours = stage.rng.pick([
    ['#e0633f', '#f3b24a'],
    ['#1d7a5f', '#f3c66b'],
    ['#2f7fa6', '#fbf3e3'],
    ['#b23a48', '#f6d9a0'],
  ])
  const sail = tone(stage, colours[0] ?? '#e0633f')
  const stripe = tone(stage, colours[1] ?? '#f3b24a')
  return group([
    ellipse([x, y + 26 * s, 170 * s, 10 * s], stage.mood.fill, fade(0.22)),
    path(
      `M${num(x - 10 * s)} ${num(y - 8 * s)}L${num(x + 44 * s)} ${num(y - 270 * s)}L${num(x + 130 * s)} ${num(y - 40 * s)}Z`,
      sail.lit,
    ),
    path(
      `M${num(x + 17 * s)} ${num(y - 140 * s)}L${num(x + 26.5 * s)} ${num(y - 186 * s)}L${num(x + 75.5 * s)} ${num(y - 186 * s)}L${num(x + 92.5 * s)} ${num(y - 140 * s)}Z`,
      stripe.lit,
    ),
    line(`M${num(x - 14 * s)} ${num(y)}L${num(x + 46 * s)} ${num(y - 280 * s)}`, tone(stage, '#6b4630').mid, 5 * s),
    line(
      `M${num(x - 60 * s)} ${num(y - 2 * s)}q${num(-10 * s)} ${num(-30 * s)} ${num(-24 * s)} ${num(30 * s)}M${num(x + 70 * s)} ${num(y - 2 * s)}q${num(-10 * s)} ${num(-30 * s)} ${num(-24 * s)} ${num(30 * s)}`,
      hull.mid,
      5 * s,
    ),
    line(`M${num(x - 130 * s)} ${num(y + 28 * s)}H${num(x + 90 * s)}`, hull.lit, 8 * s, 'stroke-linecap="round"'),
    path(
      `M${num(x - 150 * s)} ${num(y - 34 * s)}Q${num(x - 110 * s)} ${num(y - 6 * s)} ${num(x)} ${num(y - 6 * s)}T${num(x + 150 * s)} ${num(y - 34 * s)}Q${num(x + 110 * s)} ${num(y + 20 * s)} ${num(x)} ${num(y + 20 * s)}T${num(x - 150 * s)} ${num(y - 34 * s)}Z`,
      hull.lit,
    ),
    path(
      `M${num(x - 132 * s)} ${num(y - 8 * s)}Q${num(x - 80 * s)} ${num(y + 8 * s)} ${num(x)} ${num(y + 8 * s)}T${num(x + 132 * s)} ${num(y - 8 * s)}Q${num(x + 100 * s)} ${num(y + 20 * s)} ${num(x)} ${num(y + 20 * s)}T${num(x - 132 * s)} ${num(y - 8 * s)}Z`,
      trim.lit,
    ),
  ])
}

function beach(stage: Stage): string {
  const { w, h, u, rng } = stage
  const sand = tone(stage, '#f3dfb6')
  const paint = down(stage, [
    [0, sand.bright],
    [1, sand.mid],
  ])
  const line1 = (lift: number) =>
    `M0 ${num(h - 190 * u - lift)}C${num(w * 0.2)} ${num(h - 210 * u - lift)} ${num(w * 0.36)} ${num(h - 40 * u - lift)} ${num(w * 0.62)} ${num(h - 70 * u - lift)}S${num(w * 0.9)} ${num(h - 30 * u - lift)} ${num(w)} ${num(h - 60 * u - lift)}V${h}H0Z`
  const shade = mix('#7fd0c8', stage.mood.haze, 0.3)
  return group([
    path(line1(54 * u), shade, fade(0.4)),
    path(line1(22 * u), '#ffffff', fade(0.65)),
    path(line1(0), paint),
    palm(stage, { x: w * 0.1, y: h - 60 * u, h: rng.between(520, 600) * u, lean: 0.24 }),
    palm(stage, { x: w * 0.04, y: h - 30 * u, h: rng.between(400, 460) * u, lean: 0.16 }),
    bush(stage, { x: w * 0.03, y: h + 10 * u, r: 120 * u }),
    bush(stage, { x: w * 0.15, y: h + 24 * u, r: 80 * u }),
  ])
}

export const lombok: Picture = {
  paint,
  alt: {
    id: 'Pantai Lombok, perahu jukung dan Gunung Rinjani',
    en: 'A Lombok beach, outrigger boats and Mount Rinjani',
  },
  closest: 1.1,
  mirrors: true,
  frames: ['none', 'none', 'border'],
}
