import { arch, windows } from './arches.ts'
import { dome } from './domes.ts'
import { cypress, ridge, sunRoad, water } from './land.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { ellipse, group, line, num, path, poly, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const shore = h * (stage.shape === 'tall' ? 0.72 : 0.74)
  const x = w * rng.between(0.44, 0.52)
  const sunX = w * rng.between(0.7, 0.8)
  return group([
    sky(stage, { horizon: shore, sunX, sunHeight: rng.between(0.4, 0.62) }),
    birds(stage, w * rng.between(0.1, 0.24), h * 0.3),
    ridge(stage, { y: shore - 60 * u, rise: 90 * u, colour: tone(stage, '#7d8a86', 0.6).mid, bumps: 6 }),
    town(stage, shore - 10 * u, 0.5),
    galata(stage, w * 0.12, shore - 40 * u),
    veil(stage, shore, 220 * u),
    ridge(stage, { y: shore - 40 * u, rise: 50 * u, colour: tone(stage, material.leaf, 0.28).mid, bumps: 8 }),
    mosque(stage, { x, y: shore - 34 * u, s: u * rng.between(0.96, 1.1) }),
    town(stage, shore + 8 * u, 0.16),
    water(stage, shore),
    stage.mood.time === 'noon' ? '' : sunRoad(stage, sunX, shore),
    ferry(stage, w * rng.between(0.18, 0.4), shore + 120 * u),
  ])
}

/** Great dome, two half-domes, and smaller ones falling away on either side. */
function mosque(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const lead = material.lead
  const wall = tone(stage, '#e8dcc6')
  const put = (dx: number, dy: number, r: number) =>
    dome(stage, {
      x: x + dx * s,
      y: y - dy * s,
      r: r * s,
      style: 'half',
      colour: lead,
      drum: r * 0.2 * s,
      finial: r * 0.34 * s,
    })
  const block = (half: number, low: number, high: number) =>
    rect([x - half * s, y - high * s, half * 2 * s, (high - low) * s], wall.lit)
  const shade = (half: number, low: number, high: number) =>
    rect(
      [stage.light < 0 ? x + half * 0.25 * s : x - half * s, y - high * s, half * 0.75 * s, (high - low) * s],
      wall.mid,
    )
  const glass = isDark(stage) ? '#ffd48c' : wall.deep
  return group([
    ...[-390, 390].map((dx) => minaret(stage, { x: x + dx * s, y, h: 560 * s, style: 'ottoman', wall: '#efe5d2' })),
    ...[-262, 262].map((dx) => minaret(stage, { x: x + dx * s, y, h: 680 * s, style: 'ottoman', wall: '#efe5d2' })),
    put(0, 300, 150),
    block(190, 200, 290),
    shade(190, 200, 290),
    put(-150, 226, 84),
    put(150, 226, 84),
    put(0, 216, 96),
    block(238, 110, 214),
    shade(238, 110, 214),
    ...[-250, -150, 150, 250].map((dx) => put(dx, 122, 46)),
    block(330, -30, 112),
    shade(330, -30, 112),
    path(lights({ x, y, s }), glass),
    ...[-440, -350, 350, 446].map((dx) => cypress(stage, { x: x + dx * s, y: y + 20 * s, h: 150 * s })),
  ])
}

function lights({ x, y, s }: { x: number; y: number; s: number }): string {
  const row = (count: number, [step, up, wide, tall]: readonly [number, number, number, number]) =>
    times(count, (i) => {
      const across = (i - (count - 1) / 2) * step * s
      return arch({ x: x + across, y: y - up * s, w: wide * s, h: tall * s, style: 'round' })
    }).join('')
  return row(11, [48, 22, 18, 62]) + row(7, [40, 150, 14, 46])
}

function town(stage: Stage, y: number, depth: number): string {
  const { w, u, rng } = stage
  const houses: string[] = []
  for (let x = -20 * u; x < w; ) {
    const wide = rng.between(34, 74) * u
    const tall = rng.between(26, 66) * u
    const wall = tone(stage, rng.pick(['#e9d8bb', '#d9a987', '#efe6d6', '#c98f74', '#b9c4c0']), depth)
    const roof = tone(stage, '#b5573c', depth)
    houses.push(
      rect([x, y - tall, wide, tall], wall.lit),
      path(
        poly([
          [x - 4 * u, y - tall],
          [x + wide / 2, y - tall - wide * 0.28],
          [x + wide + 4 * u, y - tall],
        ]),
        roof.lit,
      ),
      path(windows({ x, y: y - tall, w: wide, h: tall, columns: 3, rows: 2 }), isDark(stage) ? '#ffd48c' : wall.shade),
    )
    x += wide * rng.between(0.9, 1.3)
  }
  return group(houses)
}

function galata(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const wall = tone(stage, '#d9c3a0', 0.4)
  const roof = tone(stage, '#5f7f90', 0.4)
  const dark = stage.light < 0 ? 1 : -1
  return group([
    rect([x - 42 * u, y - 250 * u, 84 * u, 260 * u], wall.lit),
    rect([dark > 0 ? x : x - 42 * u, y - 250 * u, 42 * u, 260 * u], wall.mid),
    rect([x - 48 * u, y - 262 * u, 96 * u, 16 * u], wall.bright),
    path(
      poly([
        [x - 44 * u, y - 262 * u],
        [x, y - 370 * u],
        [x + 44 * u, y - 262 * u],
      ]),
      roof.lit,
    ),
    path(
      poly([
        [x, y - 262 * u],
        [x, y - 370 * u],
        [x + dark * 44 * u, y - 262 * u],
      ]),
      roof.mid,
    ),
    path(times(4, (i) => arch({ x: x + (i - 1.5) * 20 * u, y: y - 216 * u, w: 9 * u, h: 26 * u })).join(''), wall.deep),
  ])
}

function ferry(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const white = tone(stage, '#fdf8ee')
  const hull = tone(stage, '#1c4f56')
  const p = (dx: number, dy: number) => [x + dx * u, y + dy * u] as const
  return group([
    ellipse([x, y + 26 * u, 170 * u, 9 * u], white.bright, 'opacity="0.4"'),
    rect([x - 96 * u, y - 44 * u, 176 * u, 26 * u], white.lit),
    rect([x - 70 * u, y - 68 * u, 120 * u, 24 * u], white.mid),
    rect([x - 8 * u, y - 104 * u, 24 * u, 38 * u], tone(stage, material.gold).lit),
    path(
      windows({ x: x - 90 * u, y: y - 42 * u, w: 164 * u, h: 22 * u, columns: 12, rows: 1 }),
      isDark(stage) ? '#ffd48c' : hull.mid,
    ),
    path(poly([p(-146, -18), p(140, -18), p(112, 22), p(-122, 22)]), hull.lit),
    line(`M${num(x - 140 * u)} ${num(y - 10 * u)}H${num(x + 134 * u)}`, white.lit, 4 * u),
  ])
}

export const istanbul: Picture = {
  paint,
  alt: {
    id: 'Kubah bersusun dan menara Istanbul di tepi Bosporus',
    en: 'Cascading domes and slender minarets of Istanbul by the Bosphorus',
  },
  mirrors: true,
  frames: ['none', 'arch', 'none', 'border', 'ogee'],
}
