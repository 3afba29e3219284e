import { tasbih } from './beads.ts'
import { darker, mix } from './colour.ts'
import { girihFill, rosette } from './girih.ts'
import { indoors, underneath } from './indoors.ts'
import type { Picture } from './scene.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, type Point, path, poly, rect, times } from './svg.ts'

const covers = ['#0e5a4a', '#7c2f3b', '#23506a', '#b5792a', '#4b3a6e', '#3f7d78', '#a8512f', '#1f2f3a'] as const

function paint(outer: Stage): string {
  const { stage, room, table, backdrop } = indoors(outer)
  const { w, h, u, rng } = stage
  const y = table + (h - table) * 0.42
  const x = w * 0.5
  return group([
    backdrop,
    standing(stage, { x: x - 470 * u, y: table + 20 * u, colours: covers }),
    rehal(stage, { x: x - 20 * u, y, s: 1.3 * u, wood: mix(room.table, '#5a3018', 0.62), cover: rng.pick(covers) }),
    stack(stage, { x: x + 400 * u, y: y - 4 * u, s: 1.12 * u }),
    beadsOn(stage, x + 30 * u, y + 66 * u),
  ])
}

/** Upright books with plain bands on their spines. */
function standing(stage: Stage, { x, y, colours }: { x: number; y: number; colours: readonly string[] }): string {
  const { u, rng } = stage
  let left = x - 120 * u
  const drawn = times(5, () => {
    const [wide, tall] = [rng.between(38, 62) * u, rng.between(250, 340) * u]
    const skin = tone(stage, rng.pick(colours))
    const gold = tone(stage, '#d9ab57')
    const book = group([
      rect([left, y - tall, wide, tall], skin.lit, `rx="${num(4 * u)}"`),
      rect([left, y - tall, wide * 0.3, tall], skin.mid, `rx="${num(4 * u)}"`),
      rect([left, y - tall * 0.9, wide, 6 * u], gold.lit),
      rect([left, y - tall * 0.12, wide, 6 * u], gold.lit),
      path(
        poly([
          [left + wide / 2, y - tall * 0.62],
          [left + wide * 0.72, y - tall * 0.55],
          [left + wide / 2, y - tall * 0.48],
          [left + wide * 0.28, y - tall * 0.55],
        ]),
        gold.lit,
      ),
    ])
    left += wide + 2 * u
    return book
  })
  return group([underneath(stage, { x, y, w: 300 * u }), ...drawn])
}

function stack(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const { rng } = stage
  let up = 0
  const first = rng.whole(0, covers.length - 1)
  const drawn = times(4, (i) => {
    const [wide, tall] = [rng.between(250, 310) * s, rng.between(44, 64) * s]
    const skin = tone(stage, covers[(first + i * 3) % covers.length] ?? covers[0])
    const page = tone(stage, '#f6ead0')
    const l = x - wide / 2 + rng.between(-14, 14) * s
    const top = y - up - tall
    up += tall
    return group([
      rect([l, top, wide, tall], skin.lit, `rx="${num(6 * s)}"`),
      rect([l + wide * 0.06, top + tall * 0.16, wide * 0.95, tall * 0.68], page.lit),
      line(
        times(3, (k) => `M${num(l + wide * 0.08)} ${num(top + tall * (0.32 + k * 0.18))}H${num(l + wide)}`).join(''),
        page.mid,
        1.6 * s,
      ),
      rect([l, top, wide, tall * 0.14], skin.mid),
      rect([l, top, wide * 0.07, tall], skin.mid, `rx="${num(4 * s)}"`),
      rect([l + wide * 0.02, top, wide * 0.012, tall], '#d9ab57'),
    ])
  })
  return group([underneath(stage, { x, y, w: 340 * s }), ...drawn, bowl(stage, x, y - up, s)])
}

function bowl(stage: Stage, x: number, y: number, s: number): string {
  const clay = tone(stage, '#e9d7b4')
  return group([
    path(
      `M${num(x - 60 * s)} ${num(y - 56 * s)}H${num(x + 60 * s)}Q${num(x + 52 * s)} ${num(y)} ${num(x + 22 * s)} ${num(y)}H${num(x - 22 * s)}Q${num(x - 52 * s)} ${num(y)} ${num(x - 60 * s)} ${num(y - 56 * s)}Z`,
      clay.lit,
    ),
    ...times(5, (i) =>
      path(
        `M${num(x)} ${num(y - 50 * s)}Q${num(x + (i - 2) * 50 * s)} ${num(y - 120 * s)} ${num(x + (i - 2) * 44 * s)} ${num(y - (190 - Math.abs(i - 2) * 34) * s)}Q${num(x + (i - 2) * 12 * s)} ${num(y - 120 * s)} ${num(x)} ${num(y - 50 * s)}Z`,
        i % 2 ? tone(stage, '#3f7d52').lit : tone(stage, '#3f7d52').mid,
      ),
    ),
    rect([x - 64 * s, y - 62 * s, 128 * s, 12 * s], clay.bright),
  ])
}

