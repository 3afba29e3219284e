import { arcade, crenels } from './arches.ts'
import { camera, type Spot } from './camera.ts'
import { mix } from './colour.ts'
import { crowd } from './crowd.ts'
import { dome } from './domes.ts'
import { palm } from './land.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { down, isDark, type Stage, stamp, tone } from './stage.ts'
import { fade, group, line, open, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * (stage.shape === 'wide' ? 0.82 : 0.76)
  const x = w * rng.between(0.42, 0.5)
  const scale = u * rng.between(0.94, 1.12)
  const tower = x + 300 * scale
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.72, 0.86), sunHeight: rng.between(0.3, 0.62) }),
    rng.chance(0.6) ? birds(stage, w * rng.between(0.1, 0.3), h * rng.between(0.16, 0.3)) : '',
    farTowers(stage, foot),
    veil(stage, foot, 420 * u),
    roofs(stage, { x, y: foot - 286 * scale, scale }),
    minaret(stage, { x: tower, y: foot, h: 900 * scale, w: 96 * scale, style: 'madinah', wall: '#fbf5e6' }),
    greenDome(stage, { x, y: foot - 430 * scale, scale }),
    frontWall(stage, foot, scale),
    plaza(stage, foot),
  ])
}

function farTowers(stage: Stage, foot: number): string {
  const { w, u, rng } = stage
  const tower = minaret(stage, { x: 0, y: 0, h: 500 * u, style: 'madinah', depth: 0.5, w: 50 * u })
  const places = [0.05, 0.2, 0.8, 0.95].map((share, i) => ({
    x: w * share + rng.between(-30, 30) * u,
    y: foot - 200 * u,
    scale: rng.between(0.9, 1.04) * (i % 3 ? 0.82 : 1),
  }))
  return stamp(stage, tower, places)
}

/** The small pale domes of the prayer hall, a row behind and one before. */
function roofs(stage: Stage, { x, y, scale }: { x: number; y: number; scale: number }): string {
  const { w } = stage
  const step = 150 * scale
  const count = Math.ceil(w / step) + 2
  const row = (shift: number, lift: number, depth: number) => {
    const one = dome(stage, { x: 0, y: 0, r: 54 * scale, style: 'low', colour: '#dfe3df', depth, drum: 16 * scale })
    const places = times(count * 2, (i) => ({ x: x + (i - count + shift) * step, y: y - lift }))
    return stamp(
      stage,
      one,
      places.filter((place) => place.x > -step && place.x < w + step),
    )
  }
  return row(0.5, 34 * scale, 0.3) + row(0, 0, 0.14)
}

function greenDome(stage: Stage, { x, y, scale }: { x: number; y: number; scale: number }): string {
  const base = tone(stage, '#f3ead6')
  const r = 168 * scale
  return group([
    rect([x - r * 1.25, y + 66 * scale, r * 2.5, 110 * scale], base.lit),
    rect([stage.light < 0 ? x + r * 0.2 : x - r * 1.25, y + 66 * scale, r * 1.05, 110 * scale], base.mid),
    rect([x - r * 1.3, y + 60 * scale, r * 2.6, 14 * scale], base.bright),
    dome(stage, { x, y, r, style: 'madinah', colour: '#14805a', ribs: 13, finial: 118 * scale, drum: 74 * scale }),
  ])
}

function frontWall(stage: Stage, foot: number, scale: number): string {
  const { w, u } = stage
  const tall = 270 * scale
  const count = Math.round(w / (118 * scale))
  const stone = '#f3e8d2'
  const light = isDark(stage)
    ? rect(
        [0, foot - tall * 0.8, w, tall * 0.8],
        down(stage, [
          [0, '#ffcf85', 0],
          [1, '#ffcf85', 0.3],
        ]),
      )
    : ''
  return group([
    crenels(stage, { x: 0, y: foot - tall + 2, w, size: 26 * scale, wall: stone }),
    arcade(stage, { x: 0, y: foot, w, h: tall, count, wall: stone, open: 0.6, tall: 0.74 }),
    rect([0, foot - tall * 0.86, w, 7 * u], tone(stage, material.gold).lit, fade(0.8)),
    light,
  ])
}

function plaza(stage: Stage, foot: number): string {
  const { w, h, u, rng } = stage
  const marble = tone(stage, material.marble)
  const paint = down(stage, [
    [0, marble.mid],
    [0.3, marble.lit],
    [1, mix(marble.mid, stage.mood.fill, 0.12)],
  ])
  const rows = times(7, (i) =>
    open([
      [0, foot + (h - foot) * (i / 7) ** 1.6],
      [w, foot + (h - foot) * (i / 7) ** 1.6],
    ]),
  )
  const rays = times(25, (i) =>
    open([
      [w / 2 + (i - 12) * 70 * u, foot],
      [w / 2 + (i - 12) * 230 * u, h],
    ]),
  )
  const trees = [0.06, 0.17, 0.86, 0.96].map((share) =>
    palm(stage, { x: w * share, y: foot + 36 * u * rng.between(0.6, 1.4), h: rng.between(210, 280) * u }),
  )
  return group([
    rect([0, foot, w, h - foot], paint),
    line(rows.join('') + rays.join(''), marble.shade, 1.6 * u, fade(0.3)),
    rect([0, foot, w, 16 * u], stage.mood.fill, fade(0.2)),
    ...trees,
    visitors(stage, foot),
  ])
}

function visitors(stage: Stage, foot: number): string {
  const { w, h, rng } = stage
  const rise = (h - foot) * 0.55
  const lens = camera({ height: 9, distance: 60, look: 9, focal: (rise * 60) / 9, x: w / 2, y: foot - rise })
  const spots = times(70, (): Spot => [rng.between(-34, 34), 0, rng.next() ** 1.4 * 34 - 30])
  return crowd(
    stage,
    lens,
    spots.toSorted((a, b) => b[2] - a[2]),
  )
}

export const madinahDome: Picture = {
  paint,
  alt: {
    id: 'Kubah Hijau dan menara Masjid Nabawi di Madinah',
    en: 'The Green Dome and minaret of the Prophet’s Mosque in Madinah',
  },
  mirrors: true,
  frames: ['none', 'fronds', 'arch', 'none', 'border', 'lanterns'],
}
