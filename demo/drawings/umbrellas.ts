import { arcade } from './arches.ts'
import { type Camera, camera, type Spot } from './camera.ts'
import { mix } from './colour.ts'
import { crowd } from './crowd.ts'
import { rosette } from './girih.ts'
import { minaret } from './minarets.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky, veil } from './sky.ts'
import { down, isDark, type Stage, stamp, tone } from './stage.ts'
import { circle, fade, group, line, num, open, type Point, path, poly, rect, times } from './svg.ts'

// Metres: one umbrella covers 25 by 25; the canopy's rim hangs at 14, the column is 8 to the funnel.
const [span, rim, throat] = [11.6, 14.4, 10.5]

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const eye = rng.between(3.4, 5.5)
  const focal = 1120 * u * (stage.shape === 'wide' ? 1.1 : 1)
  const lens = camera({ height: eye, distance: 26, look: eye, focal, x: w * rng.between(0.46, 0.54), y: h * 0.66 })
  const far = lens.project([0, 0, 150])[1]
  const rows = [4, 3, 2, 1, 0].map((row) => row * 25 + 18)
  return group([
    sky(stage, { horizon: far, sunHeight: 0.34 }),
    hall(stage, lens),
    floor(stage, lens, far),
    ...rows.map((z) => group([-3, 3, -1, 1].map((side) => umbrella(stage, lens, [side * 12.6, z])))),
    crowd(
      stage,
      lens,
      times(84, (): Spot => [rng.between(-30, 30), 0, rng.next() ** 0.8 * 110 - 2]).sort((a, b) => b[2] - a[2]),
    ),
  ])
}

function hall(stage: Stage, lens: Camera): string {
  const { w, u, rng } = stage
  const [x, y] = lens.project([0, 0, 165])
  const s = lens.scale([0, 0, 165])
  const tower = minaret(stage, { x: 0, y: 0, h: s * 78, style: 'madinah', depth: 0.3, w: s * 7 })
  const places = [-62, -22, 22, 62].map((m) => ({ x: x + m * s, y, scale: rng.between(0.94, 1.05) }))
  return group([
    stamp(stage, tower, places),
    veil(stage, y, 200 * u),
    arcade(stage, { x: 0, y, w, h: s * 16, count: Math.round(w / (s * 6)), wall: '#f3e8d2', depth: 0.24 }),
  ])
}

function floor(stage: Stage, lens: Camera, far: number): string {
  const { w, h, u } = stage
  const marble = tone(stage, material.marble)
  const paint = down(stage, [
    [0, mix(marble.lit, stage.mood.haze, 0.5)],
    [0.35, marble.lit],
    [1, marble.mid],
  ])
  const bands = [-25.2, 0, 25.2].map((x) =>
    poly([
      lens.project([x - 2.2, 0, 160]),
      lens.project([x + 2.2, 0, 160]),
      lens.project([x + 2.2, 0, -24]),
      lens.project([x - 2.2, 0, -24]),
    ]),
  )
  const cross = times(9, (i) =>
    poly([
      lens.project([-90, 0, i * 12.5 - 20]),
      lens.project([90, 0, i * 12.5 - 20]),
      lens.project([90, 0, i * 12.5 - 19]),
      lens.project([-90, 0, i * 12.5 - 19]),
    ]),
  )
  return group([
    rect([0, far, w, h - far], paint),
    path(bands.join(''), mix(marble.mid, '#9c7b52', 0.35), fade(0.55)),
    path(cross.join(''), mix(marble.mid, '#9c7b52', 0.3), fade(0.35)),
    inlay(stage, lens),
    rect([0, far, w, 3 * u], marble.shade, fade(0.5)),
  ])
}

/** Stars set in the marble along the middle, and the shade of the canopies beside them. */
function inlay(stage: Stage, lens: Camera): string {
  const stone = mix(tone(stage, '#8a5f3c').mid, stage.mood.haze, 0.15)
  const star = (points: number, z: number, radius: number) =>
    poly(rosette(points, [0, z], { radius, sharpness: 0.5 }).points.map(([x, along]) => lens.project([x, 0, along])))
  const shades = times(4, (i) => {
    const z = i * 25 + 18
    const spot = (x: number) =>
      poly([
        lens.project([x - 10, 0, z - 10]),
        lens.project([x + 10, 0, z - 10]),
        lens.project([x + 10, 0, z + 10]),
        lens.project([x - 10, 0, z + 10]),
      ])
    return [-37.8, -12.6, 12.6, 37.8].map(spot).join('')
  })
  const stars = [-14, -5, 5, 16, 30, 46].map((z) => star(8, z, 3.4))
  const hearts = [-14, -5, 5, 16, 30, 46].map((z) => star(8, z, 1.7))
  return group([
    path(shades.join(''), stage.mood.fill, fade(0.13)),
    path(stars.join(''), stone, fade(0.75)),
    path(hearts.join(''), tone(stage, material.gold).lit, fade(0.9)),
  ])
}

