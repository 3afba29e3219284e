import { darker, lighter, mix } from './colour.ts'
import { girihFill } from './girih.ts'
import { material } from './palette.ts'
import type { Picture } from './scene.ts'
import { cumulus, sky } from './sky.ts'
import { clip, down, type Stage, tone } from './stage.ts'
import { fade, group, line, num, path, poly, rect, times } from './svg.ts'

type Pane = { x: number; y: number; w: number; h: number }

function rounded({ x, y, w, h }: Pane, grow: number): string {
  const [l, t, wide, tall] = [x - w / 2 - grow, y - h / 2 - grow, w + grow * 2, h + grow * 2]
  const r = wide * 0.46
  return `M${num(l + r)} ${num(t)}h${num(wide - 2 * r)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r)}v${num(tall - 2 * r)}a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(r)}h${num(-(wide - 2 * r))}a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(-r)}v${num(-(tall - 2 * r))}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-r)}Z`
}

function paint(stage: Stage): string {
  const { w, h, u, rng } = stage
  const tall = Math.min(h * 0.86, 1040 * u)
  const pane: Pane = { x: w * rng.between(0.47, 0.53), y: h * 0.5, w: tall * 0.72, h: tall }
  const gap = pane.w * 1.5
  const panes = [pane, { ...pane, x: pane.x - gap }, { ...pane, x: pane.x + gap }]
  const cabin = mix(lighter(stage.mood.haze, 0.5), '#f2ece1', 0.6)
  const wall = down(stage, [
    [0, mix(cabin, stage.mood.fill, 0.1)],
    [1, mix(cabin, stage.mood.fill, 0.34)],
  ])
  return group([
    rect([0, 0, w, h], wall),
    rect([0, 0, w, h], girihFill(stage, 8, { size: 150 * u, line: darker(cabin, 0.12), width: 2 * u }), fade(0.35)),
    ...panes.map((each) => path(rounded(each, 64 * u), mix(cabin, '#ffffff', 0.45))),
    ...panes.map((each) => path(rounded(each, 44 * u), mix(cabin, stage.mood.fill, 0.26))),
    ...panes.map((each) => path(rounded(each, 20 * u), mix(cabin, stage.mood.fill, 0.46))),
    group([outside(stage, h * rng.between(0.54, 0.62))], clip(stage, panes.map((each) => rounded(each, 0)).join(''))),
    ...panes.map((each) => line(rounded(each, 0), mix(cabin, stage.mood.fill, 0.7), 5 * u)),
    ...panes.map((each, i) => blind(stage, each, i === 0 ? 0 : rng.between(0.1, 0.5))),
  ])
}

function outside(stage: Stage, horizon: number): string {
  const { w, h, u, rng } = stage
  const below = tone(stage, rng.pick([material.sand, material.water, '#9db9c4']), 0.45)
  const cloud = tone(stage, '#ffffff')
  const floor = down(stage, [
    [0, mix(below.lit, stage.mood.haze, 0.6)],
    [1, below.mid],
  ])
  const bank = (y: number, span: number, colour: string) =>
    times(9, (i) =>
      cumulus(stage, {
        x: (i / 8) * w + rng.between(-60, 60) * u,
        y: y + rng.between(-14, 14) * u,
        span: span * rng.between(0.7, 1.2),
        colour,
      }),
    )
  return group([
    sky(stage, { horizon, clouds: 3, sunX: w * rng.between(0.4, 0.58), sunHeight: rng.between(0.45, 0.75) }),
    rect([0, horizon, w, h - horizon], floor),
    ...bank(horizon + 34 * u, 240 * u, mix(cloud.mid, stage.mood.haze, 0.5)),
    ...bank(horizon + 130 * u, 330 * u, mix(cloud.lit, stage.mood.haze, 0.25)),
    wing(stage, h),
    ...bank(h * 0.99, 460 * u, cloud.bright),
  ])
}

/** The wing comes in from below and runs away to its tip. */
function wing(stage: Stage, h: number): string {
  const { w, u, rng } = stage
  const steel = tone(stage, '#e4e9ea')
  const livery = rng.pick(['#0e5a4a', '#c58b2b', '#1d6d86', '#7c2f3b'])
  const paint = tone(stage, livery)
  const x = w / 2
  const y = h * 0.62
  const p = (dx: number, dy: number) => [x + dx * u, y + dy * u] as const
  return group([
    path(poly([p(-560, 420), p(-120, 120), p(212, -28), p(250, -30), p(120, 90), p(-120, 420)]), steel.lit),
    path(poly([p(-560, 420), p(-120, 120), p(212, -28), p(-90, 150), p(-420, 420)]), steel.bright),
    path(poly([p(-30, 160), p(60, 120), p(-40, 262), p(-130, 300)]), steel.mid, fade(0.6)),
    line(
      `M${num(x + 232 * u)} ${num(y - 20 * u)}L${num(x - 250 * u)} ${num(y + 420 * u)}`,
      steel.shade,
      3 * u,
      fade(0.5),
    ),
    path(poly([p(206, -26), p(238, -150), p(272, -172), p(276, -160), p(254, -32)]), paint.lit),
    path(poly([p(238, -150), p(272, -172), p(276, -160), p(262, -80), p(228, -80)]), tone(stage, material.gold).lit),
  ])
}

function blind(stage: Stage, pane: Pane, share: number): string {
  if (share === 0) return ''
  const cover = mix('#f7f1e6', stage.mood.fill, 0.16)
  const shape = clip(stage, rounded(pane, 0))
  const tall = pane.h * share
  return group(
    [
      rect([pane.x - pane.w / 2, pane.y - pane.h / 2, pane.w, tall], cover),
      rect(
        [pane.x - pane.w / 2, pane.y - pane.h / 2 + tall - 16 * stage.u, pane.w, 16 * stage.u],
        mix(cover, stage.mood.fill, 0.25),
      ),
    ],
    shape,
  )
}

export const aircraftWindow: Picture = {
  paint,
  alt: { id: 'Sayap pesawat dan awan dari jendela kabin', en: 'Wing and clouds through an aircraft window' },
  closest: 1.1,
  mirrors: true,
  frames: ['none'],
}
