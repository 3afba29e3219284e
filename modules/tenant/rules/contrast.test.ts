import { expect, test } from 'vitest'
import { defaultColors } from '#core/theme.ts'
import { contrastsOf } from './contrast.ts'

test('the palette that we begin with reads everywhere', () => {
  expect(contrastsOf(defaultColors).filter(({ is_readable }) => !is_readable)).toEqual([])
})

test('grey text on white is too pale from #777777 on, and is named with its ground', () => {
  const grey = (text_secondary: string) =>
    contrastsOf({ ...defaultColors, background_web: '#FFFFFF', text_secondary }).filter((pair) => !pair.is_readable)
  expect(grey('#767676')).toEqual([])
  expect(grey('#777777')).toEqual([
    { text: 'text_secondary', ground: 'background_web', ratio: 4.47, is_readable: false },
    { text: 'text_secondary', ground: 'background_paper', ratio: 4.47, is_readable: false },
  ])
})

test('a colour that is none reads on nothing', () => {
  expect(contrastsOf({ ...defaultColors, text_primary: 'black' })[0]).toMatchObject({ ratio: 0, is_readable: false })
})
