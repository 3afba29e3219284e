import { mix } from './colour.ts'
import { frame } from './frames.ts'
import { moods, type Time } from './palette.ts'
import { pictures } from './pictures.ts'
import { at, hash, random } from './random.ts'
import type { Picture, Words } from './scene.ts'
import type { Scene } from './scenes.ts'
import { type Shape, type Stage, sizes } from './stage.ts'
import { group, num } from './svg.ts'

export type Drawing = {
  svg: string
  width: number
  height: number
  /** Dominant colour, for a placeholder. */
  colour: string
  alt: Words
}

const hours: Record<Time, Words> = {
  dawn: { id: 'saat fajar', en: 'at dawn' },
  noon: { id: 'di siang yang cerah', en: 'on a clear day' },
  golden: { id: 'di sore keemasan', en: 'in golden light' },
  dusk: { id: 'saat senja', en: 'at dusk' },
  night: { id: 'di malam hari', en: 'at night' },
}

const moodOf = (name: string, seed: number) => at(moods, hash(name) + seed)

/** The hour a picture of this scene and seed is drawn at. */
export const hourOf = (scene: Scene, seed: number): Time => moodOf(scene, seed).time

/** The same scene, seed and shape give the same picture, letter for letter. */
export function draw(scene: Scene, seed: number, shape: Shape = 'card'): Drawing {
  return drawPicture(pictures[scene], { name: scene, seed, shape })
}

export function drawPicture(picture: Picture, plan: { name: string; seed: number; shape: Shape }): Drawing {
  const stage = setStage(plan)
  const { w, h, mood, rng } = stage
  if (!picture.mirrors && rng.chance(0.5)) stage.light = -1
  const painted = nearer(stage, picture)
  const near = frame(stage, at(picture.frames, plan.seed + Math.floor(plan.seed / picture.frames.length)))
  const mirrored = picture.mirrors && rng.chance(0.5)
  const body = mirrored ? `<g transform="translate(${w} 0) scale(-1 1)">${painted}${near}</g>` : painted + near
  const box = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`
  const hour = hours[mood.time]
  const alt = picture.indoors ? picture.alt : { id: `${picture.alt.id} ${hour.id}`, en: `${picture.alt.en} ${hour.en}` }
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${stage.defs.join('')}</defs>${body}</svg>`,
    width: w,
    height: h,
    colour: stage.main ?? mix(mood.sky[1], mood.haze, 0.4),
    alt,
  }
}

/** Steps towards a point in the middle of things, so that two pictures of a scene are never framed alike. */
function nearer(stage: Stage, picture: Picture): string {
  const { w, h, rng, shape } = stage
  const painted = picture.paint(stage)
  const most = shape === 'card' || shape === 'wide' ? (picture.closest ?? 1) : 1
  const zoom = 1 + rng.next() * (most - 1)
  if (zoom < 1.01) return painted
  const [x, y] = [w * rng.between(0.3, 0.7) * (1 - zoom), h * rng.between(0.58, 0.72) * (1 - zoom)]
  return group([painted], `transform="translate(${num(x)} ${num(y)}) scale(${zoom.toFixed(3)})"`)
}

/** Neighbouring seeds get different hours, so a row of cards never looks alike. */
function setStage({ name, seed, shape }: { name: string; seed: number; shape: Shape }): Stage {
  const [w, h] = sizes[shape]
  const rng = random(`${name} ${seed}`)
  return {
    w,
    h,
    u: Math.min(w / 1200, h / 1200),
    shape,
    seed,
    name,
    rng,
    mood: moodOf(name, seed),
    prefix: `${name}-${seed}-${shape}`,
    defs: [],
    light: 1,
  }
}
