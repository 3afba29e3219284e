import fc from 'fast-check'
import { expect, test } from 'vitest'
import { black, contrast, fromHsl, parseHex, type Rgb, toHex, toHsl, white } from './colour.ts'
import { type ColorSettings, defaultColors, schemes, themeVariables } from './theme.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`)
const names = Object.keys(defaultColors)
const palette = fc.array(colour, { minLength: names.length, maxLength: names.length }).map(
  (colours): ColorSettings => ({
    ...defaultColors,
    ...Object.fromEntries(names.map((name, i) => [name, colours[i]])),
  }),
)

const rgb = (tones: Record<string, string>, name: string): Rgb => parseHex(tones[`--tone-${name}`] ?? '') ?? [0, 0, 0]
const ratio = (tones: Record<string, string>, front: string, back: string) =>
  contrast(rgb(tones, front), rgb(tones, back))

const meanings = ['brand', 'accent', 'danger', 'success', 'warning'] as const
const grounds = ['page', 'paper', 'glow']
const softs = meanings.map((meaning) => `${meaning}-soft`)
const textPairs: [string, string][] = [
  ...['ink', 'muted'].flatMap((text) => [...grounds, ...softs].map((ground): [string, string] => [text, ground])),
  ...meanings.flatMap((meaning) =>
    [...grounds, `${meaning}-soft`].map((ground): [string, string] => [`${meaning}-text`, ground]),
  ),
  ...[...meanings, 'bar', 'brand-dark', 'brand-hover'].map((fill): [string, string] => [`on-${fill}`, fill]),
]
const controlPairs: [string, string][] = [
  ...['brand', 'control'].flatMap((control) => grounds.map((ground): [string, string] => [control, ground])),
  ...['accent', 'danger', 'success', 'warning'].map((fill): [string, string] => [fill, 'paper']),
]

test.each(schemes)('no palette can make text unreadable or a control invisible in the %s scheme', (scheme) => {
  fc.assert(
    fc.property(palette, (colors) => {
      const tones = themeVariables(colors, scheme)
      for (const [front, back] of textPairs)
        expect(ratio(tones, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
      for (const [front, back] of controlPairs)
        expect(ratio(tones, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 1000 },
  )
})

test('whatever the palette, the dark scheme is dark and the light one is light', () => {
  const isDark = (tones: Record<string, string>, ground: string) =>
    contrast(rgb(tones, ground), white) > contrast(rgb(tones, ground), black)
  fc.assert(
    fc.property(palette, (colors) => {
      for (const scheme of schemes)
        for (const ground of ['page', 'paper', ...(scheme === 'dark' ? ['bar', 'brand-dark', 'shade'] : [])])
          expect([scheme, ground, isDark(themeVariables(colors, scheme), ground)]).toEqual([
            scheme,
            ground,
            scheme === 'dark',
          ])
    }),
    { numRuns: 200 },
  )
})

test('the dark scheme keeps the hue of the brand, and a dark palette its own colours', () => {
  const hueOf = (hex = '') => toHsl(parseHex(hex) ?? black).hue
  const dark = themeVariables(defaultColors, 'dark')
  for (const name of ['brand', 'brand-text', 'bar', 'page', 'paper'])
    expect(hueOf(dark[`--tone-${name}`]), name).toBeCloseTo(hueOf(defaultColors.background_primary), 1)
  const night = { ...defaultColors, background_web: '#101418', background_paper: '#181d22', text_primary: '#f0f0f0' }
  expect(themeVariables(night, 'dark')).toMatchObject({ '--tone-page': '#101418', '--tone-paper': '#181d22' })
})

test('a colour is the same after a way through hue, saturation and lightness', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(toHex(fromHsl(toHsl(parseHex(hex) ?? black)))).toBe(hex)
    }),
  )
})

test('a good palette is used as it is', () => {
  const tones = themeVariables(defaultColors)
  expect(tones['--tone-brand']).toBe('#0e5a4a')
  expect(tones['--tone-page']).toBe('#faf7f1')
  expect(tones['--tone-ink']).toBe('#1b2321')
})

test('a colour that is no colour falls back to the default one', () => {
  expect(themeVariables({ ...defaultColors, background_primary: 'red;}' })['--tone-brand']).toBe('#0e5a4a')
})
