import type { Point } from './svg.ts'

export type Spot = readonly [x: number, y: number, z: number]
export type Camera = { project: (spot: Spot) => Point; scale: (spot: Spot) => number }
export type CameraPlan = { height: number; distance: number; look: number; focal: number; x: number; y: number }

/** A real camera on metres: x to the right, y up, z away; it looks at height `look` above the origin. */
export function camera(plan: CameraPlan): Camera {
  const pitch = Math.atan2(plan.height - plan.look, plan.distance)
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)]
  const turned = ([x, y, z]: Spot): Spot => {
    const [dy, dz] = [y - plan.height, z + plan.distance]
    return [x, dy * cos + dz * sin, Math.max(0.05, dz * cos - dy * sin)]
  }
  return {
    project: (spot) => {
      const [x, y, z] = turned(spot)
      return [plan.x + (plan.focal * x) / z, plan.y - (plan.focal * y) / z]
    },
    scale: (spot) => plan.focal / turned(spot)[2],
  }
}
