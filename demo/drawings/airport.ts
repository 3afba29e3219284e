import { lighter, mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { ridge } from './land.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { sky, veil } from './sky.ts'
import { down, type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path, poly, rect, times } from './svg.ts'

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const sill = h * 0.74
  const apron = sill - 120 * u
  return group([
    sky(stage, { horizon: apron, sunX: w * rng.between(0.66, 0.8), sunHeight: rng.between(0.4, 0.7) }),
    takingOff(stage, w * rng.between(0.7, 0.8), h * rng.between(0.24, 0.32)),
    ridge(stage, { y: apron, rise: 80 * u, colour: tone(stage, '#8d8a86', 0.6).mid, bumps: 6 }),
    controlTower(stage, w * rng.between(0.8, 0.88), apron + 10 * u),
    veil(stage, apron, 150 * u),
    rect([0, apron, w, sill - apron + 2], tone(stage, '#c9c4b8', 0.24).lit),
    line(
      `M0 ${num(apron + 62 * u)}H${w}`,
      tone(stage, material.gold).lit,
      5 * u,
      `stroke-dasharray="${num(70 * u)} ${num(40 * u)}" ${fade(0.8)}`,
    ),
    aircraft(stage, w * rng.between(0.4, 0.48), apron + 60 * u),
    hall(stage, sill),
    ...luggage(stage, sill),
  ])
}

/** An airliner seen from beside, nose towards the light. */
function aircraft(stage: Stage, x: number, y: number): string {
  const { u, rng } = stage
  const skin = tone(stage, '#fdfaf3')
  const livery = tone(stage, rng.pick(['#0e5a4a', '#1d6d86', '#7c2f3b', '#b5792a', '#2b3f74']))
  const gold = tone(stage, material.gold)
  const p = (dx: number, dy: number) => `${num(x + dx * u)} ${num(y + dy * u)}`
  const body = `M${p(-430, -92)}L${p(300, -100)}C${p(390, -98)} ${p(446, -70)} ${p(462, -48)}C${p(450, -26)} ${p(400, -12)} ${p(320, -10)}L${p(-250, -10)}C${p(-340, -20)} ${p(-420, -50)} ${p(-470, -84)}Z`
  const belly = `M${p(462, -48)}C${p(450, -26)} ${p(400, -12)} ${p(320, -10)}L${p(-250, -10)}C${p(-340, -20)} ${p(-420, -50)} ${p(-470, -84)}C${p(-300, -44)} ${p(200, -40)} ${p(462, -48)}Z`
  const tail = `M${p(-470, -88)}L${p(-520, -270)}L${p(-450, -270)}L${p(-300, -94)}Z`
  const wing = `M${p(40, -46)}L${p(-190, 26)}L${p(-130, 26)}L${p(130, -40)}Z`
  const seats = times(26, (i) => `M${p(-320 + i * 24, -66)}h${num(10 * u)}v${num(-14 * u)}h${num(-10 * u)}z`)
  return group([
    ellipse([x - 10 * u, y + 34 * u, 440 * u, 14 * u], stage.mood.fill, fade(0.3)),
    path(tail, livery.lit),
    path(`M${p(-512, -240)}L${p(-424, -240)}L${p(-400, -210)}L${p(-503, -210)}Z`, gold.lit),
    path(body, skin.lit),
    path(belly, skin.mid),
    line(`M${p(-440, -70)}C${p(-200, -46)} ${p(200, -44)} ${p(450, -54)}`, livery.lit, 9 * u),
    path(seats.join(''), livery.shade),
    path(`M${p(392, -78)}L${p(424, -74)}L${p(438, -62)}L${p(396, -62)}Z`, livery.deep),
    path(`M${p(-420, -76)}L${p(-530, -52)}L${p(-480, -50)}L${p(-370, -66)}Z`, skin.shade),
    path(wing, skin.shade),
    rect([x - 40 * u, y - 16 * u, 104 * u, 40 * u], livery.mid, `rx="${num(20 * u)}"`),
    rect([x + 44 * u, y - 14 * u, 20 * u, 36 * u], skin.bright, `rx="${num(10 * u)}"`),
    ...[-90, -50, 330].map((dx) => circle([x + dx * u, y + 22 * u, 15 * u], material.ink)),
  ])
}

