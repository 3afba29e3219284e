import { black, contrast, fromHsl, mix, parseHex, type Rgb, readable, toHex, toHsl, white } from './colour.ts'

/** The nine white-label colours, as `whitelabel/settings` carries them. */
export type ColorSettings = {
  text_primary: string
  text_secondary: string
  text_disabled: string
  background_primary: string
  background_secondary: string
  background_web: string
  background_paper: string
  background_outline: string
  background_primary_dark: string
}

export const defaultColors: ColorSettings = {
  text_primary: '#1B2321',
  text_secondary: '#55605C',
  text_disabled: '#8B938F',
  background_primary: '#0E5A4A',
  background_secondary: '#C58B2B',
  background_web: '#FAF7F1',
  background_paper: '#FFFFFF',
  background_outline: '#E3DDD1',
  background_primary_dark: '#0A3F34',
}

export const schemes = ['light', 'dark'] as const
/** What is drawn; a person may also leave the choice to their system. */
export type Scheme = (typeof schemes)[number]

type Palette = Record<keyof ColorSettings, Rgb>

// Meanings that a palette of nine does not hold; bent to the tenant's ground like every other colour.
const alarm: Record<'danger' | 'success' | 'warning', Rgb> = {
  danger: [179, 38, 30],
  success: [22, 118, 69],
  warning: [146, 92, 5],
}

const TEXT = 4.5 // WCAG 2.2 AA, 1.4.3
const CONTROL = 3 // WCAG 2.2 AA, 1.4.11
const LAMP = 5.5 // More than must be: thin coloured letters look dimmer on a dark ground than their ratio says.
const BAND = 7 // Room for lines and faded pictures between a coloured band and its text.

/** What turns round in the other scheme: lightness, and the most saturation that calm grounds and text bear. */
const turned = {
  dark: {
    grounds: { background_web: [0.07, 0.3], background_paper: [0.115, 0.22], background_outline: [0.24, 0.16] },
    texts: { text_primary: [0.93, 0.16], text_secondary: [0.72, 0.1], text_disabled: [0.52, 0.08] },
  },
  light: {
    grounds: { background_web: [0.97, 0.3], background_paper: [1, 0], background_outline: [0.88, 0.2] },
    texts: { text_primary: [0.12, 0.2], text_secondary: [0.36, 0.12], text_disabled: [0.55, 0.08] },
  },
} as const

const schemeOf = (page: Rgb): Scheme => (contrast(page, white) > contrast(page, black) ? 'dark' : 'light')

/** The tenant's own palette where it is of the scheme; else grounds in the hue of the brand and text in that of the page. */
function paletteOf(colors: ColorSettings, scheme: Scheme): Palette {
  const read = (name: keyof ColorSettings): Rgb => parseHex(colors[name]) ?? parseHex(defaultColors[name]) ?? black
  const own: Palette = {
    text_primary: read('text_primary'),
    text_secondary: read('text_secondary'),
    text_disabled: read('text_disabled'),
    background_primary: read('background_primary'),
    background_secondary: read('background_secondary'),
    background_web: read('background_web'),
    background_paper: read('background_paper'),
    background_outline: read('background_outline'),
    background_primary_dark: read('background_primary_dark'),
  }
  if (schemeOf(own.background_web) === scheme) return own
  const { grounds, texts } = turned[scheme]
  const shades = (made: Record<string, readonly [number, number]>, of: Rgb) => {
    const { hue, saturation } = toHsl(of)
    return Object.fromEntries(
      Object.entries(made).map(([name, [lightness, most]]) => [
        name,
        fromHsl({ hue, saturation: Math.min(saturation, most), lightness }),
      ]),
    )
  }
  return { ...own, ...shades(grounds, own.background_primary), ...shades(texts, own.background_web) }
}

/** Text colour on top of a fill: white, or the darkest at hand that reads. */
const onTop = (fill: Rgb, inks: readonly Rgb[]): Rgb =>
  [white, ...inks].find((ink) => contrast(ink, fill) >= TEXT) ?? black

/** A fill that text can stand on: the paper is drawn towards the page when the two are too far apart. */
function grounds(page: Rgb, paper: Rgb): { page: Rgb; paper: Rgb } {
  const end = contrast(page, black) >= contrast(page, white) ? black : white
  let share = 1
  // 7:1 leaves room for soft tints and muted text between ground and ink.
  while (share > 0 && contrast(mix(paper, page, share), end) < 7) share -= 0.1
  const safePage = readablePage(page, end)
  return { page: safePage, paper: share > 0 ? mix(paper, safePage, share) : safePage }
}

