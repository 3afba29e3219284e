import { expect, test } from 'vitest'
import { hasCardNumber } from './card-number.ts'

test('a card is noticed however it is written, with what people write beside it', () => {
  for (const text of [
    '4111111111111111',
    'kartu saya 4111 1111 1111 1111 12/27',
    '4111111111111111 123',
    'no 1 4111-1111-1111-1111',
    '4111  1111  1111  1111',
    '4111/1111/1111/1111',
    '4111\n1111\n1111\n1111',
    '５５５５５５５５５５５５４４４４',
    '3782 822463 10005',
    '4111,1111,1111,1111',
    '4111(1111)1111 1111',
    '4111    1111    1111    1111',
    '4111\u200b1111\u200b1111\u200b1111',
    '4111 1111 1111 1111 exp 12-29 cvv 123.pdf',
  ])
    expect([text, hasCardNumber(text)]).toEqual([text, true])
})

test('telephone, virtual account, order and identity numbers are none', () => {
  for (const text of [
    '+62 812 3456 7890',
    '8077 7000 1234 5678',
    'RHL-4F7K2M9Q',
    '3578014107900003',
    '5171015501850008',
    'Rp 27.900.000 dan 28.900.000',
    '4111111111111112',
  ])
    expect([text, hasCardNumber(text)]).toEqual([text, false])
  const ofSurabaya = Array.from({ length: 1000 }, (_, i) => `357801410790${String(i).padStart(4, '0')}`)
  expect(ofSurabaya.filter(hasCardNumber)).toEqual([])
})
