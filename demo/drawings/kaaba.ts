import { type Camera, camera, type Spot } from './camera.ts'
import { darker, mix } from './colour.ts'
import { crowd } from './crowd.ts'
import { arcadeRing, clockTower, towersBehind } from './haram.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky, veil } from './sky.ts'
import { down, isDark, type Stage, tone } from './stage.ts'
import { ellipse, fade, group, line, open, type Point, path, poly, times } from './svg.ts'

type Face = (along: number, up: number) => Point

// Metres: door wall 12.8, wall of the Hijr 11, height 13.1.
const [half, deep, tall] = [6.2, 5.6, 13.1]

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const height = rng.between(18, 27)
  const focal = 3750 * u * rng.between(0.94, 1.12)
  const lens = camera({ height, distance: 120, look: 6, focal, x: w / 2 + rng.between(-0.05, 0.05) * w, y: h * 0.64 })
  const horizon = lens.project([0, 0, 66])[1]
  const turn = rng.pick([0.55, 0.72, 0.88, -0.62, -0.8])
  return group([
    sky(stage, {
      horizon,
      clouds: rng.whole(2, 5),
      sunHeight: rng.between(0.24, 0.42),
      sunX: w / 2 + stage.light * w * rng.between(0.26, 0.36),
    }),
    clockTower(stage, lens),
    towersBehind(stage, lens),
    veil(stage, horizon, 300 * u),
    arcadeRing(stage, lens),
    mataf(stage, lens),
    hijr(stage, lens, turn),
    crowd(stage, lens, circling(stage, lens, 'behind')),
    house(stage, lens, turn),
    crowd(stage, lens, circling(stage, lens, 'before')),
  ])
}

function ring(lens: Camera, radius: number): string {
  return poly(
    times(40, (i) => lens.project([radius * Math.cos((i / 20) * Math.PI), 0, radius * Math.sin((i / 20) * Math.PI)])),
  )
}

/** White marble in rings and rays round the House. */
function mataf(stage: Stage, lens: Camera): string {
  const { w, h, u, mood } = stage
  const marble = tone(stage, material.marble)
  const top = lens.project([0, 0, 58])[1]
  const floor = down(stage, [
    [0, mix(marble.lit, mood.haze, 0.5)],
    [0.45, marble.lit],
    [1, marble.mid],
  ])
  const rays = times(40, (i) => {
    const angle = (i / 20) * Math.PI
    const spot = (r: number): Spot => [r * Math.cos(angle), 0, Math.max(-70, r * Math.sin(angle))]
    return open([lens.project(spot(13)), lens.project(spot(56))])
  })
  const rings = [14, 19, 26, 35, 46].map((r) => line(ring(lens, r), marble.shade, 1.6 * u, fade(0.3)))
  const shine = isDark(stage) ? mix(marble.bright, '#ffe2ac', 0.5) : marble.bright
  return group([
    path(`M0 ${top}H${w}V${h}H0Z`, floor),
    path(ring(lens, 24), shine, fade(0.4)),
    line(rays.join(''), marble.shade, 1.4 * u, fade(0.22)),
    ...rings,
  ])
}

/** Nearer the House they stand closer; the two halves are drawn before and after it. */
function circling(stage: Stage, lens: Camera, half: 'behind' | 'before'): Spot[] {
  const { rng, w, h } = stage
  const spots = times(half === 'behind' ? 420 : 640, (): Spot => {
    const r = 11 + rng.next() ** 1.9 * 40
    const angle = (half === 'behind' ? 1 : -1) * rng.next() * Math.PI
    return [r * Math.cos(angle), 0, r * Math.sin(angle)]
  })
  const seen = (spot: Spot) => {
    const [x, y] = lens.project(spot)
    return x > 0 && x < w && y < h * 1.02
  }
  return spots.filter(seen).sort((a, b) => b[2] - a[2])
}

function turned(x: number, z: number, turn: number): readonly [number, number] {
  return [x * Math.cos(turn) - z * Math.sin(turn), x * Math.sin(turn) + z * Math.cos(turn)]
}

/** The low half-circle of marble north-west of the House, beyond the wall to the right of the door. */
function hijr(stage: Stage, lens: Camera, turn: number): string {
  const marble = tone(stage, material.marble)
  const at = (angle: number, y: number): Point => {
    const [x, z] = turned(half + 1.8 + 6.5 * Math.cos(angle), 6.5 * Math.sin(angle), turn)
    return lens.project([x, y, z])
  }
  const angles = times(15, (i) => -Math.PI / 2 + (i / 14) * Math.PI)
  const band = [...angles.map((a) => at(a, 1.3)), ...angles.toReversed().map((a) => at(a, 0))]
  return group([path(poly(band), marble.mid), line(open(angles.map((a) => at(a, 1.3))), marble.bright, 4 * stage.u)])
}