function takingOff(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const c = tone(stage, '#f6f3ea', 0.2)
  return group(
    [
      line(`M${num(-340 * u)} ${num(44 * u)}L${num(-60 * u)} 0`, c.bright, 4 * u, fade(0.6)),
      path(
        poly([
          [-60 * u, 6 * u],
          [-76 * u, -22 * u],
          [-58 * u, -20 * u],
          [-34 * u, -4 * u],
          [40 * u, -14 * u],
          [56 * u, -8 * u],
          [44 * u, 0],
          [-40 * u, 8 * u],
        ]),
        c.lit,
      ),
      path(
        poly([
          [6 * u, -4 * u],
          [-28 * u, 24 * u],
          [-16 * u, 24 * u],
          [24 * u, -4 * u],
        ]),
        c.shade,
      ),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(-9)"`,
  )
}

function controlTower(stage: Stage, x: number, y: number): string {
  const { u } = stage
  const c = tone(stage, '#e9e2d3', 0.36)
  return group([
    path(
      poly([
        [x - 16 * u, y],
        [x - 10 * u, y - 200 * u],
        [x + 10 * u, y - 200 * u],
        [x + 16 * u, y],
      ]),
      c.lit,
    ),
    path(
      poly([
        [x - 14 * u, y - 196 * u],
        [x - 48 * u, y - 236 * u],
        [x + 48 * u, y - 236 * u],
        [x + 14 * u, y - 196 * u],
      ]),
      c.mid,
    ),
    rect([x - 46 * u, y - 266 * u, 92 * u, 30 * u], tone(stage, '#3f6a78', 0.3).lit),
    rect([x - 52 * u, y - 276 * u, 104 * u, 12 * u], c.bright),
    line(`M${num(x)} ${num(y - 276 * u)}v${num(-44 * u)}`, c.mid, 4 * u),
  ])
}

/** The hall's glass front: slim posts that branch like palms, and a polished floor. */
function hall(stage: Stage, sill: number): string {
  const { w, h, u } = stage
  const frameColour = mix(tone(stage, '#efe6d6').mid, stage.mood.fill, 0.2)
  const floor = tone(stage, '#e9dfcc')
  const shine = down(stage, [
    [0, mix(floor.lit, stage.mood.sky[3], 0.5)],
    [1, floor.mid],
  ])
  const bay = w / Math.round(w / (400 * u))
  const posts = times(w / bay + 1, (i) => {
    const x = i * bay
    return `M${num(x)} ${num(sill)}V${num(150 * u)}M${num(x)} ${num(230 * u)}Q${num(x)} ${num(80 * u)} ${num(x + bay / 2)} ${num(64 * u)}M${num(x)} ${num(230 * u)}Q${num(x)} ${num(80 * u)} ${num(x - bay / 2)} ${num(64 * u)}`
  })
  const ornament = girihFill(stage, 8, { size: 64 * u, line: mix(frameColour, material.gold, 0.6), width: 2.4 * u })
  return group([
    rect([0, 0, w, 66 * u], frameColour),
    rect([0, 0, w, 64 * u], ornament, fade(0.8)),
    line(posts.join(''), frameColour, 12 * u),
    line(`M0 ${num(sill * 0.62)}H${w}`, frameColour, 5 * u, fade(0.8)),
    rect([0, sill, w, h - sill], shine),
    rect([0, sill - 10 * u, w, 18 * u], frameColour),
    path(
      times(
        5,
        (i) =>
          `M${num(bay * i - 60 * u)} ${num(h)}L${num(bay * i + 20 * u)} ${num(sill + 10 * u)}h${num(bay * 0.7)}L${num(bay * i + bay * 0.8 - 60 * u)} ${num(h)}Z`,
      ).join(''),
      lighter(stage.mood.sky[3], 0.3),
      fade(0.32),
    ),
  ])
}

function luggage(stage: Stage, sill: number): string[] {
  const { w, u, rng } = stage
  const x = w * rng.between(0.56, 0.62)
  const y = sill + (stage.h - sill) * 0.72
  const colours = rng.pick([
    ['#0e5a4a', '#c58b2b', '#f2e6cf'],
    ['#7c2f3b', '#e3c08a', '#2b4f5c'],
    ['#1d6d86', '#f0d9b0', '#c4674a'],
  ])
  return [
    suitcase(stage, { x: x + 128 * u, y: y - 8 * u, s: 0.82 * u, colour: colours[2] ?? '#f2e6cf' }),
    suitcase(stage, { x, y, s: u, colour: colours[0] ?? '#0e5a4a' }),
    suitcase(stage, { x: x - 112 * u, y: y + 16 * u, s: 0.68 * u, colour: colours[1] ?? '#c58b2b' }),
  ]
}

function suitcase(stage: Stage, { x, y, s, colour }: { x: number; y: number; s: number; colour: string }): string {
  const skin = tone(stage, colour)
  const grooves = times(4, (i) => `M${num(x - 48 * s + i * 32 * s)} ${num(y - 150 * s)}V${num(y - 28 * s)}`)
  return group([
    ellipse([x, y, 96 * s, 11 * s], stage.mood.fill, fade(0.34)),
    line(
      `M${num(x - 28 * s)} ${num(y - 168 * s)}V${num(y - 236 * s)}H${num(x + 28 * s)}V${num(y - 168 * s)}`,
      tone(stage, '#8d9aa0').mid,
      7 * s,
      'stroke-linejoin="round"',
    ),
    rect([x - 74 * s, y - 176 * s, 148 * s, 168 * s], skin.lit, `rx="${num(18 * s)}"`),
    rect([stage.light < 0 ? x + 18 * s : x - 74 * s, y - 176 * s, 56 * s, 168 * s], skin.mid, `rx="${num(18 * s)}"`),
    line(grooves.join(''), skin.shade, 4 * s, 'stroke-linecap="round"'),
    circle([x - 52 * s, y - 4 * s, 9 * s], material.ink),
    circle([x + 52 * s, y - 4 * s, 9 * s], material.ink),
  ])
}

export const airport: Picture = {
  paint,
  alt: {
    id: 'Pesawat di balik kaca terminal, koper siap berangkat',
    en: 'An airliner beyond the terminal’s glass, luggage ready to go,',
  },
  closest: 1.1,
  mirrors: true,
  frames: ['none'],
}
