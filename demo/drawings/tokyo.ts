import { windows } from './arches.ts'
import { darker, mix } from './colour.ts'
import { dome } from './domes.ts'
import { bush, ground } from './land.ts'
import { minaret } from './minarets.ts'
import type { Picture } from './scene.ts'
import { sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { circle, group, line, num, path, poly, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.86
  const x = w * rng.between(0.56, 0.64)
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.14, 0.24), sunHeight: rng.between(0.24, 0.44) }),
    fuji(stage, w * rng.between(0.3, 0.38), foot - 130 * u),
    veil(stage, foot - 60 * u, 320 * u),
    blocks(stage, { y: foot - 70 * u, depth: 0.56, low: 120, high: 300 }),
    veil(stage, foot - 10 * u, 220 * u),
    blocks(stage, { y: foot - 10 * u, depth: 0.3, low: 80, high: 230 }),
    tower(stage, { x, y: foot, s: u * (stage.shape === 'wide' ? 1.02 : 1.08) }),
    smallMosque(stage, w * rng.between(0.24, 0.32), foot),
    ground(stage, foot, '#7fa878'),
    ...times(16, (i) =>
      bush(stage, { x: ((i + rng.between(0, 1)) / 16) * w, y: foot + 14 * u, r: rng.between(30, 56) * u }),
    ),
    bough(stage),
  ])
}

function fuji(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const snow = tone(stage, '#ffffff', 0.28)
  const [wide, tall] = [900 * u, 420 * u]
  const rock = tone(stage, '#6f86a6', 0.5)
  const side = (k: number) =>
    `C${num(x + k * wide * 0.12)} ${num(y - tall * 0.62)} ${num(x + k * wide * 0.3)} ${num(y - tall * 0.18)} ${num(x + k * wide * 0.56)} ${num(y)}`
  const cap = `M${num(x - wide * 0.05)} ${num(y - tall)}H${num(x + wide * 0.05)}L${num(x + wide * 0.135)} ${num(y - tall * 0.62)}l${num(-wide * 0.04)} ${num(tall * 0.06)}l${num(-wide * 0.035)} ${num(-tall * 0.08)}l${num(-wide * 0.05)} ${num(tall * 0.12)}l${num(-wide * 0.05)} ${num(-tall * 0.1)}l${num(-wide * 0.045)} ${num(tall * 0.07)}l${num(-wide * 0.05)} ${num(-tall * 0.08)}Z`
  return group([
    path(
      `M${num(x + wide * 0.05)} ${num(y - tall)}${side(1)}H${num(x - wide * 0.56)}${`C${num(x - wide * 0.3)} ${num(y - tall * 0.18)} ${num(x - wide * 0.12)} ${num(y - tall * 0.62)} ${num(x - wide * 0.05)} ${num(y - tall)}`}Z`,
      rock.mid,
    ),
    path(cap, snow.lit),
  ])
}

function blocks(stage: Stage, plan: { y: number; depth: number; low: number; high: number }): string {
  const { w, u, rng } = stage
  const drawn: string[] = []
  for (let x = -20 * u; x < w; ) {
    const [wide, tall] = [rng.between(64, 130) * u, rng.between(plan.low, plan.high) * u]
    const wall = tone(stage, rng.pick(['#dfe4e2', '#c5d0d4', '#e9dccb', '#b7c3cc']), plan.depth)
    const lights = isDark(stage) ? mix('#ffd991', wall.mid, 0.25) : wall.shade
    const rows = Math.max(3, Math.round(tall / (26 * u)))
    drawn.push(
      rect([x, plan.y - tall, wide, tall + 90 * u], wall.lit),
      rect([stage.light < 0 ? x + wide * 0.62 : x, plan.y - tall, wide * 0.38, tall + 90 * u], wall.mid),
      path(
        windows({ x, y: plan.y - tall, w: wide, h: tall, columns: 3, rows, skip: (i) => (i * 5 + rows) % 4 === 0 }),
        lights,
        'opacity="0.8"',
      ),
    )
    x += wide * rng.between(0.9, 1.25)
  }
  return group(drawn)
}

