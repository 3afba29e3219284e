/** Colour as sRGB channels 0–255. Only `#rrggbb` is read: the shape white-label settings use. */
export type Rgb = readonly [number, number, number]

export function parseHex(hex: string): Rgb | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) return undefined
  return [Number.parseInt(match[1] ?? '', 16), Number.parseInt(match[2] ?? '', 16), Number.parseInt(match[3] ?? '', 16)]
}

export const toHex = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** WCAG 2.2 relative luminance. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const c = channel / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

export function contrast(a: Rgb, b: Rgb): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((hi ?? 0) + 0.05) / ((lo ?? 0) + 0.05)
}

/** `share` of `a` over `b`, 0 to 1; rounded, because the rounded colour is what a browser shows and must pass. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] * share + b[0] * (1 - share)),
  Math.round(a[1] * share + b[1] * (1 - share)),
  Math.round(a[2] * share + b[2] * (1 - share)),
]

export const black: Rgb = [0, 0, 0]
export const white: Rgb = [255, 255, 255]

/** Hue, saturation and lightness, each 0 to 1. */
type Hsl = { hue: number; saturation: number; lightness: number }

export function toHsl(rgb: Rgb): Hsl {
  const [r, g, b] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  const lightness = most - span / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return { hue: ((sixth + 6) % 6) / 6, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** Rounded like `mix`. */
export function fromHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const twelfth = (offset + hue * 12) % 12
    return Math.round((lightness - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1))) * 255)
  }
  return [channel(0), channel(8), channel(4)]
}

const worst = (colour: Rgb, grounds: readonly Rgb[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)))

/**
 * The nearest colour to `wanted` that keeps `ratio` on every ground: lighter or darker, of the same hue and saturation, since a
 * colour that is mixed with white or black turns grey long before it reads.
 */
export function readable(wanted: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  if (worst(wanted, grounds) >= ratio) return wanted
  const end = worst(black, grounds) >= worst(white, grounds) ? black : white
  const own = toHsl(wanted)
  const goal = end === black ? 0 : 1
  let [fails, passes, result] = [0, 1, end]
  for (let halving = 0; halving < 8; halving++) {
    const way = (fails + passes) / 2
    const candidate = fromHsl({ ...own, lightness: own.lightness + (goal - own.lightness) * way })
    if (worst(candidate, grounds) >= ratio) [passes, result] = [way, candidate]
    else fails = way
  }
  return result
}
