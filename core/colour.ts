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

const worst = (colour: Rgb, grounds: readonly Rgb[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** The nearest colour to `wanted` that keeps `ratio` on every ground; hue is given up last. */
export function readable(wanted: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  if (worst(wanted, grounds) >= ratio) return wanted
  const end = worst(black, grounds) >= worst(white, grounds) ? black : white
  for (let share = 0.95; share > 0; share -= 0.05) {
    const candidate = mix(wanted, end, share)
    if (worst(candidate, grounds) >= ratio) return candidate
  }
  return end
}
