import { black, contrast, mix, parseHex, type Rgb, readable, toHex, white } from './colour.ts'

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

// Meanings that a palette of nine does not hold; bent to the tenant's ground like every other colour.
const alarm: Record<'danger' | 'success' | 'warning', Rgb> = {
  danger: [179, 38, 30],
  success: [22, 118, 69],
  warning: [146, 92, 5],
}

const TEXT = 4.5 // WCAG 2.2 AA, 1.4.3
const CONTROL = 3 // WCAG 2.2 AA, 1.4.11

/** Text colour on top of a fill: white or near-black, whichever reads. */
const onTop = (fill: Rgb, ink: Rgb): Rgb => {
  if (contrast(white, fill) >= TEXT) return white
  return contrast(ink, fill) >= TEXT ? ink : black
}

/** A fill that text can stand on: the paper is drawn towards the page when the two are too far apart. */
function grounds(page: Rgb, paper: Rgb): { page: Rgb; paper: Rgb; end: Rgb } {
  const end = contrast(page, black) >= contrast(page, white) ? black : white
  let share = 1
  // 7:1 leaves room for soft tints and muted text between ground and ink.
  while (share > 0 && contrast(mix(paper, page, share), end) < 7) share -= 0.1
  const safePage = readablePage(page, end)
  return { page: safePage, paper: share > 0 ? mix(paper, safePage, share) : safePage, end }
}

/** A mid-grey page leaves no room for readable text: it is lightened or darkened until it does. */
function readablePage(page: Rgb, end: Rgb): Rgb {
  const away = end === black ? white : black
  let share = 1
  while (share > 0 && contrast(mix(page, away, share), end) < 7) share -= 0.05
  return mix(page, away, Math.max(share, 0))
}

/** CSS custom properties for a tenant: no palette can make text or controls unreadable. */
export function themeVariables(colors: ColorSettings): Record<string, string> {
  const read = (name: keyof ColorSettings): Rgb => parseHex(colors[name]) ?? parseHex(defaultColors[name]) ?? black
  const { page, paper } = grounds(read('background_web'), read('background_paper'))
  const both = [page, paper]
  const ink = readable(read('text_primary'), both, 7)
  const fill = (wanted: Rgb) => {
    const base = readable(wanted, both, CONTROL)
    const soft = mix(base, paper, 0.1)
    return { base, soft, on: onTop(base, ink), text: readable(wanted, [...both, soft], TEXT) }
  }
  const brand = fill(read('background_primary'))
  const dark = readable(read('background_primary_dark'), both, CONTROL)
  const accent = fill(read('background_secondary'))
  const softs = [brand.soft, accent.soft]
  const found: Record<string, Rgb> = {
    page,
    paper,
    line: read('background_outline'),
    control: readable(mix(ink, paper, 0.45), both, CONTROL),
    ink: readable(ink, [...both, ...softs], TEXT),
    muted: readable(read('text_secondary'), [...both, ...softs], TEXT),
    faint: readable(read('text_disabled'), both, CONTROL),
    brand: brand.base,
    'on-brand': brand.on,
    'brand-soft': brand.soft,
    'brand-text': brand.text,
    'brand-dark': dark,
    'on-brand-dark': onTop(dark, ink),
    accent: accent.base,
    'on-accent': accent.on,
    'accent-soft': accent.soft,
    'accent-text': accent.text,
  }
  for (const [name, base] of Object.entries(alarm)) {
    const made = fill(base)
    found[name] = made.base
    found[`on-${name}`] = made.on
    found[`${name}-soft`] = made.soft
    found[`${name}-text`] = made.text
  }
  return Object.fromEntries(Object.entries(found).map(([name, rgb]) => [`--tone-${name}`, toHex(rgb)]))
}
