import { arch } from './arches.ts'
import { darker, lighter, mix } from './colour.ts'
import { lantern } from './frames.ts'
import { girihFill } from './girih.ts'
import { awnings, stall } from './market-stalls.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky } from './sky.ts'
import { clip, down, type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, num, path, rect, times } from './svg.ts'

const spices = ['#d9822b', '#b5332a', '#e3b53c', '#7a8a3a', '#8a4a2a', '#c9603a', '#e9d9b0'] as const

/** Under the lanterns it is warm at any hour; only the gate shows the time of day. */
function lamplit(outer: Stage): Stage {
  const fill = mix(outer.mood.fill, '#5c3038', 0.55)
  return { ...outer, mood: { ...outer.mood, time: 'golden', key: '#ffe2ae', fill, tint: [0.2, 0.24, 0.5] } }
}

function paint(outer: Stage): string {
  const { w, h, u, rng } = outer
  const ground = h * 0.84
  const wall = rng.pick(['#e3c092', '#dba77a', '#efe0c4', '#9fbcae', '#93b4c0', '#d99b86', '#e6c06e'])
  const stage = lamplit(outer)
  outer.main = tone(stage, wall).mid
  return group([
    street(stage, { wall, ground, outer }),
    stall(stage, { x: w * 0.5 - 530 * u, y: ground, s: u, colours: rng.pick(awnings), goods: 'pots' }),
    stall(stage, { x: w * 0.5 + 530 * u, y: ground, s: u, colours: rng.pick(awnings), goods: 'cloth' }),
    lights(stage),
    spiceRow(stage, ground),
  ])
}

/** The lane between: a gate, the sky beyond it and a minaret. */
function street(stage: Stage, { wall, ground, outer }: { wall: string; ground: number; outer: Stage }): string {
  const { w, h, u } = stage
  const stone = tone(stage, wall)
  const gate = (grow: number) =>
    arch({ x: w / 2, y: ground, w: (430 + grow) * u, h: (ground / u - 190 + grow * 0.5) * u * 0.92 })
  const net = girihFill(stage, 8, { size: 96 * u, line: stone.shade, width: 2.6 * u })
  return group([
    rect(
      [0, 0, w, h],
      down(stage, [
        [0, stone.mid],
        [1, stone.lit],
      ]),
    ),
    rect([0, 0, w, ground], net, fade(0.28)),
    path(gate(90), stone.bright),
    line(gate(62), tone(stage, material.turquoise).mid, 9 * u, `stroke-dasharray="${num(18 * u)} ${num(12 * u)}"`),
    path(gate(26), stone.shade),
    group([beyond(outer, wall, ground)], clip(stage, gate(0))),
    ...[-1, 1].map((k) => lattice(stage, { x: w / 2 + k * 530 * u, y: ground - 730 * u })),
    paving(stage, ground),
  ])
}

/** A bay window of turned wood, with the lamp on behind it. */
function lattice(stage: Stage, { x, y }: { x: number; y: number }): string {
  const { u } = stage
  const wood = tone(stage, '#6b4028')
  const pane = (grow: number) => arch({ x, y, w: (190 + grow) * u, h: (230 + grow * 0.6) * u })
  const screen = girihFill(stage, 12, { size: 60 * u, line: wood.mid, width: 5 * u, background: '#f6c878' })
  return group([
    path(pane(36), wood.lit),
    path(pane(0), screen),
    rect([x - 128 * u, y - 6 * u, 256 * u, 24 * u], wood.mid),
    rect([x - 108 * u, y + 18 * u, 216 * u, 10 * u], wood.shade),
  ])
}

function paving(stage: Stage, ground: number): string {
  const { w, h, u } = stage
  const floor = tone(stage, '#d8bd94')
  const paint = down(stage, [
    [0, floor.lit],
    [1, floor.mid],
  ])
  const lane = `M${num(w / 2 - 215 * u)} ${num(ground)}h${num(430 * u)}L${num(w / 2 + 460 * u)} ${h}H${num(w / 2 - 460 * u)}Z`
  return group([rect([0, ground, w, h - ground], paint), path(lane, lighter(floor.lit, 0.3), fade(0.6))])
}

