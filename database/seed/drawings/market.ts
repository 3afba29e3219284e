import { arch } from './arches.ts'
import { darker, lighter, mix } from './colour.ts'
import { lantern } from './frames.ts'
import { girihFill } from './girih.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky } from './sky.ts'
import { clip, down, glow, type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, poly, rect, times } from './svg.ts'
import { turned } from './table-ware.ts'

const awnings = [
  ['#0e5a4a', '#f6ead0'],
  ['#b5432f', '#fbeed6'],
  ['#c58b2b', '#fdf3dd'],
  ['#1f5f7a', '#f3e6cd'],
  ['#6a3a5c', '#f3dfc6'],
] as const
const spices = ['#d9822b', '#b5332a', '#e3b53c', '#7a8a3a', '#8a4a2a', '#c9603a', '#e9d9b0'] as const

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const ground = h * 0.84
  const wall = rng.pick(['#e3c092', '#dba77a', '#e9d3b0', '#cfae8c'])
  stage.main = tone(stage, wall).mid
  return group([
    street(stage, { wall, ground }),
    stall(stage, { x: w * 0.5 - 560 * u, y: ground, s: u, colours: rng.pick(awnings), goods: 'pots' }),
    stall(stage, { x: w * 0.5 + 560 * u, y: ground, s: u, colours: rng.pick(awnings), goods: 'cloth' }),
    lights(stage),
    spiceRow(stage, ground),
  ])
}

/** The lane between: a gate, the sky beyond it and a minaret. */
function street(stage: Stage, { wall, ground }: { wall: string; ground: number }): string {
  const { w, h, u } = stage
  const stone = tone(stage, wall)
  const gate = (grow: number) => arch({ x: w / 2, y: ground, w: (430 + grow) * u, h: (ground / u - 190 + grow * 0.5) * u * 0.92 })
  const net = girihFill(stage, 8, { size: 96 * u, line: stone.shade, width: 2.6 * u })
  const view = group(
    [
      sky(stage, { horizon: ground - 130 * u, sunX: w / 2 + 70 * u, sunHeight: 0.68, clouds: 3 }),
      minaret(stage, { x: w / 2 - 70 * u, y: ground - 90 * u, h: 540 * u, style: 'mamluk', depth: 0.3, wall: material.stone, w: 66 * u }),
      rect([0, ground - 200 * u, w, 220 * u], tone(stage, wall, 0.4).lit),
      path(times(4, (i) => arch({ x: w / 2 + (i - 1.5) * 110 * u, y: ground - 40 * u, w: 66 * u, h: 126 * u })).join(''), tone(stage, wall, 0.25).shade),
    ],
    clip(stage, gate(0)),
  )
  const floor = tone(stage, '#d8bd94')
  return group([
    rect([0, 0, w, h], down(stage, [[0, stone.mid], [1, stone.lit]])),
    rect([0, 0, w, ground], net, fade(0.28)),
    path(gate(90), stone.bright),
    line(gate(62), tone(stage, material.turquoise).mid, 9 * u, `stroke-dasharray="${num(18 * u)} ${num(12 * u)}"`),
    path(gate(26), stone.shade),
    view,
    rect([0, ground, w, h - ground], down(stage, [[0, floor.lit], [1, floor.mid]])),
    path(poly([[w / 2 - 215 * u, ground], [w / 2 + 215 * u, ground], [w / 2 + 460 * u, h], [w / 2 - 460 * u, h]]), lighter(floor.lit, 0.3), fade(0.6)),
  ])
}

function stall(stage: Stage, plan: { x: number; y: number; s: number; colours: readonly [string, string]; goods: 'pots' | 'cloth' }): string {
  const { x, y, s, colours, goods } = plan
  const wood = tone(stage, '#7a4c2c')
  const back = tone(stage, '#5a3a2c')
  const halo = glow(stage, [[0, '#ffce80', 0.75], [1, '#ffce80', 0]])
  return group([
    rect([x - 290 * s, y - 560 * s, 580 * s, 560 * s], back.shade),
    circle([x, y - 380 * s, 320 * s], halo, clip(stage, `M${num(x - 290 * s)} ${num(y - 560 * s)}h${num(580 * s)}v${num(560 * s)}h${num(-580 * s)}Z`)),
    ...[300, 420].map((up) => rect([x - 280 * s, y - up * s, 560 * s, 12 * s], wood.lit)),
    goods === 'pots' ? pots(stage, x, y) : cloths(stage, x, y),
    rect([x - 300 * s, y - 190 * s, 600 * s, 190 * s], wood.mid),
    rect([x - 312 * s, y - 204 * s, 624 * s, 22 * s], wood.bright),
    rect([x - 280 * s, y - 160 * s, 560 * s, 140 * s], girihFill(stage, 8, { size: 70 * s, line: wood.shade, width: 4 * s }), fade(0.9)),
    ...[-1, 1].map((k) => rect([x + k * 296 * s - 9 * s, y - 590 * s, 18 * s, 590 * s], wood.lit)),
    awning(stage, { x, y: y - 560 * s, s, colours }),
  ])
}

