import { expect, test } from 'vitest'
import { readWaybills } from './waybill-file.ts'

test('waybills are read from the first two columns, whatever a spreadsheet put around them', () => {
  const text =
    '\uFEFFKode pesanan;Resi;Pembeli\r\n"SVN-AB12-1";"\'jp1234567890";"Siti"\r\n\r\nsvn-ab12-2;JP0000099999\n'
  expect(readWaybills(text)).toEqual({
    lines: [
      { line: 2, code: 'SVN-AB12-1', waybill: 'JP1234567890' },
      { line: 4, code: 'SVN-AB12-2', waybill: 'JP0000099999' },
    ],
    wrong: [],
  })
})

test('the heading is the one of the file we give, in either language; any other first line is named', () => {
  const lines = [{ line: 2, code: 'SVN-AB12-1', waybill: 'JP1234567890' }]
  expect(readWaybills('Order code,Waybill\nSVN-AB12-1,JP1234567890')).toEqual({ lines, wrong: [] })
  const wrong = [{ line: 1, code: 'SVN-ABCD', problem: 'line_waybill' }]
  expect(readWaybills('SVN-ABCD,x\nSVN-AB12-1,JP1234567890')).toEqual({ lines, wrong })
})

test('each wrong line is named and the good ones stay; an order without a waybill is not sent yet', () => {
  const text =
    'SVN-AB12-1,JP1234567890\nhalo,JP1234567890\nSVN-AB12-2,a b\nSVN-AB12-3,\nSVN-AB12-4,JP111111,\nSVN-AB12-4,JP222222,'
  expect(readWaybills(text)).toEqual({
    lines: [{ line: 1, code: 'SVN-AB12-1', waybill: 'JP1234567890' }],
    wrong: [
      { line: 2, code: 'HALO', problem: 'line_fields' },
      { line: 3, code: 'SVN-AB12-2', problem: 'line_waybill' },
      { line: 5, code: 'SVN-AB12-4', problem: 'line_twice' },
      { line: 6, code: 'SVN-AB12-4', problem: 'line_twice' },
    ],
  })
})
