import { expect, test } from 'vitest'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

const linesOf = ({ text }: SourceFile, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split('\n').length)

/** A kind's own module knows its own invoices; everyone else reads of a kind in a table of them. */
const own = /^modules\/(?:booking|souvenir|private-umrah|financing|savings)\//

const comparisons = (file: SourceFile): string[] =>
  own.test(file.path) || isTest(file.path)
    ? []
    : linesOf(file, /\border_kind\b\)?\s*[!=]==|[!=]==\s*[\w.]*\border_kind\b|switch \([\w.]*\border_kind\b/g).map(
        (line) => `${file.path}:${line} compares kinds of orders: a fact of each stands in rules/order-kinds.ts`,
      )

/** Who writes a booking and need not say that the lists are to follow. */
const silent: Record<string, string> = {
  'modules/booking/store.ts': 'the statements themselves',
  'modules/booking/calls/change-booking-phone.ts': 'a phone number is in no list',
  'modules/booking/lifecycle/change.ts': 'within a transition, which tells once its effects are done',
}

const silences = ({ path, text }: SourceFile): string[] =>
  !isTest(path) && /\b(?:updateBooking|insertCart|stepBooking)\(/.test(text) && !/\btellChanged\(/.test(text)
    ? [path].filter((one) => !silent[one])
    : []

test('what is to know of a kind of order is read in a table, and no kinds are compared', async () => {
  expect((await readCode()).flatMap(comparisons)).toEqual([])
})

test('whoever writes a booking tells those who list it, or what they write is in no list', async () => {
  const files = await readCode()
  expect(files.flatMap(silences)).toEqual([])
  const writing = files.filter(({ text }) => /\b(?:updateBooking|insertCart|stepBooking)\(/.test(text))
  expect(Object.keys(silent).filter((path) => !writing.some((file) => file.path === path))).toEqual([])
})

test.each([
  "const isOwn = invoice.order_kind === 'booking'",
  "if ('souvenir' !== invoice.order_kind) return",
  'switch (invoice.order_kind) {',
])('a comparison is noticed: %s', (text) => {
  expect(comparisons({ path: 'modules/payment/view.ts', text: `\n${text}\n` })).toHaveLength(1)
  expect(comparisons({ path: 'modules/booking/lifecycle/payment-events.ts', text })).toEqual([])
})

test('a silent writer is noticed', () => {
  const text = 'await updateBooking(db, booking, { total })\n'
  const path = 'modules/booking/calls/make-cheaper.ts'
  expect(silences({ path, text })).toEqual([path])
  expect(silences({ path, text: `${text}await tellChanged(db, { booking_id, now })\n` })).toEqual([])
})
