import { darker, lighter } from './colour.ts'
import { down, type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, poly, rect } from './svg.ts'
import { turned } from './table-ware.ts'

type Bottle = { x: number; y: number; s: number; juice: string; gold: string }

/** A cut-glass bottle: eight facets, each catching the light differently. */
export function facets(stage: Stage, { x, y, s, juice, gold }: Bottle): string {
  const p = (dx: number, dy: number) => [x + dx * s, y - dy * s] as const
  const metal = tone(stage, gold)
  const l = stage.light
  const shell = [p(-74, 0), p(-104, 40), p(-104, 190), p(-60, 236), p(60, 236), p(104, 190), p(104, 40), p(74, 0)]
  const liquid = [p(-62, 12), p(-90, 46), p(-90, 150), p(90, 150), p(90, 46), p(62, 12)]
  const paint = down(stage, [
    [0, lighter(juice, 0.36)],
    [1, juice],
  ])
  return group([
    path(poly(shell), '#ffffff', fade(0.42)),
    path(poly(liquid), paint, fade(0.94)),
    path(
      poly([p(-l * 40, 12), p(-l * 62, 12), p(-l * 90, 46), p(-l * 90, 150), p(-l * 52, 150)]),
      darker(juice, 0.25),
      fade(0.6),
    ),
    path(poly([p(l * 34, 12), p(l * 50, 12), p(l * 72, 46), p(l * 72, 212), p(l * 50, 212)]), '#ffffff', fade(0.4)),
    line(poly(shell), '#ffffff', 4 * s, fade(0.8)),
    line(
      `M${num(x - 104 * s)} ${num(y - 190 * s)}H${num(x + 104 * s)}M${num(x - 50 * s)} ${num(y)}V${num(y - 236 * s)}M${num(x + 50 * s)} ${num(y)}V${num(y - 236 * s)}`,
      '#ffffff',
      2.5 * s,
      fade(0.45),
    ),
    cap(stage, { x, y: y - 236 * s, s, metal }),
  ])
}

function cap(
  stage: Stage,
  { x, y, s, metal }: { x: number; y: number; s: number; metal: ReturnType<typeof tone> },
): string {
  const dark = stage.light < 0 ? x + 6 * s : x - 44 * s
  return group([
    rect([x - 34 * s, y - 22 * s, 68 * s, 24 * s], metal.mid),
    rect([x - 44 * s, y - 94 * s, 88 * s, 74 * s], metal.lit, `rx="${num(8 * s)}"`),
    rect([dark, y - 94 * s, 38 * s, 74 * s], metal.mid, `rx="${num(8 * s)}"`),
    path(
      poly([
        [x, y - 84 * s],
        [x + 16 * s, y - 58 * s],
        [x, y - 32 * s],
        [x - 16 * s, y - 58 * s],
      ]),
      metal.bright,
    ),
  ])
}

export function round(stage: Stage, bottle: Bottle): string {
  const { x, y, s, juice, gold } = bottle
  const metal = tone(stage, gold)
  const paint = down(stage, [
    [0, lighter(juice, 0.4)],
    [1, juice],
  ])
  return group([
    circle([x, y - 112 * s, 116 * s], '#ffffff', fade(0.42)),
    path(
      `M${num(x - 96 * s)} ${num(y - 126 * s)}A${num(98 * s)} ${num(98 * s)} 0 1 0 ${num(x + 96 * s)} ${num(y - 126 * s)}Z`,
      paint,
      fade(0.94),
    ),
    ellipse([x, y - 126 * s, 96 * s, 12 * s], lighter(juice, 0.55)),
    `<circle cx="${num(x)}" cy="${num(y - 112 * s)}" r="${num(116 * s)}" fill="none" stroke="#ffffff" stroke-width="${num(4 * s)}" opacity="0.8"/>`,
    line(
      `M${num(x + stage.light * 86 * s)} ${num(y - 60 * s)}A${num(100 * s)} ${num(100 * s)} 0 0 ${stage.light > 0 ? 0 : 1} ${num(x + stage.light * 70 * s)} ${num(y - 182 * s)}`,
      '#ffffff',
      9 * s,
      `stroke-linecap="round" ${fade(0.75)}`,
    ),
    rect([x - 60 * s, y - 6 * s, 120 * s, 10 * s], metal.mid),
    cap(stage, { x, y: y - 222 * s, s, metal }),
  ])
}

/** A slim attar flask with a tall stopper. */
export function attar(stage: Stage, bottle: Bottle): string {
  const { x, y, s, juice } = bottle
  const metal = tone(stage, bottle.gold)
  const body = turned(bottle, [
    [52, 0],
    [46, 12],
    [22, 26],
    [82, 96],
    [70, 170],
    [24, 226],
    [26, 250],
  ])
  const inside = turned(bottle, [
    [20, 32],
    [70, 96],
    [62, 150],
  ])
  const stopper = turned({ x, y: y - 250 * s, s }, [
    [30, 0],
    [16, 14],
    [30, 44],
    [22, 74],
    [4, 130],
  ])
  return group([
    path(body.full, '#ffffff', fade(0.45)),
    path(inside.full, juice, fade(0.94)),
    path(inside.dark(stage.light), darker(juice, 0.25), `fill-rule="evenodd" ${fade(0.6)}`),
    path(body.bright(stage.light), '#ffffff', `fill-rule="evenodd" ${fade(0.6)}`),
    path(stopper.full, metal.lit),
    path(stopper.dark(stage.light), metal.mid, 'fill-rule="evenodd"'),
    rect([x - 56 * s, y - 8 * s, 112 * s, 12 * s], metal.mid, `rx="${num(5 * s)}"`),
    line(`M${num(x - 30 * s)} ${num(y - 228 * s)}h${num(60 * s)}`, metal.lit, 10 * s),
    circle([x, y - 384 * s, 7 * s], metal.bright),
  ])
}
