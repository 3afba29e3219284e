import { join } from 'node:path'
import { escapeHtml } from '#core/html.ts'
import { countSign, countSignLook, withSigns } from '#modules/worship/rules/quran/signs.ts'
import { sharp } from '../pictures/sharp.ts'
import type { Card } from './draw.ts'

const width = 1080
const margin = 90
const gap = 48
const fonts = {
  arabic: { font: 'Scheherazade New', file: 'scheherazade-new.ttf' },
  plain: { font: 'Plus Jakarta Sans Medium', file: 'plus-jakarta-sans-500.ttf' },
  strong: { font: 'Plus Jakarta Sans ExtraBold', file: 'plus-jakarta-sans-800.ttf' },
} as const

type Row = { text: string; typeface: keyof typeof fonts; size: number; colour: string }
type Layer = { input: Buffer; width: number; height: number }

/** A long verse is written smaller, never cut: the picture grows with it. */
const sizeFor = (length: number, steps: readonly [number, number][]): number =>
  steps.find(([most]) => length <= most)?.[1] ?? 24
const arabicSizes: readonly [number, number][] = [
  [90, 72],
  [260, 58],
  [600, 46],
  [1_200, 38],
  [9_999, 32],
]
const wordSizes: readonly [number, number][] = [
  [220, 32],
  [600, 28],
  [9_999, 24],
]

// The picture library counts a rise in 1,024ths of a point.
const risePerPoint = 1_024

/** Arabic as the picture library reads it: signs stay with their word, the sign of another count is small and raised. */
export function arabicMarkup(text: string, size: number): string {
  const small = size * countSignLook.size
  const rise = Math.round(small * countSignLook.raised * risePerPoint)
  return withSigns(escapeHtml(text), { wrap: (word) => word.replaceAll(' ', '\u00a0'), seam: '\u200b' }).replaceAll(
    countSign,
    `<span size="${small.toFixed(1)}pt" rise="${rise}">${countSign}</span>`,
  )
}

async function layer({ text, typeface, size, colour }: Row, root: string): Promise<Layer> {
  const { font, file } = fonts[typeface]
  const marked = typeface === 'arabic' ? arabicMarkup(text, size) : escapeHtml(text)
  const { data, info } = await sharp({
    text: {
      text: `<span face="${font}" size="${size}pt" foreground="${colour}">${marked}</span>`,
      font,
      fontfile: join(root, 'server', 'og', 'fonts', file),
      rgba: true,
      dpi: 72,
      width: width - 2 * margin,
      align: 'centre',
      spacing: typeface === 'arabic' ? 14 : 10,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** A verse to pass on as a picture: its Arabic letter by letter, what it means, where it stands, and whose site says so. */
export async function drawVerse({ facts, brand }: Card, root: string): Promise<Buffer> {
  const { verse } = facts
  const { colours } = brand
  if (!verse) throw new Error('no verse to draw')
  const rows: Row[] = [
    { text: verse.arabic, typeface: 'arabic', size: sizeFor(verse.arabic.length, arabicSizes), colour: colours.text },
    {
      text: verse.translation,
      typeface: 'plain',
      size: sizeFor(verse.translation.length, wordSizes),
      colour: colours.text,
    },
    { text: facts.title, typeface: 'strong', size: 30, colour: colours.strong },
    { text: brand.name, typeface: 'plain', size: 24, colour: colours.text },
  ]
  const layers: Layer[] = []
  for (const row of rows) layers.push(await layer(row, root))
  const tall = layers.reduce((sum, one) => sum + one.height, 0) + gap * (layers.length - 1)
  const height = Math.max(width, tall + 2 * margin + 40)
  let top = Math.round((height - tall) / 2)
  const placed = layers.map(({ input, width: wide, height: high }) => {
    const at = { input, top, left: Math.round((width - wide) / 2) }
    top += high + gap
    return at
  })
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([{ input: Buffer.from(frame(height, colours.edge)), top: 0, left: 0 }, ...placed])
    .png({ palette: true, quality: 90, effort: 1 })
    .timeout({ seconds: 20 })
    .toBuffer()
}

/** Two lines around, with a star of two squares in each corner. */
function frame(height: number, colour: string): string {
  const corners = [
    [48, 48],
    [width - 48, 48],
    [48, height - 48],
    [width - 48, height - 48],
  ]
  const stars = corners.map(([x, y]) => {
    const square = (turn: number) =>
      `<rect x="-16" y="-16" width="32" height="32" transform="translate(${x} ${y}) rotate(${turn})"/>`
    return square(0) + square(45)
  })
  const line = (at: number) =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" stroke-opacity="0.6"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="${colour}" stroke-width="2">${line(48)}${line(58)}${stars.join('')}</g></svg>`
}
