import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { StoredMessage } from '../../../components/live/message-log.ts'
import { MessageCard } from './message-card.tsx'

type Card = StoredMessage['cards'][number]

const card: Card = {
  kind: 'package',
  path: '/product/umrah-hemat',
  title: { id: 'Umrah Hemat', en: 'Budget Umrah' },
  ...{ picture_id: null, picture_colour: null, price: 27_900_000 },
}
const shown = (wish: Partial<Card>, language: 'id' | 'en', origin?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === 'id' ? '/chat' : '/en/chat']}>
      <MessageCard card={{ ...card, ...wish }} origin={origin} />
    </MemoryRouter>,
  )
const textOf = (html: string) => html.replaceAll(/(<[^>]+>)+/g, '|')
const origin = 'https://demo.rihla.test'

test('a package at the desk is named and priced in the language of the desk, and opens on its brand’s site beside it', () => {
  expect(textOf(shown({}, 'id', origin))).toBe('|Umrah Hemat|Mulai Rp. 27.900.000|')
  expect(textOf(shown({}, 'en', origin))).toBe('|Budget Umrah|From IDR 27,900,000|')
  expect(shown({}, 'id', origin)).toContain(`<a href="${origin}/product/umrah-hemat" target="_blank" rel="noopener"`)
  expect(shown({}, 'en', origin)).toContain(`href="${origin}/en/product/umrah-hemat"`)
})

test('an order costs what it costs and opens to its member alone; where the site is not known nothing opens', () => {
  const order = shown({ kind: 'order', path: '/member/my-order/1' }, 'en', origin)
  expect(textOf(order)).toBe('|Budget Umrah|IDR 27,900,000|')
  for (const html of [order, shown({}, 'en')]) expect(html).not.toContain('<a ')
})

test('what has no price says none', () => {
  expect(textOf(shown({ price: null }, 'id', origin))).toBe('|Umrah Hemat|')
})
