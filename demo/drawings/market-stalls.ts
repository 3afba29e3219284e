import { girihFill } from './girih.ts'
import { clip, down, glow, type Stage, tone } from './stage.ts'
import { circle, fade, group, line, num, path, poly, rect, times } from './svg.ts'
import { turned } from './table-ware.ts'

export const awnings = [
  ['#0e5a4a', '#f6ead0'],
  ['#b5432f', '#fbeed6'],
  ['#c58b2b', '#fdf3dd'],
  ['#1f5f7a', '#f3e6cd'],
  ['#6a3a5c', '#f3dfc6'],
] as const

export function stall(
  stage: Stage,
  plan: { x: number; y: number; s: number; colours: readonly [string, string]; goods: 'pots' | 'cloth' },
): string {
  const { x, y, s, colours, goods } = plan
  const wood = tone(stage, '#7a4c2c')
  const back = tone(stage, '#5a3a2c')
  const halo = glow(stage, [
    [0, '#ffce80', 0.75],
    [1, '#ffce80', 0],
  ])
  return group([
    rect([x - 290 * s, y - 560 * s, 580 * s, 560 * s], back.shade),
    circle(
      [x, y - 380 * s, 320 * s],
      halo,
      clip(stage, `M${num(x - 290 * s)} ${num(y - 560 * s)}h${num(580 * s)}v${num(560 * s)}h${num(-580 * s)}Z`),
    ),
    ...[300, 420].map((up) => rect([x - 280 * s, y - up * s, 560 * s, 12 * s], wood.lit)),
    goods === 'pots' ? pots(stage, x, y) : cloths(stage, x, y),
    rect([x - 300 * s, y - 190 * s, 600 * s, 190 * s], wood.mid),
    rect([x - 312 * s, y - 204 * s, 624 * s, 22 * s], wood.bright),
    ...[-190, 0, 190].map((dx) => drape(stage, { x: x + dx * s, y: y - 204 * s, s })),
    ...[-1, 1].map((k) => rect([x + k * 296 * s - 9 * s, y - 590 * s, 18 * s, 590 * s], wood.lit)),
    awning(stage, { x, y: y - 560 * s, s, colours }),
  ])
}

const textiles = ['#8c2f3b', '#0f6b57', '#d9a441', '#23506a', '#c4674a', '#6a5a94', '#efe0c0'] as const

/** A woven cloth over the edge of the counter. */
function drape(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const base = stage.rng.pick(textiles)
  const [skin, gold] = [tone(stage, base), tone(stage, base === '#efe0c0' ? '#a8703f' : '#ecd19a')]
  const tall = stage.rng.between(136, 172) * s
  const weave = girihFill(stage, 8, { size: 46 * s, line: gold.mid, width: 3 * s })
  const fringe = times(20, (i) => `M${num(x - 76 * s + i * 8 * s)} ${num(y + tall)}v${num(12 * s)}`)
  return group([
    rect([x - 80 * s, y, 160 * s, tall], skin.lit),
    rect([x - 66 * s, y + 14 * s, 132 * s, tall - 30 * s], weave),
    rect([stage.light < 0 ? x + 40 * s : x - 80 * s, y, 40 * s, tall], skin.shade, fade(0.35)),
    rect([x - 80 * s, y + tall - 12 * s, 160 * s, 5 * s], gold.lit),
    line(fringe.join(''), gold.lit, 3 * s),
  ])
}

function awning(stage: Stage, plan: { x: number; y: number; s: number; colours: readonly [string, string] }): string {
  const { x, y, s, colours } = plan
  const [first, second] = [tone(stage, colours[0]), tone(stage, colours[1])]
  const stripes = times(10, (i) => {
    const at = (k: number, half: number) => x - half * s + (k / 10) * half * 2 * s
    const skin = i % 2 ? second : first
    const top = poly([
      [at(i, 290), y - 110 * s],
      [at(i + 1, 290), y - 110 * s],
      [at(i + 1, 346), y + 20 * s],
      [at(i, 346), y + 20 * s],
    ])
    const hem = `M${num(at(i, 346))} ${num(y + 20 * s)}H${num(at(i + 1, 346))}V${num(y + 46 * s)}A${num(34.6 * s)} ${num(30 * s)} 0 0 1 ${num(at(i, 346))} ${num(y + 46 * s)}Z`
    return path(top, skin.lit) + path(hem, skin.mid)
  })
  return group([
    rect(
      [x - 340 * s, y + 40 * s, 680 * s, 60 * s],
      down(stage, [
        [0, stage.mood.fill, 0.45],
        [1, stage.mood.fill, 0],
      ]),
    ),
    ...stripes,
  ])
}

function pots(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  return [300, 420]
    .flatMap((up) =>
      times(6, (i) => {
        const skin = tone(stage, rng.pick(['#d3a03c', '#c98a4a', '#2f8f92', '#e9d7b4', '#b5593c']))
        const [px, py, s] = [x + (i - 2.5) * 90 * u, y - up * u, u * rng.between(0.7, 1)]
        const body = turned(
          { x: px, y: py, s },
          rng.pick([
            [
              [20, 0],
              [38, 34],
              [14, 66],
              [20, 78],
            ],
            [
              [24, 0],
              [30, 30],
              [30, 60],
              [18, 72],
            ],
            [
              [14, 0],
              [12, 12],
              [36, 34],
              [42, 56],
            ],
          ]),
        )
        return group([path(body.full, skin.lit), path(body.dark(stage.light), skin.mid, 'fill-rule="evenodd"')])
      }),
    )
    .join('')
}

function cloths(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const rolls = times(18, (i) => {
    const skin = tone(stage, rng.pick(textiles))
    const [px, py] = [x + ((i % 9) - 4) * 60 * u, y - (i < 9 ? 326 : 446) * u]
    return group([
      circle([px, py, 27 * u], skin.lit),
      circle([px, py, 15 * u], skin.mid),
      circle([px, py, 6 * u], skin.bright),
    ])
  })
  return group(rolls)
}
