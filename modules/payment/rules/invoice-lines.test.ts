import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { linesByStage, partsLeft } from './invoice-lines.ts'

const line = (item: string, amount: number) => ({ item, label: { id: item, en: item }, amount: rupiah(amount) })
const amounts = (stages: ReturnType<typeof linesByStage>) => stages.map((lines) => lines.map(({ amount }) => amount))

test('a first part asks for a share of everything, the last for what remains', () => {
  const lines = [line('a', 30_000_000), line('b', 30_000_000), line('c', 6_000_001)]
  const stages = linesByStage(lines, [rupiah(10_000_000), rupiah(56_000_001)])
  expect(amounts(stages)).toEqual([
    [4_545_455, 4_545_454, 909_091],
    [25_454_545, 25_454_546, 5_090_910],
  ])
})

test('what cannot be is refused: stages that ask for another sum than the lines', () => {
  expect(() => linesByStage([line('a', 10)], [rupiah(9)])).toThrow('lines of 10 were invoiced as 9')
})

test('what went back does not go back again', () => {
  const lines = [
    { id: '1', item: 'a', amount: 100, refunded: 100 },
    { id: '2', item: 'b', amount: 100, refunded: 30 },
    { id: '3', item: 'c', amount: 50, refunded: 0 },
  ]
  expect(partsLeft(lines)).toEqual([
    { invoice_line_id: '2', amount: 70 },
    { invoice_line_id: '3', amount: 50 },
  ])
  expect(partsLeft(lines, ['a', 'b'])).toEqual([{ invoice_line_id: '2', amount: 70 }])
})