/** A mid-grey page leaves no room for readable text: it is lightened or darkened until it does. */
function readablePage(page: Rgb, end: Rgb): Rgb {
  const away = end === black ? white : black
  let share = 1
  while (share > 0 && contrast(mix(page, away, share), end) < 7) share -= 0.05
  return mix(page, away, Math.max(share, 0))
}

/** Bright letters of a strong colour shimmer on a dark ground. */
function calmed(colour: Rgb): Rgb {
  const { saturation, ...rest } = toHsl(colour)
  return fromHsl({ ...rest, saturation: Math.min(saturation, 0.6) })
}

/** A tint for the dark, in the colour's own hue: gold laid thinly over a dark green would be olive. */
function ember(colour: Rgb): Rgb {
  const { hue, saturation } = toHsl(colour)
  return fromHsl({ hue, saturation: Math.min(saturation, 0.4), lightness: 0.16 })
}

/** The tint behind the top of the newer look's pages: as much of the brand as leaves its controls visible. */
function glowOf(brand: Rgb, page: Rgb): Rgb {
  let share = 0.12
  while (share > 0 && contrast(brand, mix(brand, page, share)) < CONTROL) share -= 0.02
  return mix(brand, page, Math.max(share, 0))
}

/** CSS custom properties for a tenant in a scheme: no palette can make text or controls unreadable. */
export function themeVariables(colors: ColorSettings, scheme: Scheme = 'light'): Record<string, string> {
  const own = paletteOf(colors, scheme)
  const isDark = scheme === 'dark'
  const { page, paper } = grounds(own.background_web, own.background_paper)
  const both = [page, paper]
  const first = readable(own.text_primary, both, BAND)
  const glow = glowOf(readable(own.background_primary, both, CONTROL), page)
  const fill = (wanted: Rgb) => {
    const base = readable(wanted, both, CONTROL)
    const soft = isDark ? ember(base) : mix(base, paper, 0.1)
    const text = readable(isDark ? calmed(wanted) : wanted, [...both, glow, soft], isDark ? LAMP : TEXT)
    return { base, soft, on: onTop(base, [first, page]), text }
  }
  const fills = {
    brand: fill(own.background_primary),
    accent: fill(own.background_secondary),
    danger: fill(alarm.danger),
    success: fill(alarm.success),
    warning: fill(alarm.warning),
  }
  const all = [...both, glow, ...Object.values(fills).map(({ soft }) => soft)]
  const ink = readable(first, all, TEXT)
  // By day a band is the brand's own colour; by night a large bright one would dazzle, so that it goes as deep as its text needs.
  const band = (wanted: Rgb) => readable(wanted, isDark ? [ink] : both, isDark ? BAND : CONTROL)
  const bar = band(own.background_primary)
  const dark = band(own.background_primary_dark)
  // Under the pointer a button goes to the brand's dark by day; by night that would look switched off.
  const { base, on } = fills.brand
  const hover = isDark ? mix(base, on === white ? black : white, 0.88) : dark
  const tones: Record<string, Rgb> = {
    page,
    paper,
    glow,
    line: own.background_outline,
    control: readable(mix(ink, paper, 0.45), [...both, glow], CONTROL),
    ink,
    muted: readable(own.text_secondary, all, TEXT),
    faint: readable(own.text_disabled, both, CONTROL),
    shade: isDark ? black : ink,
    // Logos that others have drawn, mostly for white.
    plate: isDark ? mix(white, paper, 0.93) : paper,
    bar,
    'on-bar': onTop(bar, [ink, page]),
    'brand-hover': hover,
    'on-brand-hover': isDark ? on : onTop(dark, [ink, page]),
    'brand-dark': dark,
    'on-brand-dark': onTop(dark, [ink, page]),
  }
  for (const [name, { base, on, soft, text }] of Object.entries(fills))
    Object.assign(tones, { [name]: base, [`on-${name}`]: on, [`${name}-soft`]: soft, [`${name}-text`]: text })
  return Object.fromEntries(Object.entries(tones).map(([name, rgb]) => [`--tone-${name}`, toHex(rgb)]))
}
