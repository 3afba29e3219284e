import { arcade, crenels } from './arches.ts'
import { mix } from './colour.ts'
import { dome } from './domes.ts'
import { palm, ridge } from './land.ts'
import { type MinaretStyle, minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { isDark, type Stage, stamp, tone } from './stage.ts'
import { group, rect, times } from './svg.ts'

type Layer = { y: number; depth: number; scale: number; style: MinaretStyle; count: number }

/** Three towns of minarets, one behind the other, each paler than the last. */
function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.88
  const styles = rng.pick([
    ['madinah', 'haram'],
    ['mamluk', 'mamluk'],
    ['ottoman', 'ottoman'],
    ['haram', 'mamluk'],
  ] as const)
  return group([
    sky(stage, { horizon: foot, sunHeight: rng.between(0.44, 0.6), sunX: w * rng.between(0.56, 0.68) }),
    birds(stage, w * 0.2, h * 0.2),
    ridge(stage, { y: foot - 170 * u, rise: 130 * u, colour: tone(stage, '#a58a7a', 0.74).mid, bumps: 5 }),
    row(stage, { y: foot - 120 * u, depth: 0.66, scale: 0.62, style: styles[0], count: 7 }),
    veil(stage, foot - 60 * u, 260 * u),
    row(stage, { y: foot - 50 * u, depth: 0.4, scale: 0.84, style: styles[1], count: 5 }),
    veil(stage, foot + 20 * u, 260 * u),
    main(stage, foot, styles[0]),
  ])
}

function row(stage: Stage, { y, depth, scale, style, count }: Layer): string {
  const { w, u, rng } = stage
  const stone = tone(stage, material.sandstone, depth)
  const tower = minaret(stage, { x: 0, y: 0, h: 470 * u * scale, style, depth, wall: material.sandstone })
  const halls = times(count, (i) => ({
    x: ((i + rng.between(0.2, 0.8)) / count) * w,
    wide: rng.between(150, 260) * u * scale,
  }))
  const towers = stamp(
    stage,
    tower,
    halls.map(({ x, wide }) => ({ x: x + wide * 0.5, y, scale: rng.between(0.8, 1.18) })),
  )
  const roofs = halls.map(({ x, wide }) => {
    const tall = rng.between(70, 130) * u * scale
    return group([
      rect([x - wide / 2, y - tall, wide, tall + 200 * u], stone.mid),
      dome(stage, {
        x,
        y: y - tall,
        r: wide * 0.32,
        style: rng.pick(['half', 'madinah', 'persian']),
        colour: material.stone,
        depth,
        drum: 16 * u,
        finial: 40 * u * scale,
      }),
    ])
  })
  return group([towers, ...roofs])
}

function main(stage: Stage, foot: number, style: MinaretStyle): string {
  const { w, h, u, rng } = stage
  const [x, wall] = [w * rng.between(0.36, 0.46), '#ecdcbc']
  const roof = rng.pick([material.green, material.turquoise, '#e9dcc0', material.lead])
  const wide = 560 * u
  const side = 330 * u
  const warm = isDark(stage) ? mix(wall, '#ffcf85', 0.2) : wall
  return group([
    rect([0, foot - 20 * u, w, h], tone(stage, '#a07a58').shade),
    roofs(stage, { x, foot, colour: roof }),
    minaret(stage, { x: x - side, y: foot, h: 780 * u, style, wall: warm, w: style === 'ottoman' ? 50 * u : 76 * u }),
    minaret(stage, { x: x + side, y: foot, h: 780 * u, style, wall: warm, w: style === 'ottoman' ? 50 * u : 76 * u }),
    crenels(stage, { x: x - wide / 2, y: foot - 206 * u, w: wide, size: 22 * u, wall: warm }),
    arcade(stage, { x: x - wide / 2, y: foot, w: wide, h: 208 * u, count: 7, wall: warm }),
    stamp(
      stage,
      palm(stage, { x: 0, y: 0, h: 220 * u }),
      [0.06, 0.14, 0.8, 0.93].map((share) => ({ x: w * share, y: foot + 20 * u, scale: rng.between(0.8, 1.2) })),
    ),
  ])
}

function roofs(stage: Stage, { x, foot, colour }: { x: number; foot: number; colour: string }): string {
  const { u } = stage
  const one = (dx: number, up: number, r: number) => {
    const size = { r: r * u, drum: r * 0.4 * u, finial: r * 0.7 * u }
    return dome(stage, { x: x + dx * u, y: foot - up * u, style: 'madinah', colour, ribs: r > 100 ? 9 : 0, ...size })
  }
  return one(-190, 214, 74) + one(190, 214, 74) + one(0, 280, 140)
}

export const minarets: Picture = {
  paint,
  alt: { id: 'Kubah dan menara masjid berlapis kabut tipis', en: 'Domes and minarets in layers of light haze' },
  mirrors: true,
  frames: ['none', 'screen', 'none', 'arch', 'fronds', 'lanterns', 'ogee'],
}
