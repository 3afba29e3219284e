import { darker, lighter, mix } from './colour.ts'
import type { Mood } from './palette.ts'
import type { Random } from './random.ts'
import { num } from './svg.ts'

export type Shape = 'card' | 'wide' | 'tall' | 'square'
export const sizes = {
  card: [1600, 1200],
  wide: [2000, 900],
  tall: [1200, 1600],
  square: [1200, 1200],
} as const

export type Stage = {
  w: number
  h: number
  /** One pixel of a card, scaled so that a subject keeps its share of every shape. */
  u: number
  shape: Shape
  seed: number
  name: string
  rng: Random
  mood: Mood
  prefix: string
  defs: string[]
  /** Where the light comes from: -1 left, 1 right. */
  light: -1 | 1
  /** Set by a picture whose main colour is not its sky's. */
  main?: string
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Tone = { bright: string; lit: string; mid: string; shade: string; deep: string }

/** The material as the mood's light shows it; depth 0 stands near, 1 is lost in haze. */
export function tone(stage: Stage, base: string, depth = 0): Tone {
  const { key, fill, tint, haze, time } = stage.mood
  const away = (colour: string) => mix(colour, haze, depth)
  const lit = mix(base, time === 'night' ? fill : key, time === 'night' ? 0.3 : tint[0])
  return {
    bright: away(lighter(mix(base, key, tint[0]), time === 'night' ? 0.02 : 0.25)),
    lit: away(lit),
    mid: away(mix(base, fill, tint[1])),
    shade: away(mix(base, fill, tint[2])),
    deep: away(darker(mix(base, fill, Math.min(0.85, tint[2] + 0.2)), 0.25)),
  }
}

function define(stage: Stage, make: (id: string) => string): string {
  const id = `${stage.prefix}-${stage.defs.length}`
  stage.defs.push(make(id))
  return id
}

function stopMarks(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const see = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`
    })
    .join('')
}

export function down(stage: Stage, stops: readonly Stop[]): string {
  const id = define(stage, (name) => `<linearGradient id="${name}" x2="0" y2="1">${stopMarks(stops)}</linearGradient>`)
  return `url(#${id})`
}

export function across(stage: Stage, stops: readonly Stop[]): string {
  const id = define(stage, (name) => `<linearGradient id="${name}">${stopMarks(stops)}</linearGradient>`)
  return `url(#${id})`
}

export function glow(stage: Stage, stops: readonly Stop[]): string {
  const id = define(stage, (name) => `<radialGradient id="${name}">${stopMarks(stops)}</radialGradient>`)
  return `url(#${id})`
}

export function clip(stage: Stage, d: string): string {
  const id = define(stage, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
  return `clip-path="url(#${id})"`
}

/** A pattern repeated every w by h, in the drawing's own pixels. */
export function repeat(stage: Stage, [w, h]: readonly [number, number], content: string): string {
  const box = `width="${num(w)}" height="${num(h)}" patternUnits="userSpaceOnUse"`
  const id = define(stage, (name) => `<pattern id="${name}" ${box}>${content}</pattern>`)
  return `url(#${id})`
}

export function isDark(stage: Stage): boolean {
  return stage.mood.time === 'night' || stage.mood.time === 'dusk'
}

export type Place = { x: number; y: number; scale?: number }

/** Draws a thing once, at the origin, and sets it down in many places. */
export function stamp(stage: Stage, content: string, places: readonly Place[]): string {
  const id = define(stage, (name) => `<g id="${name}">${content}</g>`)
  return places
    .map(({ x, y, scale = 1 }) => {
      const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
      return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${size}"/>`
    })
    .join('')
}