function house(stage: Stage, lens: Camera, turn: number): string {
  const point = (x: number, y: number, z: number): Point => {
    const [tx, tz] = turned(x, z, turn)
    return lens.project([tx, y, tz])
  }
  const door: Face = (along, up) => point(-half + along * 2 * half, up * tall, -deep)
  const hijrSide: Face = (along, up) => point(half, up * tall, -deep + along * 2 * deep)
  const yemeniSide: Face = (along, up) => point(-half, up * tall, deep - along * 2 * deep)
  const [cx, cy] = lens.project([0, 0, 0])
  const other = turn > 0 ? yemeniSide : hijrSide
  const doorLit = (turn > 0 ? 1 : -1) === stage.light
  const roof = [point(-half, tall, -deep), point(half, tall, -deep), point(half, tall, deep), point(-half, tall, deep)]
  return group([
    ellipse(
      [cx - stage.light * 60 * stage.u, cy + 10 * stage.u, 330 * stage.u, 80 * stage.u],
      stage.mood.fill,
      fade(0.28),
    ),
    path(poly(roof), tone(stage, '#ece5d6').bright),
    line(poly(roof), material.gold, 2.5 * stage.u),
    wall(stage, other, { lit: !doorLit, door: false }),
    wall(stage, door, { lit: doorLit, door: true }),
  ])
}

function wall(stage: Stage, face: Face, { lit, door }: { lit: boolean; door: boolean }): string {
  const cloth = lit
    ? mix(material.kiswah, stage.mood.key, 0.13)
    : mix(darker(material.kiswah, 0.2), stage.mood.fill, 0.12)
  const gold = lit ? mix(material.gold, '#ffe6a3', 0.35) : mix(material.gold, '#6d4a14', 0.3)
  const box = (a: number, b: number, c: number, d: number) => poly([face(a, c), face(b, c), face(b, d), face(a, d)])
  const marble = tone(stage, material.marble)
  const folds = times(11, (i) => open([face((i + 1) / 12, 0.06), face((i + 1) / 12, 0.68)]))
  return group([
    path(box(-0.015, 1.015, 0, 0.045), lit ? marble.lit : marble.mid),
    path(box(0, 1, 0.04, 1), cloth),
    line(folds.join(''), lit ? mix(cloth, '#ffffff', 0.1) : darker(cloth, 0.4), 2 * stage.u, fade(0.6)),
    band(face, { gold, cloth, u: stage.u }),
    door ? doorway(face, { gold, cloth }) : '',
    path(box(0, 1, 0.985, 1), gold, fade(0.8)),
  ])
}

/** The hizam, and the small lamps sewn below it: geometry only, never letters. */
function band(face: Face, { gold, cloth, u }: { gold: string; cloth: string; u: number }): string {
  const box = (a: number, b: number, c: number, d: number) => poly([face(a, c), face(b, c), face(b, d), face(a, d)])
  const diamonds = times(12, (i) => {
    const [a, m, b] = [i / 12, (i + 0.5) / 12, (i + 1) / 12]
    return poly([face(a, 0.73), face(m, 0.753), face(b, 0.73), face(m, 0.706)])
  })
  const lamps = times(6, (i) => {
    const m = (i + 0.5) / 6
    return poly([face(m, 0.665), face(m + 0.028, 0.635), face(m, 0.605), face(m - 0.028, 0.635)])
  })
  return group([
    path(box(0, 1, 0.69, 0.77), gold),
    path(diamonds.join(''), cloth, fade(0.85)),
    line(open([face(0, 0.682), face(1, 0.682)]) + open([face(0, 0.778), face(1, 0.778)]), gold, 2 * u),
    path(lamps.join(''), gold),
  ])
}

/** The door stands high, nearer the corner of the Black Stone. */
function doorway(face: Face, { gold, cloth }: { gold: string; cloth: string }): string {
  const box = (a: number, b: number, c: number, d: number) => poly([face(a, c), face(b, c), face(b, d), face(a, d)])
  return group([
    path(box(0.22, 0.43, 0.15, 0.6), mix(gold, cloth, 0.35)),
    path(box(0.245, 0.405, 0.17, 0.44), mix(gold, '#fff2c4', 0.25)),
    path(box(0.262, 0.318, 0.19, 0.42) + box(0.332, 0.388, 0.19, 0.42), gold),
    path(box(0.245, 0.405, 0.455, 0.58), gold, fade(0.75)),
  ])
}

export const kaaba: Picture = {
  paint,
  alt: { id: 'Ka’bah di tengah mataf Masjidil Haram', en: 'The Kaaba in the mataf of the Grand Mosque' },
  mirrors: false,
  frames: ['none', 'arch', 'none', 'lanterns', 'none', 'border', 'none', 'ogee'],
}
