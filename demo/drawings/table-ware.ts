import { mix } from './colour.ts'
import { underneath } from './indoors.ts'
import { type Stage, tone } from './stage.ts'
import { circle, ellipse, fade, group, line, num, path } from './svg.ts'

export type Thing = { x: number; y: number; s: number; colour: string }

/** Outline of something turned on a wheel: half-widths from the foot up, mirrored. */
export function turned(
  { x, y, s }: { x: number; y: number; s: number },
  half: readonly (readonly [number, number])[],
): { full: string; dark: (light: number) => string; bright: (light: number) => string } {
  const side = (k: number) => {
    let d = ''
    half.forEach(([r, up], i) => {
      const before = half[i - 1]
      if (!before) {
        d += `${num(x + k * r * s)} ${num(y - up * s)}`
        return
      }
      const middle = (before[1] + up) / 2
      d += `C${num(x + k * before[0] * s)} ${num(y - middle * s)} ${num(x + k * r * s)} ${num(y - middle * s)} ${num(x + k * r * s)} ${num(y - up * s)}`
    })
    return d
  }
  const band = (from: number, to: number) => {
    const last = half.at(-1)?.[1] ?? 0
    const first = half[0]?.[1] ?? 0
    const strip = `M${side(from)}L${num(x)} ${num(y - last * s)}L${num(x)} ${num(y - first * s)}Z`
    return to === 0 ? strip : `${strip}M${side(to)}L${num(x)} ${num(y - last * s)}L${num(x)} ${num(y - first * s)}Z`
  }
  return {
    full: band(1, -1),
    dark: (light) => band(-light, -light * 0.34),
    bright: (light) => band(light * 0.74, light * 0.52),
  }
}

/** Arabian coffee pot, brass. */
export function dallah(stage: Stage, thing: Thing): string {
  const { x, y, s, colour } = thing
  const brass = tone(stage, colour)
  const body = turned(thing, [
    [70, 0],
    [64, 12],
    [92, 70],
    [40, 160],
    [52, 206],
    [56, 214],
  ])
  const lid = turned({ x, y: y - 214 * s, s }, [
    [54, 0],
    [40, 30],
    [10, 62],
    [6, 84],
  ])
  const spout = `M${num(x + 66 * s)} ${num(y - 120 * s)}Q${num(x + 120 * s)} ${num(y - 130 * s)} ${num(x + 150 * s)} ${num(y - 214 * s)}Q${num(x + 120 * s)} ${num(y - 178 * s)} ${num(x + 40 * s)} ${num(y - 168 * s)}Z`
  return group([
    underneath(stage, { x, y, w: 200 * s }),
    path(spout, brass.lit),
    line(
      `M${num(x - 46 * s)} ${num(y - 200 * s)}C${num(x - 150 * s)} ${num(y - 220 * s)} ${num(x - 146 * s)} ${num(y - 70 * s)} ${num(x - 84 * s)} ${num(y - 62 * s)}`,
      brass.mid,
      13 * s,
      'stroke-linecap="round"',
    ),
    path(body.full, brass.lit),
    path(body.dark(stage.light), brass.mid, 'fill-rule="evenodd"'),
    path(body.bright(stage.light), brass.bright, 'fill-rule="evenodd"'),
    path(lid.full, brass.lit),
    path(lid.dark(stage.light), brass.mid, 'fill-rule="evenodd"'),
    circle([x, y - 304 * s, 11 * s], brass.lit),
    line(
      `M${num(x - 56 * s)} ${num(y - 214 * s)}h${num(112 * s)}M${num(x - 40 * s)} ${num(y - 160 * s)}h${num(80 * s)}`,
      brass.shade,
      4 * s,
    ),
  ])
}

export function cup(stage: Stage, thing: Thing): string {
  const { x, y, s } = thing
  const china = tone(stage, thing.colour)
  const body = turned(thing, [
    [24, 0],
    [28, 8],
    [44, 40],
    [50, 66],
  ])
  return group([
    underneath(stage, { x, y, w: 90 * s }),
    path(body.full, china.lit),
    path(body.dark(stage.light), china.mid, 'fill-rule="evenodd"'),
    ellipse([x, y - 66 * s, 50 * s, 11 * s], china.bright),
    ellipse([x, y - 65 * s, 42 * s, 8 * s], '#6b4423'),
    line(
      `M${num(x - 40 * s)} ${num(y - 38 * s)}Q${num(x)} ${num(y - 28 * s)} ${num(x + 40 * s)} ${num(y - 38 * s)}`,
      tone(stage, '#c58b2b').lit,
      5 * s,
    ),
  ])
}

/** A straight glass, filled to a share of its height. */
export function glass(stage: Stage, { x, y, s }: { x: number; y: number; s: number }, full: number): string {
  const water = mix('#bfe6ea', stage.mood.haze, 0.12)
  const [low, high, tall] = [44 * s, 58 * s, 170 * s]
  const at = (t: number) => low + (high - low) * t
  const side = (t0: number, t1: number) =>
    `M${num(x - at(t0))} ${num(y - tall * t0)}L${num(x - at(t1))} ${num(y - tall * t1)}H${num(x + at(t1))}L${num(x + at(t0))} ${num(y - tall * t0)}Z`
  return group([
    underneath(stage, { x, y, w: 110 * s }),
    path(side(0, 1), '#ffffff', fade(0.3)),
    path(side(0.07, full), water, fade(0.85)),
    ellipse([x, y - tall * full, at(full), 10 * s], '#eafafa', fade(0.95)),
    ellipse([x, y - tall * 0.07, at(0.07), 8 * s], water),
    line(
      `M${num(x + stage.light * at(0.2) * 0.7)} ${num(y - tall * 0.2)}L${num(x + stage.light * at(0.9) * 0.74)} ${num(y - tall * 0.9)}`,
      '#ffffff',
      7 * s,
      `stroke-linecap="round" ${fade(0.8)}`,
    ),
    `<ellipse cx="${num(x)}" cy="${num(y - tall)}" rx="${num(high)}" ry="${num(11 * s)}" fill="none" stroke="#ffffff" stroke-width="${num(3.5 * s)}" opacity="0.9"/>`,
  ])
}

export function tray(stage: Stage, { x, y, s, colour }: Thing): string {
  const brass = tone(stage, colour)
  return group([
    underneath(stage, { x, y: y + 16 * s, w: 640 * s }),
    ellipse([x, y + 10 * s, 320 * s, 56 * s], brass.shade),
    ellipse([x, y, 320 * s, 54 * s], brass.lit),
    ellipse([x, y, 290 * s, 45 * s], brass.mid),
    ellipse([x + stage.light * 20 * s, y + 3 * s, 262 * s, 39 * s], brass.lit),
  ])
}
