import { mix } from './colour.ts'
import { frame } from './frames.ts'
import { moods, type Time } from './palette.ts'
import { pictures } from './pictures.ts'
import { at, hash, random } from './random.ts'
import type { Picture, Words } from './scene.ts'
import type { Scene } from './scenes.ts'
import { type Shape, type Stage, sizes } from './stage.ts'

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

/** The same scene, seed and shape give the same picture, letter for letter. */
export function draw(scene: Scene, seed: number, shape: Shape = 'card'): Drawing {
  return drawPicture(pictures[scene], { name: scene, seed, shape })
}

export function drawPicture(picture: Picture, plan: { name: string; seed: number; shape: Shape }): Drawing {
  const stage = setStage(plan)
  const { w, h, mood, rng } = stage
  if (!picture.mirrors && rng.chance(0.5)) stage.light = -1
  const painted = picture.paint(stage)
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
    mood: at(moods, hash(name) + seed),
    prefix: `${name}-${seed}-${shape}`,
    defs: [],
    light: 1,
  }
}
