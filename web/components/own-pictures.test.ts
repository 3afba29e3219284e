import { expect, test } from 'vitest'
import { draw } from '#demo/drawings/draw.ts'
import { notFound } from '#demo/drawings/emblems.ts'
import { scenes } from '#demo/drawings/scenes.ts'
import { ownColours } from './own-pictures.ts'

const shapes = ['card', 'wide', 'tall', 'square'] as const

/** The colour a picture of this name is drawn in. */
function drawnColour(id: string): string {
  if (id === 'not-found') return notFound().colour
  const [, name, seed, form] = /^(.+)-(\d)-(\w+)$/.exec(id) ?? []
  const scene = scenes.find((one) => one === name)
  const shape = shapes.find((one) => one === form)
  if (!scene || !shape) throw new Error(`nobody draws ${id}`)
  return draw(scene, Number(seed), shape).colour
}

test.each(Object.entries(ownColours))('%s is drawn in the colour its pages wait in', (id, colour) => {
  expect(colour).toBe(drawnColour(id))
})
