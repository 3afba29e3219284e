import { expect, test } from 'vitest'
import { defaultColors, themeVariables } from '#core/theme.ts'
import { themeStyle } from './theme.server.ts'

const style = themeStyle(defaultColors)
const blocks = [...style.matchAll(/([^{}]*){([^{}]*)}/g)].map(([, where = '', rules = '']) => ({ where, rules }))

test('every block sets every tone, and how the browser draws its own parts', () => {
  expect(blocks.map(({ rules }) => rules.split(';').length)).toEqual(
    blocks.map(() => Object.keys(themeVariables(defaultColors)).length + 1),
  )
  expect(blocks.map(({ rules }) => rules.split(';')[0])).toEqual([
    'color-scheme:light',
    'color-scheme:dark',
    'color-scheme:dark',
  ])
})

test('dark is only on a screen, where it was chosen or where the system has it and nothing was chosen', () => {
  expect(style.match(/@media[^{]*{:root[^{]*/g)).toEqual([
    '@media screen{:root[data-scheme=dark]',
    '@media screen and (prefers-color-scheme:dark){:root[data-scheme=system]',
  ])
  expect(blocks[1]?.rules).toBe(blocks[2]?.rules)
})