/** A funnel of cloth: a square rim above, drawn in to the column, with a star round the throat. */
function umbrella(stage: Stage, lens: Camera, [x, z]: Point): string {
  const depth = Math.min(0.62, Math.max(0, (z - 10) / 260))
  const cloth = tone(stage, '#fbf1dc', depth)
  const gold = tone(stage, material.gold, depth)
  const blue = tone(stage, '#2b6f86', depth)
  const at = (dx: number, dz: number): Point => {
    const reach = Math.max(Math.abs(dx), Math.abs(dz))
    const y = throat + (rim - throat) * Math.sqrt(reach) + Math.abs(dx * dz) * 1.7
    return lens.project([x + dx * span, y, z + dz * span])
  }
  const rimLine: (readonly [number, number])[] = times(16, (i) => square(i / 16))
  const under = isDark(stage) ? mix(cloth.lit, '#ffd795', 0.45) : cloth.lit
  const sector = (i: number) => poly([at(0.04, 0), ...[0, 1, 2].map((k) => at(...square((i * 2 + k) / 16)))])
  const dark = times(8, sector).filter((_, i) => i % 2 === 0)
  const star = rosette(z > 40 ? 8 : 16, [0, 0], { radius: 0.66, sharpness: 0.5 }).points.map(([a, b]) => at(a, b))
  const inner = rosette(8, [0, 0], { radius: 0.36, sharpness: 0.5 }).points.map(([a, b]) => at(a, b))
  const s = lens.scale([x, 8, z])
  return group([
    path(
      poly(rimLine.map(([a, b]) => at(a, b))),
      under,
      `stroke="${gold.mid}" stroke-width="${num(Math.max(1, s * 0.16))}"`,
    ),
    z > 40 ? '' : path(dark.join(''), mix(under, stage.mood.fill, 0.13)),
    path(poly(star), blue.lit, fade(0.75)),
    path(poly(inner), gold.lit),
    column(stage, lens, { x, z, depth }),
  ])
}

/** The rim as a square run once round, from a share of the way. */
function square(share: number): readonly [number, number] {
  const turn = share * Math.PI * 2
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const k = 1 / Math.max(Math.abs(c), Math.abs(s))
  return [c * k, s * k]
}

function column(stage: Stage, lens: Camera, plan: { x: number; z: number; depth: number }): string {
  const { x, z, depth } = plan
  const stone = tone(stage, material.marble, depth)
  const gold = tone(stage, material.gold, depth)
  const s = lens.scale([x, 0, z])
  const [px, foot] = lens.project([x, 0, z])
  const top = lens.project([x, throat + 0.6, z])[1]
  const neck = foot + (top - foot) * 0.82
  const shadeX = stage.light < 0 ? px : px - s * 0.45
  return group([
    rect([px - s * 0.45, top, s * 0.9, foot - top], stone.lit),
    rect([shadeX, top, s * 0.45, foot - top], stone.mid),
    rect([px - s * 0.85, foot - s * 1.3, s * 1.7, s * 1.3], stone.lit),
    rect([stage.light < 0 ? px : px - s * 0.85, foot - s * 1.3, s * 0.85, s * 1.3], stone.shade),
    path(
      `M${num(px - s * 0.45)} ${num(neck)}L${num(px - s * 1.3)} ${num(top)}H${num(px + s * 1.3)}L${num(px + s * 0.45)} ${num(neck)}Z`,
      gold.mid,
    ),
    rect([px - s * 0.6, neck, s * 1.2, s * 0.28], gold.lit),
    isDark(stage) ? circle([px, neck + s * 0.9, s * 1.5], '#ffd795', fade(0.25)) : '',
    line(
      open([
        [px - s * 0.9, foot],
        [px + s * 0.9, foot],
      ]),
      stage.mood.fill,
      s * 0.12,
      fade(0.35),
    ),
  ])
}

export const madinahUmbrellas: Picture = {
  paint,
  alt: {
    id: 'Payung-payung pelataran Masjid Nabawi',
    en: 'The great umbrellas in the courtyard of the Prophet’s Mosque',
  },
  closest: 1.2,
  mirrors: true,
  frames: ['none', 'none', 'border', 'none', 'arch'],
}
