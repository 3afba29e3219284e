import { expect, test } from 'vitest'
import { type Choice, choiceLines, choicesIn } from './choice-lines.ts'

test.each<[string, Choice[]]>([
  ['no choice at all', []],
  [
    'slugs and names',
    [
      ['safa-tour', 'Safa Tour & Travel (3)'],
      ['marwah', 'Marwah (1)'],
    ],
  ],
  [
    'a value with blanks and signs',
    [
      ['Banda Aceh', 'Banda Aceh (2)'],
      ['a=b&c%d', '100% (0)'],
    ],
  ],
  ['a value of several lines, which nobody but an address has', [['a\nb', 'x (0)']]],
])('%s comes out as it went in', (_, choices) => expect(choicesIn(choiceLines(choices))).toEqual(choices))

test('a name of several lines is still one choice', () => {
  expect(choicesIn(choiceLines([['a', 'one\ntwo']]))).toEqual([['a', 'one two']])
})
