import { arcade, arch } from './arches.ts'
import { mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { bush, ground, palm } from './land.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky, veil } from './sky.ts'
import { isDark, type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, num, path, poly, rect, times } from './svg.ts'

type Block = { x: number; y: number; w: number; h: number; wall: string; depth: number; columns: number; rows: number }

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const foot = h * 0.84
  const x = w * rng.between(0.42, 0.5)
  const wall = rng.pick(['#f2e2c4', '#e9d2ae', '#f6eee0', '#dfc39a', '#e6cdb8'])
  const grow = stage.shape === 'tall' ? 1.2 : 1
  return group([
    sky(stage, { horizon: foot, sunX: w * rng.between(0.76, 0.86), sunHeight: rng.between(0.34, 0.6) }),
    ...[0.86, 0.95].map((share) =>
      minaret(stage, {
        x: w * share,
        y: foot - 20 * u,
        h: rng.between(460, 600) * u,
        style: 'haram',
        depth: 0.42,
        w: 54 * u,
      }),
    ),
    block(stage, { x: w * 0.08, y: foot, w: 260 * u, h: 430 * u, wall: '#dcd3c4', depth: 0.46, columns: 5, rows: 9 }),
    block(stage, { x: w * 0.72, y: foot, w: 240 * u, h: 330 * u, wall: '#e2cdb0', depth: 0.44, columns: 5, rows: 7 }),
    veil(stage, foot, 300 * u),
    block(stage, { x: x - 330 * u, y: foot, w: 220 * u, h: 500 * u * grow, wall, depth: 0.08, columns: 4, rows: 9 }),
    block(stage, { x: x + 110 * u, y: foot, w: 220 * u, h: 500 * u * grow, wall, depth: 0.08, columns: 4, rows: 9 }),
    centre(stage, { x, y: foot, s: u, wall, grow }),
    ground(stage, foot, '#d8c8ac'),
    forecourt(stage, x, foot),
  ])
}

/** Floors of small arched windows, some with the lamp on. */
function block(stage: Stage, plan: Block): string {
  const { x, y, w, h, depth, columns, rows } = plan
  const stone = tone(stage, plan.wall, depth)
  const [cw, rh] = [w / columns, (h * 0.9) / rows]
  const warm = mix('#ffd48c', stage.mood.haze, depth * 0.6)
  const pane = tone(stage, '#5d8790', depth)
  const lit: string[] = []
  const dark: string[] = []
  times(columns * rows, (i) => {
    const d = arch({
      x: x + ((i % columns) + 0.5) * cw,
      y: y - h * 0.94 + (Math.floor(i / columns) + 0.86) * rh,
      w: cw * 0.5,
      h: rh * 0.66,
    })
    const on = isDark(stage) ? stage.rng.chance(0.6) : false
    ;(on ? lit : dark).push(d)
  })
  const sills = times(rows, (i) => `M${num(x)} ${num(y - h * 0.94 + (i + 0.93) * rh)}h${num(w)}`)
  return group([
    rect([x, y - h, w, h], stone.lit),
    rect([stage.light < 0 ? x + w * 0.7 : x, y - h, w * 0.3, h], stone.mid),
    `<path d="${sills.join('')}" stroke="${stone.bright}" stroke-width="${num(rh * 0.1)}"/>`,
    path(dark.join(''), isDark(stage) ? pane.shade : pane.mid),
    path(lit.join(''), warm),
    rect([x - w * 0.02, y - h - rh * 0.2, w * 1.04, rh * 0.3], stone.bright),
  ])
}

