import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountText } from './amount-text.tsx'

test('an amount in a sentence is one piece, the words around it are not', () => {
  expect(renderToStaticMarkup(<AmountText text="Hemat Rp. 1.000.000 hari ini" />)).toBe(
    'Hemat <span class="money">Rp. 1.000.000</span> hari ini',
  )
})
