import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Drawing, draw } from './draw.ts'
import { avatar, notFound } from './emblems.ts'
import { girihTile } from './girih.ts'
import { scenes } from './scenes.ts'

const shapes = ['card', 'wide', 'tall', 'square'] as const
const budget = 60_000

function size(svg: string): number {
  return Buffer.byteLength(svg)
}

async function rasterise(svg: string) {
  // Painted small from the start: at its own size it would take ten times as long.
  const { data, info } = await sharp(Buffer.from(svg), { density: 12 })
    .resize(96)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, colours: new Set(data).size }
}

function ids(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
}

/** Every tag that opens closes again, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!empty && name) open.push(name)
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg)
}

function everyDrawing(): Drawing[] {
  return [...scenes.flatMap((scene) => shapes.map((shape) => draw(scene, 7, shape))), avatar(3), notFound()]
}

test('the same scene, seed and shape are drawn alike, letter for letter', () => {
  for (const scene of scenes) expect(draw(scene, 5, 'wide').svg).toBe(draw(scene, 5, 'wide').svg)
  expect(avatar(9).svg).toBe(avatar(9).svg)
})

test('twenty seeds of one scene give twenty different pictures', () => {
  for (const scene of scenes) {
    const drawn = new Set(
      Array.from({ length: 20 }, (_, seed) => draw(scene, seed).svg.replaceAll(`${scene}-${seed}`, '')),
    )
    expect(drawn.size).toBe(20)
  }
})

test('neighbouring cards outdoors are seen at different hours', () => {
  for (const seed of [1, 2, 3, 4]) expect(draw('kaaba', seed).colour).not.toBe(draw('kaaba', seed + 1).colour)
})

test.each(scenes)('the scene %s is well-formed and becomes pixels in every shape', async (scene) => {
  for (const shape of shapes) {
    const { svg } = draw(scene, 11, shape)
    expect(isWellFormed(svg)).toBe(true)
    const pixels = await rasterise(svg)
    expect(pixels.width).toBe(96)
    expect(pixels.colours).toBeGreaterThan(24)
  }
})

test('a drawing carries no letters, no scripts and nothing from elsewhere', () => {
  for (const { svg } of everyDrawing()) {
    expect(svg).not.toMatch(/<(text|tspan|script|image|foreignObject|style|filter)\b/i)
    expect(svg).not.toMatch(/\son\w+=/i)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|url\((?!#)|href="(?!#)/)
  }
})

test('a drawing stays light enough to be stored by the hundred', () => {
  for (const scene of scenes) {
    for (const shape of shapes) {
      for (const seed of [0, 1, 2])
        expect([scene, shape, seed, size(draw(scene, seed, shape).svg) <= budget]).toEqual([scene, shape, seed, true])
    }
  }
})

test('drawings placed on one page do not share a single id', () => {
  const all = scenes.flatMap((scene) => [
    ...ids(draw(scene, 1).svg),
    ...ids(draw(scene, 2).svg),
    ...ids(draw(scene, 1, 'wide').svg),
  ])
  expect(new Set(all).size).toBe(all.length)
})

test('every drawing can be told to someone who does not see it, in both languages', () => {
  for (const { alt, colour } of everyDrawing()) {
    expect(alt.id.length).toBeGreaterThan(10)
    expect(alt.en.length).toBeGreaterThan(10)
    expect(alt.id).not.toBe(alt.en)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test.each([8, 10, 12] as const)('a girih tile of %i folds joins itself without a seam', async (fold) => {
  const svg = girihTile(fold, { size: 64, line: '#000000', width: 6, background: '#ffffff' })
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
  const gaps = Array.from({ length: info.height - 8 }, (_, y) =>
    Math.abs(pixel(0, y + 4) - pixel(info.width - 1, y + 4)),
  )
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(70)
})
