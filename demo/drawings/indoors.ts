import { arch } from './arches.ts'
import { darker, lighter, mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { minaret } from './minarets.ts'
import { type Room, rooms } from './palette.ts'
import { at, hash } from './random.ts'
import { sky } from './sky.ts'
import { across, clip, down, glow, type Stage } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, rect } from './svg.ts'

export type Indoors = { stage: Stage; room: Room; table: number; backdrop: string }

/** A room to set a still life in: the same brushes, but lit by a window. */
export function indoors(
  outer: Stage,
  share = 0.72,
  behinds: readonly (keyof typeof backs)[] = ['niche', 'window', 'disc', 'window', 'niche'],
): Indoors {
  const room = at(rooms, outer.seed * 3 + hash(outer.name))
  const mood = {
    ...outer.mood,
    time: 'golden' as const,
    haze: room.wall,
    key: '#ffedc8',
    fill: darker(mix(room.wallShade, '#3a2440', 0.4), 0.25),
    tint: [0.12, 0.26, 0.52] as const,
  }
  const grow = outer.shape === 'card' || outer.shape === 'wide' ? 1.14 : 1
  const stage: Stage = { ...outer, mood, u: outer.u * grow }
  outer.main = room.wall
  const table = outer.h * share
  const behind = backs[outer.rng.pick(behinds)]
  const backdrop = group([
    wall(stage, room),
    behind(stage, { room, outer, table }),
    beam(stage, table),
    top(stage, room, table),
  ])
  return { stage, room, table, backdrop }
}

const backs = { niche, window, disc }

type Back = { room: Room; outer: Stage; table: number }

function wall(stage: Stage, room: Room): string {
  const { w, h, u, rng } = stage
  const paint = down(stage, [
    [0, mix(room.wall, room.wallShade, 0.25)],
    [0.5, room.wall],
    [1, room.wallShade],
  ])
  const pattern = girihFill(stage, rng.pick([8, 10, 12]), {
    size: rng.between(120, 170) * u,
    line: room.pattern,
    width: 3 * u,
  })
  return group([rect([0, 0, w, h], paint), rect([0, 0, w, h], pattern, fade(0.55))])
}

function niche(stage: Stage, { room, table }: Back): string {
  const { w, h, u } = stage
  const [x, tall] = [w * 0.5, Math.min(table * 0.86, h * 0.7)]
  const at = (grow: number) => arch({ x, y: table, w: (640 + grow) * u, h: tall + grow * 0.5 * u, style: 'ogee' })
  const inside = across(stage, [
    [0, darker(room.wallShade, 0.24)],
    [0.45, room.wallShade],
    [1, mix(room.wall, room.wallShade, 0.3)],
  ])
  return group([
    path(at(96), lighter(room.wall, 0.14)),
    line(at(74), room.accent, 4 * u),
    path(at(40), room.pattern),
    path(at(0), inside),
  ])
}

/** The world outside, small and bright, in an arched window to one side. */
function window(stage: Stage, { room, outer, table }: Back): string {
  const { w, h, u } = stage
  const x = w * (stage.shape === 'wide' ? 0.7 : 0.66)
  const shape = (grow: number) =>
    arch({ x, y: table - 130 * u, w: (430 + grow) * u, h: Math.min(table - 200 * u, h * 0.56) + grow * 0.5 * u })
  const sill = table - 130 * u
  const view = group(
    [
      sky(outer, { horizon: sill, sunX: x + 90 * u, sunHeight: 0.6, clouds: 3 }),
      minaret(outer, { x: x - 70 * u, y: sill, h: 330 * u, depth: 0.4, w: 34 * u }),
    ],
    clip(stage, shape(0)),
  )
  return group([
    path(shape(80), lighter(room.wall, 0.2)),
    path(shape(24), room.wallShade),
    view,
    line(
      `M${num(x)} ${num(sill)}V${num(sill - h * 0.56)}M${num(x - 215 * u)} ${num(sill - 170 * u)}h${num(430 * u)}`,
      room.wallShade,
      9 * u,
      clip(stage, shape(0)),
    ),
    rect([x - 270 * u, sill, 540 * u, 26 * u], lighter(room.wall, 0.34)),
    rect([x - 270 * u, sill + 26 * u, 540 * u, 12 * u], room.wallShade),
  ])
}

function disc(stage: Stage, { room, table }: Back): string {
  const { w, u } = stage
  const [x, y, r] = [w * 0.5, table - 240 * u, 400 * u]
  const warm = glow(stage, [
    [0, lighter(room.wall, 0.5), 0.9],
    [1, lighter(room.wall, 0.3), 0],
  ])
  return group([
    circle([x, y, r * 1.5], warm),
    circle([x, y, r], lighter(room.wall, 0.16), fade(0.8)),
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.06)}" fill="none" stroke="${room.accent}" stroke-width="${num(4 * u)}"/>`,
  ])
}

/** Daylight falling across wall and table. */
function beam(stage: Stage, table: number): string {
  const { w, h } = stage
  const light = across(stage, [
    [0, '#fff3d6', 0],
    [1, '#fff3d6', 0.34],
  ])
  return path(`M${num(w)} 0V${num(h * 0.3)}L${num(w * 0.16)} ${num(table)}H${num(-w * 0.1)}L${num(w * 0.72)} 0Z`, light)
}

function top(stage: Stage, room: Room, table: number): string {
  const { w, h, u } = stage
  const paint = down(stage, [
    [0, lighter(room.table, 0.12)],
    [1, room.table],
  ])
  return group([
    rect(
      [0, table - 150 * u, w, 150 * u],
      down(stage, [
        [0, room.wallShade, 0],
        [1, darker(room.wallShade, 0.3), 0.5],
      ]),
    ),
    rect([0, table, w, h - table], paint),
    rect([0, table, w, 6 * u], lighter(room.table, 0.4)),
    rect([0, table + (h - table) * 0.8, w, h], room.tableEdge),
    ellipse([w / 2, table + 60 * u, w * 0.36, 40 * u], room.tableEdge, fade(0.16)),
  ])
}

/** The soft pool a thing stands in. */
export function underneath(stage: Stage, plan: { x: number; y: number; w: number }): string {
  const { x, y, w } = plan
  return ellipse([x - stage.light * w * 0.16, y, w * 0.62, w * 0.09], stage.mood.fill, fade(0.34))
}