/** What the gate opens on, at the hour it really is. */
function beyond(outer: Stage, wall: string, ground: number): string {
  const { w, u } = outer
  const middle = w / 2
  const doors = times(4, (i) => arch({ x: middle + (i - 1.5) * 110 * u, y: ground - 40 * u, w: 66 * u, h: 126 * u }))
  const tower = { h: 540 * u, w: 66 * u, depth: 0.3, wall: material.stone, style: 'mamluk' } as const
  return group([
    sky(outer, { horizon: ground - 130 * u, sunX: middle + 70 * u, sunHeight: 0.68, clouds: 3 }),
    minaret(outer, { x: middle - 70 * u, y: ground - 90 * u, ...tower }),
    rect([0, ground - 200 * u, w, 220 * u], tone(outer, wall, 0.4).lit),
    path(doors.join(''), tone(outer, wall, 0.25).shade),
  ])
}

/** Lanterns on a line across the lane. */
function lights(stage: Stage): string {
  const { w, u, rng } = stage
  const rope = `M0 ${num(60 * u)}Q${num(w / 2)} ${num(230 * u)} ${num(w)} ${num(60 * u)}`
  const hang = [-300, -150, 0, 150, 300].map((dx, i) => {
    const y = (60 + 85 * (1 - ((dx * u) / (w / 2)) ** 2)) * u
    const size = (i === 2 ? 110 : 86) * u * rng.between(0.9, 1.1)
    return group(
      [lantern(stage, { x: 0, y: size * 1.35, size })],
      `transform="translate(${num(w / 2 + dx * u)} ${num(y)})"`,
    )
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
      path(
        `M${num(x - 66 * u)} ${num(y - 30 * u)}Q${num(x - 84 * u)} ${num(y + 30 * u)} ${num(x - 62 * u)} ${num(y + 62 * u)}H${num(x + 62 * u)}Q${num(x + 84 * u)} ${num(y + 30 * u)} ${num(x + 66 * u)} ${num(y - 30 * u)}Z`,
        sack.lit,
      ),
      path(
        `M${num(x - stage.light * 10 * u)} ${num(y - 20 * u)}L${num(x - stage.light * 66 * u)} ${num(y - 30 * u)}Q${num(x - stage.light * 84 * u)} ${num(y + 30 * u)} ${num(x - stage.light * 62 * u)} ${num(y + 62 * u)}H${num(x - stage.light * 24 * u)}Z`,
        sack.mid,
      ),
      path(
        `M${num(x - 62 * u)} ${num(y - 26 * u)}Q${num(x - 20 * u)} ${num(y - 66 * u)} ${num(x)} ${num(y - 112 * u)}Q${num(x + 20 * u)} ${num(y - 66 * u)} ${num(x + 62 * u)} ${num(y - 26 * u)}Z`,
        spice.lit,
      ),
      path(
        `M${num(x - stage.light * 62 * u)} ${num(y - 26 * u)}Q${num(x - stage.light * 20 * u)} ${num(y - 66 * u)} ${num(x)} ${num(y - 112 * u)}Q${num(x - stage.light * 8 * u)} ${num(y - 60 * u)} ${num(x - stage.light * 10 * u)} ${num(y - 26 * u)}Z`,
        spice.mid,
      ),
      ellipse([x, y - 24 * u, 74 * u, 15 * u], sack.bright),
      ellipse([x, y - 27 * u, 62 * u, 10 * u], spice.mid),
    ])
  }).join('')
}

export const market: Picture = {
  paint,
  alt: { id: 'Lorong pasar dengan rempah, kain dan lentera', en: 'A market lane with spices, cloth and lanterns' },
  indoors: true,
  closest: 1.2,
  mirrors: true,
  frames: ['none'],
}
