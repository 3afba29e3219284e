import { expect, test } from 'vitest'
import type { InvoiceState } from './machine.ts'
import { stillDue } from './outstanding.ts'
import type { Stage } from './payment-schedule.ts'

type Invoice = { stage: Stage; amount: number; state: InvoiceState }

const first = (state: InvoiceState): Invoice => ({ stage: 'down_payment', amount: 5_000_000, state })
const rest = (state: InvoiceState): Invoice => ({ stage: 'settlement', amount: 44_800_000, state })
const byBank = (state: InvoiceState): Invoice => ({ stage: 'financed', amount: 44_800_000, state })
const whole = (state: InvoiceState): Invoice => ({ stage: 'full', amount: 49_800_000, state })

test.each([
  ['nothing was invoiced', [], undefined],
  ['a bank pays the rest', [first('paid'), byBank('waiting')], undefined],
  ['all at once, and not paid', [whole('waiting')], [49_800_000, 'full', []]],
  ['all at once, and paid', [whole('paid')], undefined],
  ['neither part is paid', [first('waiting'), rest('waiting')], [49_800_000, 'down_payment', ['settlement']]],
  ['the down payment is paid', [first('paid'), rest('waiting')], [44_800_000, 'settlement', []]],
  ['both parts are paid', [first('paid'), rest('paid')], undefined],
  ['the order ran out', [first('expired'), rest('void')], undefined],
  ['the order was cancelled after the down payment', [first('paid'), rest('void')], undefined],
  ['an invoice took the place of one that was void', [first('void'), whole('waiting')], [49_800_000, 'full', []]],
] as const)('what is still due where %s', (_when, invoices, expected) => {
  const due = stillDue(invoices)
  expect(due && [due.amount, due.next.stage, due.later.map(({ stage }) => stage)]).toEqual(expected)
})