function awning(stage: Stage, plan: { x: number; y: number; s: number; colours: readonly [string, string] }): string {
  const { x, y, s, colours } = plan
  const [first, second] = [tone(stage, colours[0]), tone(stage, colours[1])]
  const stripes = times(10, (i) => {
    const at = (k: number, half: number) => x - half * s + (k / 10) * half * 2 * s
    const skin = i % 2 ? second : first
    const top = poly([[at(i, 290), y - 110 * s], [at(i + 1, 290), y - 110 * s], [at(i + 1, 346), y + 20 * s], [at(i, 346), y + 20 * s]])
    const hem = `M${num(at(i, 346))} ${num(y + 20 * s)}H${num(at(i + 1, 346))}V${num(y + 46 * s)}A${num(34.6 * s)} ${num(30 * s)} 0 0 1 ${num(at(i, 346))} ${num(y + 46 * s)}Z`
    return path(top, skin.lit) + path(hem, skin.mid)
  })
  return group([rect([x - 340 * s, y + 40 * s, 680 * s, 60 * s], down(stage, [[0, stage.mood.fill, 0.45], [1, stage.mood.fill, 0]])), ...stripes])
}

function pots(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  return [300, 420]
    .flatMap((up) =>
      times(6, (i) => {
        const skin = tone(stage, rng.pick(['#d3a03c', '#c98a4a', '#2f8f92', '#e9d7b4', '#b5593c']))
        const [px, py, s] = [x + (i - 2.5) * 90 * u, y - up * u, u * rng.between(0.7, 1)]
        const body = turned({ x: px, y: py, s }, rng.pick([[[20, 0], [38, 34], [14, 66], [20, 78]], [[24, 0], [30, 30], [30, 60], [18, 72]], [[14, 0], [12, 12], [36, 34], [42, 56]]]))
        return group([path(body.full, skin.lit), path(body.dark(stage.light), skin.mid, 'fill-rule="evenodd"')])
      }),
    )
    .join('')
}

function cloths(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const colours = ['#8c2f3b', '#0f6b57', '#d9a441', '#23506a', '#c4674a', '#6a5a94', '#f0e0c0'] as const
  const rolls = times(18, (i) => {
    const skin = tone(stage, rng.pick(colours))
    const [px, py] = [x + ((i % 9) - 4) * 60 * u, y - (i < 9 ? 326 : 446) * u]
    return group([circle([px, py, 27 * u], skin.lit), circle([px, py, 15 * u], skin.mid), circle([px, py, 6 * u], skin.bright)])
  })
  return group(rolls)
}

/** Lanterns on a line across the lane. */
function lights(stage: Stage): string {
  const { w, u, rng } = stage
  const rope = `M0 ${num(60 * u)}Q${num(w / 2)} ${num(230 * u)} ${num(w)} ${num(60 * u)}`
  const hang = [-300, -150, 0, 150, 300].map((dx, i) => {
    const y = (60 + 85 * (1 - ((dx * u) / (w / 2)) ** 2)) * u
    const size = (i === 2 ? 110 : 86) * u * rng.between(0.9, 1.1)
    return group([lantern(stage, { x: 0, y: size * 1.35, size })], `transform="translate(${num(w / 2 + dx * u)} ${num(y)})"`)
  })
  return group([line(rope, darker(mix(stage.mood.fill, '#4a2c1c', 0.5), 0.2), 5 * u), ...hang])
}

function spiceRow(stage: Stage, ground: number): string {
  const { w, h, u, rng } = stage
  const y = ground + (h - ground) * 0.62
  const count = Math.round(w / (150 * u))
  const first = rng.whole(0, 6)
  return times(count, (i) => {
    const x = ((i + 0.5) / count) * w
    if (Math.abs(x - w / 2) < 170 * u) return ''
    const spice = tone(stage, spices[(first + i) % spices.length] ?? spices[0])
    const sack = tone(stage, '#d8bd8e')
    return group([
      ellipse([x, y + 60 * u, 84 * u, 14 * u], stage.mood.fill, fade(0.35)),
      path(`M${num(x - 66 * u)} ${num(y - 30 * u)}Q${num(x - 84 * u)} ${num(y + 30 * u)} ${num(x - 62 * u)} ${num(y + 62 * u)}H${num(x + 62 * u)}Q${num(x + 84 * u)} ${num(y + 30 * u)} ${num(x + 66 * u)} ${num(y - 30 * u)}Z`, sack.lit),
      path(`M${num(x - stage.light * 10 * u)} ${num(y - 20 * u)}L${num(x - stage.light * 66 * u)} ${num(y - 30 * u)}Q${num(x - stage.light * 84 * u)} ${num(y + 30 * u)} ${num(x - stage.light * 62 * u)} ${num(y + 62 * u)}H${num(x - stage.light * 24 * u)}Z`, sack.mid),
      path(`M${num(x - 62 * u)} ${num(y - 26 * u)}Q${num(x - 20 * u)} ${num(y - 66 * u)} ${num(x)} ${num(y - 112 * u)}Q${num(x + 20 * u)} ${num(y - 66 * u)} ${num(x + 62 * u)} ${num(y - 26 * u)}Z`, spice.lit),
      path(`M${num(x - stage.light * 62 * u)} ${num(y - 26 * u)}Q${num(x - stage.light * 20 * u)} ${num(y - 66 * u)} ${num(x)} ${num(y - 112 * u)}Q${num(x - stage.light * 8 * u)} ${num(y - 60 * u)} ${num(x - stage.light * 10 * u)} ${num(y - 26 * u)}Z`, spice.mid),
      ellipse([x, y - 24 * u, 74 * u, 15 * u], sack.bright),
      ellipse([x, y - 27 * u, 62 * u, 10 * u], spice.mid),
    ])
  }).join('')
}

export const market: Picture = {
  paint,
  alt: { id: 'Lorong pasar dengan rempah, kain dan lentera', en: 'A market lane with spices, cloth and lanterns' },
  indoors: true,
  mirrors: true,
  frames: ['none'],
}