/** A carved stand, and on it a book whose pages carry ornament only. */
function rehal(
  stage: Stage,
  { x, y, s, wood, cover }: { x: number; y: number; s: number; wood: string; cover: string },
): string {
  const timber = tone(stage, wood)
  const page = tone(stage, '#fdf4df')
  const p = (dx: number, dy: number): Point => [x + dx * s, y - dy * s]
  const carve = girihFill(stage, 8, { size: 40 * s, line: timber.shade, width: 3 * s })
  const leg = (k: number) => poly([p(k * 20, 120), p(k * -150, 0), p(k * -96, 0), p(k * 64, 120)])
  const board = (k: number) => poly([p(0, 112), p(k * 236, 226), p(k * 236, 196), p(0, 84)])
  const leaf = (k: number) =>
    `M${num(x)} ${num(y - 130 * s)}C${num(x + k * 60 * s)} ${num(y - 176 * s)} ${num(x + k * 150 * s)} ${num(y - 200 * s)} ${num(x + k * 238 * s)} ${num(y - 244 * s)}L${num(x + k * 226 * s)} ${num(y - 402 * s)}C${num(x + k * 150 * s)} ${num(y - 366 * s)} ${num(x + k * 60 * s)} ${num(y - 350 * s)} ${num(x)} ${num(y - 300 * s)}Z`
  const frame = (k: number) =>
    `M${num(x + k * 26 * s)} ${num(y - 166 * s)}C${num(x + k * 80 * s)} ${num(y - 200 * s)} ${num(x + k * 150 * s)} ${num(y - 218 * s)} ${num(x + k * 216 * s)} ${num(y - 250 * s)}L${num(x + k * 207 * s)} ${num(y - 376 * s)}C${num(x + k * 150 * s)} ${num(y - 350 * s)} ${num(x + k * 80 * s)} ${num(y - 336 * s)} ${num(x + k * 26 * s)} ${num(y - 302 * s)}Z`
  const stars = [-1, 1].map((k) => poly(rosette(12, p(k * 118, 276), { radius: 46 * s, sharpness: 0.5 }).points))
  return group([
    underneath(stage, { x, y, w: 380 * s }),
    path(leg(1), timber.mid),
    path(leg(-1), timber.lit),
    path(leg(1) + leg(-1), carve, fade(0.7)),
    path(board(1) + board(-1), timber.lit),
    path(
      `M${num(x - 250 * s)} ${num(y - 236 * s)}L${num(x)} ${num(y - 118 * s)}L${num(x + 250 * s)} ${num(y - 236 * s)}L${num(x + 240 * s)} ${num(y - 412 * s)}L${num(x)} ${num(y - 300 * s)}L${num(x - 240 * s)} ${num(y - 412 * s)}Z`,
      tone(stage, cover).mid,
    ),
    path(leaf(stage.light), page.lit),
    path(leaf(-stage.light), page.mid),
    line(frame(1) + frame(-1), '#c58b2b', 4 * s),
    path(stars.join(''), darker('#c58b2b', 0.05), fade(0.85)),
    ...[-1, 1].map((k) => circle([...p(k * 118, 276), 12 * s], tone(stage, cover).lit)),
    line(`M${num(x)} ${num(y - 130 * s)}V${num(y - 300 * s)}`, page.shade, 4 * s, fade(0.5)),
    ellipse([x, y - 130 * s, 8 * s, 5 * s], tone(stage, cover).lit),
  ])
}

function beadsOn(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const at = (share: number): Point => {
    const t = share * Math.PI * 2 + Math.PI
    return [x + Math.cos(t) * 170 * u * (1 + 0.12 * Math.sin(2 * t)), y + Math.sin(t) * 36 * u]
  }
  return tasbih(stage, {
    at,
    r: 12 * u,
    colour: rng.pick(['#c9762c', '#0f6b57', '#e9dcc0', '#8c2f3b']),
    hang: [x - 176 * u, y + 2 * u],
  })
}

export const books: Picture = {
  paint,
  alt: { id: 'Kitab di atas rehal kayu dan setumpuk buku', en: 'A book on a carved stand beside a stack of books' },
  indoors: true,
  closest: 1.12,
  mirrors: true,
  frames: ['none', 'lanterns', 'none', 'none'],
}
