import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, parseHex, type Rgb } from './colour.ts'
import { type ColorSettings, defaultColors, themeVariables } from './theme.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`)
const names = Object.keys(defaultColors)
const palette = fc
  .array(colour, { minLength: names.length, maxLength: names.length })
  .map(
    (found): ColorSettings => ({ ...defaultColors, ...Object.fromEntries(names.map((name, i) => [name, found[i]])) }),
  )

const rgb = (tones: Record<string, string>, name: string): Rgb => parseHex(tones[`--tone-${name}`] ?? '') ?? [0, 0, 0]
const ratio = (tones: Record<string, string>, front: string, back: string) =>
  contrast(rgb(tones, front), rgb(tones, back))

const textPairs = [
  ['ink', 'page'],
  ['ink', 'paper'],
  ['ink', 'brand-soft'],
  ['ink', 'accent-soft'],
  ['muted', 'page'],
  ['muted', 'paper'],
  ['muted', 'brand-soft'],
  ['brand-text', 'page'],
  ['brand-text', 'paper'],
  ['brand-text', 'brand-soft'],
  ['accent-text', 'paper'],
  ['accent-text', 'accent-soft'],
  ['on-brand', 'brand'],
  ['on-brand-dark', 'brand-dark'],
  ['on-accent', 'accent'],
  ['danger-text', 'paper'],
  ['danger-text', 'danger-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['on-danger', 'danger'],
  ['on-success', 'success'],
  ['on-warning', 'warning'],
] as const
const controlPairs = [
  ['brand', 'page'],
  ['brand', 'paper'],
  ['control', 'paper'],
  ['control', 'page'],
  ['danger', 'paper'],
  ['accent', 'paper'],
] as const

test('no palette can make text unreadable or a control invisible', () => {
  fc.assert(
    fc.property(palette, (colors) => {
      const tones = themeVariables(colors)
      for (const [front, back] of textPairs)
        expect(ratio(tones, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
      for (const [front, back] of controlPairs)
        expect(ratio(tones, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 2000 },
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
