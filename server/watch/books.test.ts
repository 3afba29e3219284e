import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { type BooksSeen, measureBooks } from './books.ts'

/** What a process says that looked so long ago. */
async function figuresOf(minutes: number, seen: Omit<BooksSeen, 'at'>): Promise<string[]> {
  const registry = new Registry()
  measureBooks(registry, { books: { at: addMs(new Date(), -minutes * minuteMs), ...seen } })
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  return lines.map((line) => line.replace(/(checked_timestamp_seconds) .*/, '$1'))
}

const fault = { ledger: 1, seats: 2, lists: 3 }
const sound = { ledger: 0, seats: 0, lists: 0 }

test('a fault that one process saw is over once another has found all well for two rounds', async () => {
  const first = await figuresOf(19, fault)
  expect(first).toEqual([
    'ledger_balanced 0',
    'seats_faults 2',
    'order_list_faults 3',
    'books_checked_timestamp_seconds',
  ])
  const said = [await figuresOf(21, fault), await figuresOf(1, sound)]
  expect(said.flat().filter((line) => line.startsWith('ledger_balanced'))).toEqual(['ledger_balanced 1'])
})

test('when a process last looked is said for as long as it runs: whoever waits for a look sees how long', async () => {
  expect(await figuresOf(600, fault)).toEqual(['books_checked_timestamp_seconds'])
})
