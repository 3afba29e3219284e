import { mix } from './colour.ts'
import { indoors, underneath } from './indoors.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, type Point, path, rect, smooth, times } from './svg.ts'

/** Thirty-three beads on a thread, a marker after each eleven, and the tassel. */
export function tasbih(
  stage: Stage,
  plan: { at: (share: number) => Point; r: number; colour: string; hang: Point },
): string {
  const { at, r, colour, hang } = plan
  const bead = tone(stage, colour)
  const gold = tone(stage, material.gold)
  const thread = smooth(times(40, (i) => at((i + 0.2) / 40.4)))
  const beads = times(33, (i) => {
    const [x, y] = at((i + 1) / 34)
    const marker = i === 11 || i === 21
    const skin = marker ? gold : bead
    const size = marker ? r * 0.8 : r
    return group([
      circle([x, y, size], skin.mid),
      circle([x + stage.light * size * 0.14, y - size * 0.16, size * 0.78], skin.lit),
      circle([x + stage.light * size * 0.34, y - size * 0.4, size * 0.22], skin.bright),
    ])
  })
  return group([line(thread, gold.mid, r * 0.2), ...beads, tassel(stage, { x: hang[0], y: hang[1], r })])
}

function tassel(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): string {
  const gold = tone(stage, material.gold)
  const silk = tone(stage, '#0e5a4a')
  const threads = times(
    9,
    (i) =>
      `M${num(x + (i - 4) * r * 0.14)} ${num(y + r * 3)}Q${num(x + (i - 4) * r * 0.3)} ${num(y + r * 5)} ${num(x + (i - 4) * r * 0.34)} ${num(y + r * 7.4)}`,
  )
  return group([
    rect([x - r * 0.42, y, r * 0.84, r * 1.9], gold.lit, `rx="${num(r * 0.4)}"`),
    rect([x - stage.light * r * 0.2 - r * 0.2, y, r * 0.4, r * 1.9], gold.mid, `rx="${num(r * 0.2)}"`),
    circle([x, y + r * 2.4, r * 0.62], gold.lit),
    line(threads.join(''), silk.lit, r * 0.24, 'stroke-linecap="round"'),
    line(`M${num(x - r * 0.5)} ${num(y + r * 3.4)}h${num(r)}`, gold.lit, r * 0.26),
  ])
}

const stones = ['#7a4a2a', '#c9762c', '#0f6b57', '#20303a', '#8c2f3b', '#e9dcc0', '#2f7f98'] as const

function paint(outer: Stage): string {
  return outer.rng.chance(0.5) ? hanging(outer) : lying(outer)
}

/** Hung from a hook before the niche. */
function hanging(outer: Stage): string {
  const { stage, room, backdrop } = indoors(outer, 0.86)
  const { w, h, u, rng } = stage
  const [x, top] = [w * 0.5, h * 0.1]
  const tall = Math.min(h * 0.6, 720 * u)
  const wide = tall * 0.36
  const at = (share: number): Point => {
    const t = share * Math.PI * 2
    return [x - Math.sin(t) * wide * (0.66 - 0.34 * Math.cos(t)) * 0.9, top + (tall * (1 - Math.cos(t + Math.PI))) / 2]
  }
  const gold = tone(stage, room.accent)
  const around = (share: number) => at((share + 0.5) % 1)
  return group([
    backdrop,
    circle([x, top - 6 * u, 17 * u], gold.lit),
    circle([x + 4 * u, top - 10 * u, 7 * u], gold.bright),
    tasbih(stage, { at: around, r: tall * 0.034, colour: rng.pick(stones), hang: [x, top + tall + tall * 0.03] }),
  ])
}

/** Laid in a loose loop on a folded cloth. */
function lying(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer, 0.5)
  const { w, h, u, rng } = stage
  const [x, y] = [w * 0.5, table + (h - table) * 0.46]
  const wobble = rng.between(0.1, 0.2)
  const at = (share: number): Point => {
    const t = share * Math.PI * 2 + Math.PI / 2
    const k = 1 + wobble * Math.sin(3 * t) + 0.06 * Math.cos(2 * t)
    return [x + Math.cos(t) * 400 * u * k, y + Math.sin(t) * 170 * u * k]
  }
  const cloth = tone(stage, room.cloth)
  const sheet = `M${num(x - 640 * u)} ${num(y - 40 * u)}L${num(x - 120 * u)} ${num(y - 230 * u)}L${num(x + 660 * u)} ${num(y - 90 * u)}L${num(x + 200 * u)} ${num(y + 270 * u)}Z`
  return group([
    backdrop,
    path(sheet, stage.mood.fill, `transform="translate(0 ${num(16 * u)})" ${fade(0.25)}`),
    path(sheet, cloth.lit),
    line(sheet, mix(cloth.lit, room.accent, 0.6), 7 * u, 'stroke-linejoin="round"'),
    ellipse([x, y + 12 * u, 420 * u, 180 * u], cloth.mid, fade(0.25)),
    underneath(stage, { x, y: y + 190 * u, w: 300 * u }),
    tasbih(stage, {
      at,
      r: 29 * u,
      colour: rng.pick(stones.filter((stone) => stone !== room.cloth)),
      hang: [at(0)[0], at(0)[1] - 4 * u],
    }),
  ])
}

export const prayerBeads: Picture = {
  paint,
  alt: {
    id: 'Tasbih tiga puluh tiga butir dengan rumbai',
    en: 'A string of thirty-three prayer beads with its tassel',
  },
  indoors: true,
  closest: 1.08,
  mirrors: true,
  frames: ['none', 'none', 'lanterns'],
}
