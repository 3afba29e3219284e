import type { Camera, Spot } from './camera.ts'
import type { Stage } from './stage.ts'
import { line, num } from './svg.ts'

/** White is worn most; repeats are the odds. */
const clothes = [
  '#fffdf6',
  '#fffdf6',
  '#fffdf6',
  '#fffdf6',
  '#fffdf6',
  '#fffdf6',
  '#2a2d33',
  '#2a2d33',
  '#f0e4cf',
  '#f0e4cf',
  '#5f7f78',
  '#b99a6a',
] as const

/** People from far off: short upright strokes, by the cloth they wear, larger when nearer. */
export function crowd(stage: Stage, lens: Camera, spots: readonly Spot[]): string {
  const heaps = new Map<string, { d: string; width: number }>()
  for (const spot of spots) {
    const colour = stage.rng.pick(clothes)
    const [x, y] = lens.project(spot)
    const size = lens.scale(spot) * 1.45
    const step = Math.max(1, Math.round(size / 9))
    const key = `${colour} ${step}`
    const heap = heaps.get(key) ?? { d: '', width: Math.max(1.6, size * 0.34) }
    heap.d += `M${num(x)} ${num(y)}v${num(-size * 0.7)}`
    heaps.set(key, heap)
  }
  return [...heaps].map(([key, { d, width }]) => line(d, key.slice(0, 7), width, 'stroke-linecap="round"')).join('')
}
