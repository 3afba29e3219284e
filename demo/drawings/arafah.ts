import { lighter, mix } from './colour.ts'
import { ridge } from './land.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { birds, sky, veil } from './sky.ts'
import { down, type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, num, type Point, path, poly, rect, smooth, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const plain = h * 0.7
  const x = w * rng.between(0.44, 0.54)
  const s = u * rng.between(0.95, 1.1)
  return group([
    sky(stage, { horizon: plain, sunX: x + (rng.chance(0.5) ? 40 : 330) * u, sunHeight: rng.between(0.3, 0.44) }),
    birds(stage, w * 0.16, h * 0.2),
    ridge(stage, { y: plain - 90 * u, rise: 190 * u, colour: tone(stage, '#9a7f74', 0.66).mid, bumps: 7 }),
    veil(stage, plain - 40 * u, 240 * u),
    ridge(stage, { y: plain - 30 * u, rise: 110 * u, colour: tone(stage, '#a98a72', 0.46).mid, bumps: 5 }),
    veil(stage, plain + 10 * u, 160 * u),
    rect(
      [0, plain, w, h - plain],
      down(stage, [
        [0, tone(stage, material.sand, 0.3).lit],
        [1, tone(stage, material.sand).mid],
      ]),
    ),
    hill(stage, { x, y: plain + 40 * u, s }),
    tentRows(stage, plain),
  ])
}

/** Granite heaped on granite, steps up one side, the white pillar on the top. */
function hill(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const { light } = stage
  const rock = tone(stage, '#b08a6c')
  const side = (k: number): Point[] => [
    [x + k * 60 * s, y - 330 * s],
    [x + k * 150 * s, y - 300 * s],
    [x + k * 236 * s, y - 224 * s],
    [x + k * 330 * s, y - 176 * s],
    [x + k * 420 * s, y - 90 * s],
    [x + k * 560 * s, y - 30 * s],
    [x + k * 660 * s, y],
  ]
  const outline = `${smooth([...side(-1).toReversed(), ...side(1)])}Z`
  const shadowSide = `${smooth([[x - light * 30 * s, y - 334 * s], ...side(-light)])}L${num(x - light * 60 * s)} ${num(y)}L${num(x - light * 110 * s)} ${num(y - 130 * s)}Z`
  return group([
    ellipse([x - light * 120 * s, y + 6 * s, 700 * s, 34 * s], stage.mood.fill, fade(0.3)),
    path(outline, rock.lit),
    path(shadowSide, rock.mid),
    boulders(stage, { x, y, s }),
    steps(stage, { x, y, s }),
    pillar(stage, { x, y: y - 326 * s, s }),
    path(pilgrimMarks(stage, { x, y, s }), lighter(material.marble, 0.4)),
  ])
}

function boulders(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const { rng, light } = stage
  const rock = tone(stage, '#b08a6c')
  return times(54, () => {
    const t = rng.next() ** 0.75
    const dx = rng.between(-1, 1) * (60 + t * 470) * s
    const r = rng.between(12, 34) * s * (0.6 + t * 0.6)
    if (Math.abs(dx) > (90 + t * 430) * s) return ''
    const skin = dx * light < 20 * s ? { body: rock.shade, face: rock.mid } : { body: rock.mid, face: rock.bright }
    return boulder({ x: x + dx, y: y - 318 * s + t * 300 * s, r, light, ...skin })
  }).join('')
}

function boulder(plan: { x: number; y: number; r: number; light: number; body: string; face: string }): string {
  const { x, y, r, light, body, face } = plan
  return group([
    path(
      poly([
        [x - r, y],
        [x - r * 0.8, y - r * 0.6],
        [x - r * 0.1, y - r * 0.9],
        [x + r * 0.7, y - r * 0.6],
        [x + r, y],
        [x, y + r * 0.2],
      ]),
      body,
    ),
    path(
      poly([
        [x - r * 0.1, y - r * 0.9],
        [x + light * r * 0.75, y - r * 0.6],
        [x + light * r, y],
        [x + light * r * 0.2, y - r * 0.3],
      ]),
      face,
      fade(0.8),
    ),
  ])
}

