import type { FrameKind } from './frames.ts'
import type { Stage } from './stage.ts'

export type Words = { id: string; en: string }

/** What draw() needs to know of a scene. */
export type Picture = {
  paint: (stage: Stage) => string
  alt: Words
  /** Indoors there is no hour of the day to name. */
  indoors?: boolean
  /** How near the eye may come: 1.2 shows a fifth less of the scene. */
  closest?: number
  /** False where left and right are facts: the Kaaba's door stands to the right of the Black Stone. */
  mirrors: boolean
  frames: readonly FrameKind[]
}