function centre(
  stage: Stage,
  { x, y, s, wall, grow }: { x: number; y: number; s: number; wall: string; grow: number },
): string {
  const stone = tone(stage, wall)
  const gold = tone(stage, material.gold)
  const [half, tall] = [150 * s, 640 * s * grow]
  const screen = girihFill(stage, stage.rng.pick([8, 10, 12]), {
    size: 74 * s,
    line: stone.mid,
    width: 4 * s,
    background: isDark(stage) ? '#e9b566' : tone(stage, '#4f7f88').mid,
  })
  const bay = arch({ x, y: y - 150 * s, w: half * 1.24, h: tall - 220 * s })
  return group([
    rect([x - half, y - tall, half * 2, tall], stone.lit),
    rect([stage.light < 0 ? x + half * 0.62 : x - half, y - tall, half * 0.38, tall], stone.mid),
    path(bay, screen),
    `<path d="${bay}" fill="none" stroke="${gold.lit}" stroke-width="${num(7 * s)}"/>`,
    rect([x - half * 1.06, y - tall - 12 * s, half * 2.12, 22 * s], stone.bright),
    path(arch({ x, y: y - tall - 10 * s, w: 120 * s, h: 104 * s, style: 'ogee' }), gold.lit),
    path(arch({ x, y: y - tall - 10 * s, w: 84 * s, h: 76 * s, style: 'ogee' }), stone.mid),
    arcade(stage, { x: x - 330 * s, y, w: 660 * s, h: 138 * s, count: 9, wall, tall: 0.8 }),
    rect([x - 340 * s, y - 148 * s, 680 * s, 14 * s], gold.mid),
    porch(stage, x, y),
  ])
}

function porch(stage: Stage, x: number, y: number): string {
  const { u: s } = stage
  const wall = tone(stage, material.marble)
  const warm = isDark(stage) ? '#ffdc9c' : tone(stage, '#6d5a44').deep
  return group([
    rect([x - 112 * s, y - 176 * s, 224 * s, 176 * s], wall.lit),
    path(arch({ x, y, w: 136 * s, h: 146 * s }), warm),
    path(
      poly([
        [x - 150 * s, y - 172 * s],
        [x + 150 * s, y - 172 * s],
        [x + 124 * s, y - 204 * s],
        [x - 124 * s, y - 204 * s],
      ]),
      tone(stage, '#0e5a4a').lit,
    ),
    isDark(stage) ? circle([x, y - 60 * s, 190 * s], '#ffcf85', fade(0.22)) : '',
  ])
}

function forecourt(stage: Stage, x: number, foot: number): string {
  const { w, h, u, rng } = stage
  const stone = tone(stage, '#efe4cf')
  const p = (dx: number, dy: number) => [x + dx * u, foot + dy * u] as const
  const hedge = times(18, (i) =>
    Math.abs((i + 0.5) / 18 - x / w) < 0.12
      ? ''
      : bush(stage, { x: ((i + 0.5) / 18) * w, y: foot + 26 * u, r: 52 * u }),
  )
  return group([
    path(poly([p(-90, 0), p(90, 0), [x + 420 * u, h], [x - 420 * u, h]]), stone.bright),
    ...hedge,
    ellipse([x, foot + 118 * u, 190 * u, 34 * u], stone.mid),
    ellipse([x, foot + 110 * u, 170 * u, 26 * u], mix(stage.mood.sky[2], material.water, 0.45)),
    path(
      times(
        5,
        (i) =>
          `M${num(x)} ${num(foot + 104 * u)}Q${num(x + (i - 2) * 22 * u)} ${num(foot + 10 * u)} ${num(x + (i - 2) * 46 * u)} ${num(foot + 108 * u)}Q${num(x + (i - 2) * 20 * u)} ${num(foot + 26 * u)} ${num(x)} ${num(foot + 104 * u)}Z`,
      ).join(''),
      '#ffffff',
      fade(0.75),
    ),
    ...[0.04, 0.15, 0.82, 0.93].map((share) =>
      palm(stage, { x: w * share, y: foot + rng.between(40, 90) * u, h: rng.between(260, 340) * u }),
    ),
  ])
}

export const hotel: Picture = {
  paint,
  alt: {
    id: 'Hotel berfasad lengkung dekat masjid, dengan air mancur',
    en: 'An arched hotel front near the mosque, with a fountain,',
  },
  closest: 1.12,
  mirrors: true,
  frames: ['none', 'fronds', 'none', 'border', 'none'],
}
