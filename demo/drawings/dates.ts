import { mix } from './colour.ts'
import { indoors, underneath } from './indoors.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, times } from './svg.ts'
import { cup, dallah, turned } from './table-ware.ts'

export function date(stage: Stage, plan: { x: number; y: number; s: number; turn: number; skin: string }): string {
  const { x, y, s, turn, skin } = plan
  const colour = tone(stage, skin)
  return group(
    [
      ellipse([0, 0, 44 * s, 24 * s], colour.mid),
      ellipse([4 * s, -5 * s, 36 * s, 16 * s], colour.lit),
      line(
        `M${num(-20 * s)} ${num(-9 * s)}Q${num(2 * s)} ${num(-17 * s)} ${num(24 * s)} ${num(-8 * s)}`,
        colour.bright,
        5 * s,
        `stroke-linecap="round" ${fade(0.8)}`,
      ),
      line(
        `M${num(-30 * s)} ${num(6 * s)}Q0 ${num(16 * s)} ${num(28 * s)} ${num(6 * s)}`,
        colour.shade,
        2.5 * s,
        fade(0.6),
      ),
      circle([-42 * s, 0, 6 * s], '#d9b26a'),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`,
  )
}

/** Dates heaped in a footed dish: rows grow shorter as the heap rises. */
function heap(stage: Stage, { x, y, s }: { x: number; y: number; s: number }, skin: string): string {
  const { rng } = stage
  const rows = [6, 7, 6, 5, 4, 2]
  return rows
    .flatMap((count, row) =>
      times(count, (i) => {
        const dx = (i - (count - 1) / 2) * 66 + rng.between(-9, 9)
        return date(stage, {
          x: x + dx * s,
          y: y - (row * 33 - 12 - Math.abs(dx) * 0.03) * s + rng.between(-5, 5) * s,
          s,
          turn: rng.between(-34, 34),
          skin: mix(skin, '#2a120a', rng.between(0, 0.28)),
        })
      }),
    )
    .join('')
}

function paint(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.4]
  const skin = rng.pick(['#8a4521', '#6f2f18', '#a35a24', '#4f2416'])
  const pot = w * 0.5 - (stage.shape === 'wide' ? 470 : 400) * u
  return group([
    backdrop,
    dallah(stage, { x: pot, y: table + 36 * u, s: 1.22 * u, colour: room.accent }),
    underneath(stage, { x, y, w: 380 * u }),
    heap(stage, { x, y: y - 160 * u * 1.12, s: 1.12 * u }, skin),
    dish(stage, { x, y, s: u * 1.12, colour: room.accent }),
    cup(stage, {
      x: x + 380 * u,
      y: y + 6 * u,
      s: 1.15 * u,
      colour: room.cloth === '#17604f' ? '#fbf4e4' : room.cloth,
    }),
    cup(stage, { x: x + 500 * u, y: y - 40 * u, s: 1.05 * u, colour: '#fbf4e4' }),
    ...times(3, (i) =>
      date(stage, {
        x: x + (250 + i * 74) * u,
        y: y + (58 - (i % 2) * 16) * u,
        s: 0.95 * u,
        turn: rng.between(-30, 30),
        skin,
      }),
    ),
  ])
}

function dish(stage: Stage, plan: { x: number; y: number; s: number; colour: string }): string {
  const { x, y, s } = plan
  const brass = tone(stage, plan.colour)
  const bowl = turned(plan, [
    [96, 0],
    [90, 12],
    [30, 34],
    [34, 62],
    [190, 108],
    [262, 150],
  ])
  return group([
    path(bowl.full, brass.lit),
    path(bowl.dark(stage.light), brass.mid, 'fill-rule="evenodd"'),
    path(bowl.bright(stage.light), brass.bright, 'fill-rule="evenodd"'),
    line(`M${num(x - 257 * s)} ${num(y - 148 * s)}h${num(514 * s)}`, brass.bright, 8 * s, 'stroke-linecap="round"'),
  ])
}

export const dates: Picture = {
  paint,
  alt: {
    id: 'Kurma di wadah kuningan dengan teko kopi Arab',
    en: 'Dates heaped in a brass dish beside an Arabian coffee pot',
  },
  indoors: true,
  closest: 1.14,
  mirrors: true,
  frames: ['none', 'none', 'lanterns', 'none'],
}