/** People in white, up the steps and among the rocks: seen from very far. */
function pilgrimMarks(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const { rng } = stage
  return times(190, () => {
    const t = rng.next() ** 0.8
    const dx = rng.between(-1, 1) * (50 + t * 380) * s
    const py = y - 326 * s + t * 300 * s + Math.abs(dx) * 0.2
    return `M${num(x + dx - 2.6 * s)} ${num(py)}q0 ${num(-11 * s)} ${num(2.6 * s)} ${num(-11 * s)}t${num(2.6 * s)} ${num(11 * s)}z`
  }).join('')
}

function steps(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const pale = tone(stage, '#f0e2c8')
  const points: Point[] = [
    [x + 26 * s, y - 326 * s],
    [x + 120 * s, y - 250 * s],
    [x + 60 * s, y - 170 * s],
    [x + 190 * s, y - 90 * s],
    [x + 130 * s, y],
  ]
  return group([
    line(smooth(points), pale.mid, 24 * s),
    line(smooth(points), pale.lit, 16 * s, `stroke-dasharray="${num(6 * s)} ${num(5 * s)}"`),
  ])
}

function pillar(stage: Stage, { x, y, s }: { x: number; y: number; s: number }): string {
  const white = tone(stage, '#fffdf6')
  const dark = stage.light < 0 ? x : x - 17 * s
  return group([
    rect([x - 48 * s, y - 12 * s, 96 * s, 16 * s], white.mid),
    rect([x - 17 * s, y - 112 * s, 34 * s, 102 * s], white.bright),
    rect([dark, y - 112 * s, 17 * s, 102 * s], white.mid),
    path(
      poly([
        [x - 17 * s, y - 112 * s],
        [x, y - 124 * s],
        [x + 17 * s, y - 112 * s],
      ]),
      white.lit,
    ),
  ])
}

/** The white city of tents on the plain, in ranks that grow as they come near. */
function tentRows(stage: Stage, plain: number): string {
  const { w, h, u, light } = stage
  const cloth = tone(stage, '#fffaf0')
  return times(5, (row) => {
    const t = row / 4
    const y = plain + 66 * u + (h - plain - 70 * u) * t ** 1.2
    const size = (17 + t * 40) * u
    const count = Math.ceil(w / (size * 2.9)) + 2
    const [eave, top] = [num(y - size * 0.4), num(y - size * 1.25)]
    const xs = times(count, (i) => (i - 0.5 + (row % 2) * 0.5) * size * 2.9)
    const walls = xs.map((x) => `M${num(x - size * 0.9)} ${num(y)}V${eave}h${num(size * 1.8)}V${num(y)}Z`)
    const roofs = xs.map((x) => `M${num(x - size)} ${eave}L${num(x)} ${top}L${num(x + size)} ${eave}Z`)
    const sides = xs.map(
      (x) => `M${num(x - light * size)} ${eave}L${num(x)} ${top}L${num(x - light * size * 0.3)} ${eave}Z`,
    )
    const away = (colour: string) => mix(colour, stage.mood.haze, 0.3 * (1 - t))
    return group([
      path(walls.join(''), away(cloth.shade)),
      path(roofs.join(''), away(cloth.bright)),
      path(sides.join(''), away(cloth.mid)),
    ])
  }).join('')
}

export const hillsOfMercy: Picture = {
  paint,
  alt: {
    id: 'Jabal Rahmah di Arafah dengan tenda-tenda putih',
    en: 'Jabal al-Rahmah at Arafah above rows of white tents',
  },
  closest: 1.14,
  mirrors: true,
  frames: ['none', 'arch', 'none', 'border'],
}