/** The red lattice tower: four legs drawn together, two decks, a mast. */
function tower(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const red = tone(stage, '#d9532f')
  const white = tone(stage, '#fbf3e6')
  const half = (t: number) => (118 * (1 - t) ** 2.1 + 9) * s
  const at = (t: number) => y - t * 640 * s
  const leg = (k: number) => times(13, (i) => [x + k * half(i / 12), at(i / 12)] as const)
  const outline = [...leg(-1), ...leg(1).toReversed()]
  const inside = [
    [x - half(0) * 0.56, y],
    [x, at(0.3)],
    [x + half(0) * 0.56, y],
  ] as const
  const cross = times(10, (i) => {
    const [a, b] = [0.1 + i * 0.085, 0.1 + (i + 1) * 0.085]
    return `M${num(x - half(a))} ${num(at(a))}L${num(x + half(b))} ${num(at(b))}M${num(x + half(a))} ${num(at(a))}L${num(x - half(b))} ${num(at(b))}M${num(x - half(a))} ${num(at(a))}H${num(x + half(a))}`
  })
  return group([
    path(`${poly(outline)}${poly(inside)}`, red.lit, 'fill-rule="evenodd"'),
    path(
      poly([...leg(-stage.light).slice(0), [x, at(1)], [x - stage.light * half(0) * 0.56, y]]),
      red.mid,
      'opacity="0.55"',
    ),
    line(cross.join(''), white.lit, 4 * s, 'opacity="0.75"'),
    rect([x - 62 * s, at(0.43), 124 * s, 34 * s], white.lit),
    rect([stage.light < 0 ? x : x - 62 * s, at(0.43), 62 * s, 34 * s], white.mid),
    rect([x - 30 * s, at(0.76), 60 * s, 20 * s], white.lit),
    line(`M${num(x)} ${num(at(1))}V${num(at(1.26))}`, red.lit, 8 * s),
    line(`M${num(x)} ${num(at(1.06))}V${num(at(1.14))}`, white.lit, 8 * s),
    isDark(stage) ? circle([x, at(0.45), 150 * s], '#ffb15c', 'opacity="0.14"') : '',
  ])
}

/** A mosque in the Ottoman manner, as the one in Yoyogi-Uehara. */
function smallMosque(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const wall = tone(stage, '#f1eadb')
  return group([
    minaret(stage, { x: x + 104 * u, y, h: 330 * u, style: 'ottoman', w: 22 * u, wall: '#f4ecdc', roof: '#4d7f86' }),
    dome(stage, { x, y: y - 116 * u, r: 68 * u, style: 'half', colour: '#5c9299', drum: 22 * u, finial: 40 * u }),
    rect([x - 92 * u, y - 96 * u, 184 * u, 110 * u], wall.lit),
    rect([stage.light < 0 ? x + 20 * u : x - 92 * u, y - 96 * u, 72 * u, 110 * u], wall.mid),
    path(
      windows({ x: x - 86 * u, y: y - 84 * u, w: 172 * u, h: 60 * u, columns: 6, rows: 1 }),
      isDark(stage) ? '#ffd48c' : wall.deep,
    ),
  ])
}

/** Cherry blossom over a corner, out of the subject's way. */
function bough(stage: Stage): string {
  const { u, rng } = stage
  const wood = darker(mix('#5a3a34', stage.mood.fill, 0.3), 0.1)
  const pink = tone(stage, '#f6b8c4')
  const d = `M${num(-20 * u)} ${num(60 * u)}Q${num(180 * u)} ${num(130 * u)} ${num(330 * u)} ${num(90 * u)}T${num(600 * u)} ${num(150 * u)}M${num(150 * u)} ${num(108 * u)}Q${num(230 * u)} ${num(200 * u)} ${num(360 * u)} ${num(230 * u)}M${num(60 * u)} ${num(84 * u)}Q${num(90 * u)} ${num(220 * u)} ${num(180 * u)} ${num(300 * u)}`
  const blossoms = times(64, (i) => {
    const t = rng.next()
    const branch = i % 3
    const [bx, by] =
      branch === 0
        ? [t * 600, 60 + Math.sin(t * 4) * 24 + t * 70]
        : branch === 1
          ? [150 + t * 220, 112 + t * 120]
          : [60 + t * 120, 90 + t * 210]
    return circle(
      [(bx + rng.between(-26, 26)) * u, (by + rng.between(-26, 26)) * u, rng.between(8, 21) * u],
      rng.pick([pink.bright, pink.lit, pink.lit, pink.mid]),
    )
  })
  return group([line(d, wood, 11 * u, 'stroke-linecap="round"'), ...blossoms])
}

export const tokyo: Picture = {
  paint,
  alt: {
    id: 'Menara Tokyo, Gunung Fuji dan sebuah masjid di musim sakura',
    en: 'Tokyo Tower, Mount Fuji and a mosque in cherry-blossom season',
  },
  mirrors: true,
  frames: ['none'],
}
