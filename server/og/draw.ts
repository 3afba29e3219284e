import { join } from 'node:path'
import { markOf } from '#core/brand-mark.ts'
import { cache } from '#core/cache.ts'
import { parseHex, readable, toHex } from '#core/colour.ts'
import { escapeHtml } from '#core/html.ts'
import type { Tenant } from '#core/tenant.ts'
import { themeVariables } from '#core/theme.ts'
import { sharp } from '../pictures/sharp.ts'
import type { Facts } from './facts.ts'

export const width = 1200
export const height = 630

const margin = 64
const pictureLeft = 420
/** For words: beside them the picture shows. */
const room = { width: 640, height: 410 }
const typefaces = { plain: 'Plus Jakarta Sans Medium', strong: 'Plus Jakarta Sans ExtraBold' } as const
const files = { plain: 'plus-jakarta-sans-500.ttf', strong: 'plus-jakarta-sans-800.ttf' } as const
type Typeface = keyof typeof typefaces

export type Card = { facts: Facts; brand: { name: string; logo: string; colours: Colours } }
type Colours = { ground: string; text: string; strong: string; edge: string }

export function coloursOf({ color_settings }: Tenant): Colours {
  const tones = themeVariables(color_settings)
  const ground = tones['--tone-brand-dark'] ?? '#000000'
  const edge = tones['--tone-accent'] ?? '#ffffff'
  const [dark, accent] = [parseHex(ground), parseHex(edge)]
  const strong = dark && accent ? toHex(readable(accent, [dark], 4.5)) : '#ffffff'
  return { ground, edge, strong, text: tones['--tone-on-brand-dark'] ?? '#ffffff' }
}

/** A card for those who share an address: a picture, the brand over it, and the words. */
export async function drawCard(
  { facts, brand }: Card,
  { picture, logo, root }: { picture: Buffer | undefined; logo?: Buffer | undefined; root: string },
) {
  const { colours } = brand
  const isBare = brand.logo.startsWith('/') && !logo
  const shown =
    picture &&
    (await sharp(picture)
      .resize({ width: width - pictureLeft, height, fit: 'cover' })
      .toBuffer())
  const name = await drawText([{ text: brand.name, typeface: 'strong', size: 34, colour: colours.text }], root)
  const words = await drawText(rowsOf(facts, colours), root)
  const mark = logo && (await onPlate(logo))
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([
      ...(shown ? [{ input: shown, top: 0, left: pictureLeft }] : []),
      { input: Buffer.from(shade(brand)), top: 0, left: 0 },
      ...(mark ? [{ input: mark, top: 52, left: margin }] : []),
      ...name.map(at((tall) => ({ top: 82 - Math.round(tall / 2), left: isBare ? margin : 140 }))),
      ...words.map(at((tall) => ({ top: height - margin - tall, left: margin }))),
    ])
    .png({ palette: true, quality: 90, effort: 1, dither: 0.5 })
    .timeout({ seconds: 20 })
    .toBuffer()
}

const plate = 60

/** A brand's own logo on white, where logos are made to be seen; the ground behind it is dark. */
async function onPlate(logo: Buffer): Promise<Buffer> {
  const fitted = await sharp(logo)
    .resize({ width: plate - 12, height: plate - 12, fit: 'contain', background: '#0000' })
    .toBuffer()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${plate}" height="${plate}"><rect width="${plate}" height="${plate}" rx="12" fill="#ffffff"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: fitted, top: 6, left: 6 }])
    .png()
    .toBuffer()
}

/** Only our own outlines and colours: what others have written is never part of a drawing. */
function shade({ logo, colours }: Card['brand']): string {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${colours.ground}" stop-opacity="${opacity}"/>`
  const mark = logo.startsWith('/')
    ? ''
    : `<path transform="translate(${margin} 52) scale(1.5)" fill="${colours.text}" fill-rule="evenodd" d="${markOf(logo)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="g">${stop(pictureLeft / width, 1)}${stop(0.58, 0.8)}${stop(0.9, 0)}</linearGradient>
</defs><rect width="${width}" height="${height}" fill="url(#g)"/>
<rect y="${height - 12}" width="${width}" height="12" fill="${colours.edge}"/>${mark}</svg>`
}

const longestTitle = 110

function rowsOf({ title, lines, strong }: Facts, { text, strong: colour }: Colours): Row[] {
  const cut = title.length > longestTitle ? `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…` : title
  return [
    { text: cut, typeface: 'strong', size: cut.length > 50 ? 44 : 54, colour: text },
    ...lines.map((line): Row => ({ text: line, typeface: 'plain', size: 27, colour: text })),
    { text: strong, typeface: 'strong', size: 42, colour },
  ]
}

type Row = { text: string; typeface: Typeface; size: number; colour: string }
type Layer = { bytes: Buffer; height: number }

const at =
  (place: (tall: number) => { top: number; left: number }) =>
  ({ bytes, height: tall }: Layer) => ({ input: bytes, ...place(tall) })

const span = (row: Row): string =>
  `<span face="${typefaces[row.typeface]}" size="${row.size}pt" foreground="${row.colour}">${escapeHtml(plainText(row.text))}</span>`

/** One line of readable signs: what a name may hold by mistake would stop the whole drawing. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cn}\s]+/gu, ' ')
    .trim()

/** Words as a picture, broken into lines where they must be, never larger than the room there is; none of nothing. */
async function drawText(rows: readonly Row[], root: string): Promise<Layer[]> {
  const markup = rows.filter(({ text }) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)).map(span)
  if (markup.length === 0) return []
  await loadFonts(root)
  const { data, info } = await sharp({
    text: {
      text: markup.join('\n'),
      ...fontOf('plain', root),
      rgba: true,
      dpi: 72,
      width: room.width,
      wrap: 'word-char',
      spacing: 12,
    },
  })
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return [{ bytes: data, height: info.height }]
}

const fontOf = (name: Typeface, root: string) => ({
  font: typefaces[name],
  fontfile: join(root, 'server', 'og', 'fonts', files[name]),
})

const fonts = cache<unknown>({ entries: 1 })

/** The library takes one font a drawing, and then knows it for good: each draws a letter once. */
function loadFonts(root: string): Promise<unknown> {
  const draw = (name: Typeface) =>
    sharp({ text: { text: 'a', ...fontOf(name, root) } })
      .raw()
      .toBuffer()
  return fonts.load(root, () => draw('plain').then(() => draw('strong')))
}
