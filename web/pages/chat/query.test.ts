import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const room = '01998a3e-0000-7000-8000-000000000001'
const read = (query: string) => readQuery(new URLSearchParams(query))

test('an address says which conversation, from where, and about what', () => {
  expect(read(`room=${room}&before=12&tentang=/product/hemat&ask=close`)).toEqual({
    room,
    before: 12,
    about: '/product/hemat',
    ask: 'close',
  })
  expect(addressOf({ room, before: 12, ask: 'report' })).toBe(`/chat?room=${room}&before=12&ask=report`)
  expect(addressOf({ about: '/oleh-oleh/a/b' })).toBe('/chat?tentang=%2Foleh-oleh%2Fa%2Fb')
  expect(addressOf({})).toBe('/chat')
})

test.each([
  'room=1',
  "room=a'--",
  'before=0',
  'before=1e9',
  'tentang=//evil.example',
  'tentang=https://x.y',
  'ask=burn',
])('%s is left out', (query) => {
  expect(addressOf(read(query))).toBe('/chat')
})
