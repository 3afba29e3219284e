import { expect, test } from 'vitest'
import { defaultColors, themeVariables } from '#core/theme.ts'
import { isTest, pathsIn, readAll, type SourceFile } from './support/tree.ts'

/** Files with a colour that is no colour of the page, and why it is none. */
const exceptions: Record<string, string> = {
  'web/components/own-pictures.ts': 'colours of pictures, which look the same by night and under any brand',
  'web/components/payment/qr.server.ts': 'cameras read dark squares on white, by night as well',
  'web/ui/gallery/drawn-picture.ts': 'a picture, of the gallery of parts',
}

const properties =
  'fill|stroke|color|background|background-color|backgroundColor|border-color|borderColor|outline-color|stop-color|stopColor|flood-color'
const named = 'white|black|gray|grey|silver|red|green|blue|yellow|orange|brown|navy|teal|gold|purple|pink|maroon|beige'
const scales =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const parts =
  'bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|accent|caret|divide|shadow|placeholder|inset-ring'

const forms: [string, RegExp][] = [
  ['a colour by number', /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!['"]?\s*from)/i],
  ['a colour by channels', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i],
  ['a colour by name', new RegExp(`(?<![\\w-])(?:${properties})["']?\\s*[:=]\\s*\\{?["']?\\s*(?:${named})\\b`, 'i')],
  [
    'a colour that is no meaning',
    new RegExp(`(?<![\\w-])(?:${parts})-(?:white|black|(?:${scales})-\\d{2,3})(?![\\w-])`),
  ],
  // Ink is light in the dark: a shadow or what lies behind a window would glow. `shade` is dark in both.
  ['a veil of ink', /(?<![\w-])bg-ink\/|--(?:tone|color)-ink\)[_ ]\d+%,[_ ]?transparent/],
]

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '')

/** Colours come from the tenant's nine, light and dark: one that is written down fits one brand, by day. */
function colourFindings({ path, text }: SourceFile): string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, i) =>
      forms.filter(([, pattern]) => pattern.test(line)).map(([name]) => `${path}:${i + 1} has ${name}`),
    )
}

const isStyled = (path: string): boolean => /^web\/.*\.(tsx?|css)$/.test(path) && !isTest(path)
const files = await readAll((await pathsIn('web')).filter(isStyled))

test('pages, parts and styles use meanings, never a colour of their own', () => {
  expect(files.filter(({ path }) => !exceptions[path]).flatMap(colourFindings)).toEqual([])
})

test('every tone that is used is made, and every one that is made is used', () => {
  const used = new Set(files.flatMap(({ text }) => text.match(/--tone-[a-z-]+(?=\))/g) ?? []))
  expect([...used].sort()).toEqual(Object.keys(themeVariables(defaultColors)).sort())
})

test('every exception is still needed', () => {
  const needed = files.filter((file) => exceptions[file.path] && colourFindings(file).length > 0)
  expect(needed.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})

test.each([
  ['.a { color: #fff }', 'a colour by number'],
  ['<div className="bg-[#0E5A4A]" />', 'a colour by number'],
  ['.a { border: 1px solid rgb(0 0 0 / 10%) }', 'a colour by channels'],
  ['<path fill="white" />', 'a colour by name'],
  ["const style = { backgroundColor: 'red' }", 'a colour by name'],
  ['.a { background: black }', 'a colour by name'],
  ['<p className="text-white hover:bg-gray-100" />', 'a colour that is no meaning'],
  ['<div className="fixed bg-ink/50" />', 'a veil of ink'],
  ['.a { box-shadow: 0 0 4px color-mix(in srgb, var(--tone-ink) 8%, transparent) }', 'a veil of ink'],
])('%s is noticed', (text, name) => {
  expect(colourFindings({ path: 'web/a.tsx', text })).toEqual([`web/a.tsx:1 has ${name}`])
})

test.each([
  "import { api } from '#core/call.ts'",
  '<a href="#main" className="text-ink whitespace-nowrap" />',
  '.a { white-space: nowrap; mask-image: linear-gradient(to top, transparent, black 55%) }',
  '/* was #fff */ .a { color: var(--color-ink) }',
  '<path fill="none" stroke="currentColor" className="fill-brand-dark" />',
])('%s is no colour', (text) => {
  expect(colourFindings({ path: 'web/a.tsx', text })).toEqual([])
})
