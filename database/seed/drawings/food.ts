import { darker, mix } from './colour.ts'
import { indoors, underneath } from './indoors.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, times } from './svg.ts'
import { cup, dallah, glass, tray, turned } from './table-ware.ts'

function date(stage: Stage, plan: { x: number; y: number; s: number; turn: number; skin: string }): string {
  const { x, y, s, turn, skin } = plan
  const colour = tone(stage, skin)
  return group(
    [
      ellipse([0, 0, 44 * s, 24 * s], colour.mid),
      ellipse([4 * s, -5 * s, 36 * s, 16 * s], colour.lit),
      line(`M${num(-20 * s)} ${num(-9 * s)}Q${num(2 * s)} ${num(-17 * s)} ${num(24 * s)} ${num(-8 * s)}`, colour.bright, 5 * s, `stroke-linecap="round" ${fade(0.8)}`),
      line(`M${num(-30 * s)} ${num(6 * s)}Q0 ${num(16 * s)} ${num(28 * s)} ${num(6 * s)}`, colour.shade, 2.5 * s, fade(0.6)),
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
        return date(stage, { x: x + dx * s, y: y - (row * 33 - 12 - Math.abs(dx) * 0.03) * s + rng.between(-5, 5) * s, s, turn: rng.between(-34, 34), skin: mix(skin, '#2a120a', rng.between(0, 0.28)) })
      }),
    )
    .join('')
}

function paintDates(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.4]
  const skin = rng.pick(['#8a4521', '#6f2f18', '#a35a24', '#4f2416'])
  const brass = tone(stage, room.accent)
  const dish = turned({ x, y, s: u * 1.12 }, [[96, 0], [90, 12], [30, 34], [34, 62], [190, 108], [262, 150]])
  const pot = w * 0.5 - (stage.shape === 'wide' ? 470 : 400) * u
  return group([
    backdrop,
    dallah(stage, { x: pot, y: table + 36 * u, s: 1.22 * u, colour: room.accent }),
    underneath(stage, { x, y, w: 380 * u }),
    heap(stage, { x, y: y - 160 * u * 1.12, s: 1.12 * u }, skin),
    path(dish.full, brass.lit),
    path(dish.dark(stage.light), brass.mid, 'fill-rule="evenodd"'),
    path(dish.bright(stage.light), brass.bright, 'fill-rule="evenodd"'),
    line(`M${num(x - 288 * u)} ${num(y - 166 * u)}H${num(x + 288 * u)}`, brass.bright, 9 * u, 'stroke-linecap="round"'),
    cup(stage, { x: x + 380 * u, y: y + 6 * u, s: 1.15 * u, colour: room.cloth === '#17604f' ? '#fbf4e4' : room.cloth }),
    cup(stage, { x: x + 500 * u, y: y - 40 * u, s: 1.05 * u, colour: '#fbf4e4' }),
    ...times(3, (i) => date(stage, { x: x + (250 + i * 74) * u, y: y + (58 - (i % 2) * 16) * u, s: 0.95 * u, turn: rng.between(-30, 30), skin })),
  ])
}

export const dates: Picture = {
  paint: paintDates,
  alt: { id: 'Kurma di wadah kuningan dengan teko kopi Arab', en: 'Dates heaped in a brass dish beside an Arabian coffee pot' },
  indoors: true,
  mirrors: true,
  frames: ['none', 'none', 'lanterns', 'none'],
}

function paintZamzam(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.36]
  const jug = rng.pick([carafe, ewer])
  return group([
    backdrop,
    tray(stage, { x, y, s: 1.15 * u, colour: room.accent }),
    glass(stage, { x: x - 214 * u, y: y - 6 * u, s: 1.2 * u }, 0.72),
    jug(stage, { x: x - 4 * u, y: y + 4 * u, s: 1.26 * u, colour: room.accent }),
    glass(stage, { x: x + 210 * u, y: y + 14 * u, s: 1.25 * u }, rng.between(0.6, 0.8)),
    drops(stage, x + 420 * u, y + 40 * u),
  ])
}

