import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const read = (text: string) => readQuery(new URLSearchParams(text))

test('what an address says is read as it was written', () => {
  const all = { edit: id, remove: id, search: 'bandung', back: '/en/oleh-oleh/cart?x=1' }
  expect(readQuery(new URL(addressOf(all), 'http://site.invalid').searchParams)).toEqual(all)
  expect(addressOf(read(''))).toBe('/member/my-address')
  expect(read('edit=new').edit).toBe('new')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'nobody is led back to %s',
  (place) => {
    expect(read(`return=${encodeURIComponent(place)}`).back).toBeUndefined()
  },
)

test('what is no address of the book is not written, and not deleted', () => {
  expect(read('edit=../1&delete=1')).toMatchObject({ edit: undefined, remove: undefined })
})
