import { arcade, windows } from './arches.ts'
import { mix } from './colour.ts'
import { dome } from './domes.ts'
import { bush, ground, palm, ridge } from './land.ts'
import { minaret } from './minarets.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { circle, group, line, num, path, poly, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.87
  const x = w * rng.between(0.48, 0.56)
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.74, 0.86), sunHeight: rng.between(0.3, 0.6) }),
    birds(stage, w * 0.14, h * 0.24),
    ridge(stage, { y: foot - 150 * u, rise: 120 * u, colour: tone(stage, '#5f8a74', 0.6).mid, bumps: 6 }),
    veil(stage, foot - 40 * u, 260 * u),
    needle(stage, w * rng.between(0.16, 0.24), foot - 60 * u),
    offices(stage, foot - 30 * u),
    veil(stage, foot + 10 * u, 200 * u),
    twin(stage, { x: x - 108 * u, y: foot, s: u }),
    twin(stage, { x: x + 108 * u, y: foot, s: u }),
    bridge(stage, { x, y: foot, s: u }),
    ground(stage, foot, '#6c9c6c'),
    ...times(22, (i) => bush(stage, { x: ((i + rng.next()) / 22) * w, y: foot + 20 * u, r: rng.between(34, 66) * u })),
    masjid(stage, w * rng.between(0.24, 0.3), foot + 40 * u),
    ...[0.05, 0.13, 0.78, 0.88, 0.96].map((share) =>
      palm(stage, { x: w * share, y: foot + 70 * u, h: rng.between(170, 250) * u }),
    ),
  ])
}

/** One of the pair: an eight-fold plan, five setbacks, a pinnacle with a ring. */
function twin(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const steel = tone(stage, '#cfd9dc')
  const steps = [
    [76, 0, 470],
    [66, 470, 560],
    [54, 560, 630],
    [40, 630, 680],
    [26, 680, 716],
  ] as const
  const floors = times(36, (i) => `M${num(x - 72 * s)} ${num(y - (20 + i * 12.6) * s)}h${num(144 * s)}`)
  const shadow = (half: number) => (stage.light < 0 ? x + half * 0.2 * s : x - half * s)
  return group([
    ...steps.flatMap(([half, low, high]) => [
      rect([x - half * s, y - high * s, half * 2 * s, (high - low) * s + 1], steel.lit),
      rect(
        [
          x - (half - 8) * s + (stage.light < 0 ? 0 : half * 1.1 * s),
          y - high * s,
          half * 0.4 * s,
          (high - low) * s + 1,
        ],
        steel.bright,
      ),
      rect([shadow(half), y - high * s, half * 0.8 * s, (high - low) * s + 1], steel.mid),
      rect([x - (half + 3) * s, y - high * s, (half + 3) * 2 * s, 7 * s], steel.bright),
    ]),
    line(floors.join(''), isDark(stage) ? '#ffe2a6' : steel.shade, 2.4 * s, 'opacity="0.55"'),
    rect([x + (stage.light < 0 ? 60 : -76) * s, y - 470 * s, 16 * s, 470 * s], steel.shade, 'opacity="0.6"'),
    path(
      poly([
        [x - 20 * s, y - 716 * s],
        [x, y - 790 * s],
        [x + 20 * s, y - 716 * s],
      ]),
      steel.mid,
    ),
    line(`M${num(x)} ${num(y - 780 * s)}V${num(y - 850 * s)}`, steel.mid, 6 * s),
    circle([x, y - 806 * s, 10 * s], steel.bright),
  ])
}

function bridge(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const steel = tone(stage, '#dfe6e6')
  return group([
    line(
      `M${num(x - 32 * s)} ${num(y - 252 * s)}L${num(x)} ${num(y - 306 * s)}L${num(x + 32 * s)} ${num(y - 252 * s)}`,
      steel.mid,
      6 * s,
    ),
    rect([x - 36 * s, y - 322 * s, 72 * s, 18 * s], steel.bright),
    rect([x - 36 * s, y - 310 * s, 72 * s, 5 * s], steel.shade),
  ])
}

function needle(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const stone = tone(stage, '#dfe0d8', 0.4)
  return group([
    path(
      poly([
        [x - 15 * u, y],
        [x - 9 * u, y - 380 * u],
        [x + 9 * u, y - 380 * u],
        [x + 15 * u, y],
      ]),
      stone.lit,
    ),
    path(
      `M${num(x - 46 * u)} ${num(y - 400 * u)}L${num(x - 12 * u)} ${num(y - 364 * u)}H${num(x + 12 * u)}L${num(x + 46 * u)} ${num(y - 400 * u)}L${num(x + 30 * u)} ${num(y - 436 * u)}H${num(x - 30 * u)}Z`,
      stone.mid,
    ),
    line(`M${num(x)} ${num(y - 430 * u)}V${num(y - 540 * u)}`, stone.mid, 6 * u),
  ])
}

function offices(stage: Stage, y: number): string {
  const { w, u, rng } = stage
  return times(15, (i) => {
    const [x, wide, tall] = [
      (i / 15) * w + rng.between(-20, 20) * u,
      rng.between(70, 120) * u,
      rng.between(120, 320) * u,
    ]
    const wall = tone(stage, rng.pick(['#c6d6d6', '#dfe0d6', '#a9c0c6', '#e2d4c0']), 0.46)
    return group([
      rect([x, y - tall, wide, tall + 60 * u], wall.lit),
      rect([stage.light < 0 ? x + wide * 0.6 : x, y - tall, wide * 0.4, tall + 60 * u], wall.mid),
      path(
        windows({ x, y: y - tall, w: wide, h: tall, columns: 4, rows: Math.round(tall / (30 * u)) }),
        isDark(stage) ? mix('#ffdb98', wall.mid, 0.3) : wall.shade,
        'opacity="0.6"',
      ),
    ])
  }).join('')
}

/** Red and white courses and onion domes, after the mosque where the rivers meet. */
function masjid(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const put = (dx: number, dy: number, r: number) =>
    dome(stage, { x: x + dx * u, y: y - dy * u, r: r * u, style: 'persian', colour: '#f6efe2', finial: r * 0.7 * u })
  return group([
    minaret(stage, { x: x - 176 * u, y, h: 330 * u, style: 'mamluk', wall: '#dc9d7c', roof: '#f6efe2', w: 34 * u }),
    minaret(stage, { x: x + 176 * u, y, h: 330 * u, style: 'mamluk', wall: '#dc9d7c', roof: '#f6efe2', w: 34 * u }),
    put(0, 138, 62),
    put(-96, 116, 40),
    put(96, 116, 40),
    arcade(stage, {
      x: x - 150 * u,
      y,
      w: 300 * u,
      h: 120 * u,
      count: 6,
      style: 'horseshoe',
      wall: '#e3a686',
      tall: 0.72,
    }),
    rect([x - 150 * u, y - 112 * u, 300 * u, 8 * u], tone(stage, '#fbf4e8').lit),
  ])
}

export const kualaLumpur: Picture = {
  paint,
  alt: {
    id: 'Menara kembar Kuala Lumpur dan masjid di antara pepohonan',
    en: 'Kuala Lumpur’s twin towers and a mosque among trees',
  },
  mirrors: true,
  frames: ['none', 'fronds', 'none', 'border'],
}