function carafe(stage: Stage, plan: { x: number; y: number; s: number; colour: string }): string {
  const { x, y, s } = plan
  const body = turned(plan, [[96, 0], [112, 16], [126, 110], [52, 230], [46, 300], [62, 350]])
  const water = turned(plan, [[90, 8], [104, 20], [116, 110], [62, 206]])
  const gold = tone(stage, plan.colour)
  return group([
    underneath(stage, { x, y, w: 260 * s }),
    line(`M${num(x - 54 * s)} ${num(y - 318 * s)}C${num(x - 190 * s)} ${num(y - 330 * s)} ${num(x - 190 * s)} ${num(y - 120 * s)} ${num(x - 118 * s)} ${num(y - 96 * s)}`, '#ffffff', 15 * s, `stroke-linecap="round" ${fade(0.65)}`),
    path(body.full, '#ffffff', fade(0.34)),
    path(water.full, '#a9dce2', fade(0.9)),
    path(water.dark(stage.light), '#6fb9c6', `fill-rule="evenodd" ${fade(0.6)}`),
    ellipse([x, y - 206 * s, 62 * s, 12 * s], '#e6f8f8'),
    path(body.bright(stage.light), '#ffffff', `fill-rule="evenodd" ${fade(0.75)}`),
    ellipse([x, y - 350 * s, 62 * s, 12 * s], '#ffffff', fade(0.6)),
    line(`M${num(x - 46 * s)} ${num(y - 286 * s)}H${num(x + 46 * s)}`, gold.lit, 12 * s),
  ])
}

/** A metal ewer with a long neck and a thin spout. */
function ewer(stage: Stage, plan: { x: number; y: number; s: number; colour: string }): string {
  const { x, y, s } = plan
  const metal = tone(stage, mix(plan.colour, '#e9e4d8', 0.62))
  const body = turned(plan, [[70, 0], [62, 16], [34, 30], [118, 120], [44, 236], [36, 300], [58, 340]])
  const lid = turned({ x, y: y - 340 * s, s }, [[56, 0], [40, 22], [8, 50], [6, 66]])
  const gold = tone(stage, plan.colour)
  return group([
    underneath(stage, { x, y, w: 220 * s }),
    line(`M${num(x + 96 * s)} ${num(y - 110 * s)}C${num(x + 176 * s)} ${num(y - 140 * s)} ${num(x + 130 * s)} ${num(y - 280 * s)} ${num(x + 186 * s)} ${num(y - 316 * s)}`, metal.lit, 18 * s, 'stroke-linecap="round"'),
    line(`M${num(x - 42 * s)} ${num(y - 316 * s)}C${num(x - 180 * s)} ${num(y - 330 * s)} ${num(x - 180 * s)} ${num(y - 130 * s)} ${num(x - 106 * s)} ${num(y - 110 * s)}`, metal.mid, 15 * s, 'stroke-linecap="round"'),
    path(body.full + lid.full, metal.lit),
    path(body.dark(stage.light) + lid.dark(stage.light), metal.mid, 'fill-rule="evenodd"'),
    path(body.bright(stage.light), metal.bright, 'fill-rule="evenodd"'),
    ...[238, 338].map((up) => line(`M${num(x - 52 * s)} ${num(y - up * s)}h${num(104 * s)}`, gold.lit, 9 * s, 'stroke-linecap="round"')),
    circle([x, y - 412 * s, 12 * s], gold.lit),
    ...[0, 1, 2, 3, 4].map((i) => path(`M${num(x + (i - 2) * 42 * s)} ${num(y - 142 * s)}l${num(14 * s)} ${num(22 * s)}l${num(-14 * s)} ${num(22 * s)}l${num(-14 * s)} ${num(-22 * s)}z`, gold.lit)),
  ])
}

function drops(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const colour = darker('#8fd0da', 0.06)
  return times(7, () => {
    const [dx, dy, r] = [rng.between(-120, 120) * u, rng.between(-30, 40) * u, rng.between(5, 15) * u]
    return group([ellipse([x + dx, y + dy, r * 1.5, r * 0.6], colour, fade(0.8)), ellipse([x + dx + r * 0.3, y + dy - r * 0.14, r * 0.5, r * 0.18], '#ffffff', fade(0.9))])
  }).join('')
}

export const zamzam: Picture = {
  paint: paintZamzam,
  alt: { id: 'Air zamzam dalam teko dan dua gelas di atas nampan', en: 'Zamzam water in a jug and two glasses on a tray' },
  indoors: true,
  mirrors: true,
  frames: ['none', 'lanterns', 'none', 'none'],
}
