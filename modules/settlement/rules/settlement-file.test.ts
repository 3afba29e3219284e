import { expect, test } from 'vitest'
import { readSettlement, sampleSettlement } from './settlement-file.ts'

const head = 'payment_number,gross,fee,net'
const wordsOf = (text: string) => {
  const read = readSettlement(text)
  return read.ok ? [] : read.problems.map((one) => ('values' in one ? `${one.word} ${one.values[0]}` : one.word))
}

test('a file is read by its columns, in whatever order, with the mark and the line ends of a spreadsheet', () => {
  expect(readSettlement('\uFEFFgross;net;fee;payment_number\r\n100000.00;95600;4400;PABC123\r\n')).toEqual({
    ok: true,
    lines: [{ line_no: 2, payment_number: 'PABC123', gross: 100_000, fee: 4_400, net: 95_600 }],
  })
})

test('a line below zero takes money out, with or without its fee', () => {
  expect(readSettlement(`${head}\nPABC123,-100000.00,-0,-100000\nPABC124,-100000,-4400,-95600`)).toEqual({
    ok: true,
    lines: [
      { line_no: 2, payment_number: 'PABC123', gross: -100_000, fee: 0, net: -100_000 },
      { line_no: 3, payment_number: 'PABC124', gross: -100_000, fee: -4_400, net: -95_600 },
    ],
  })
})

test('every line that is wrong is named by its number', () => {
  const lines = [
    head,
    'PABC123,100,10,90',
    'PABC124,100,10',
    'x!,1,0,1',
    'PABC125,1.5,0,1',
    'PABC126,100,10,95',
    'PABC127,100,-1,101',
    'PABC128,-100,-101,1',
  ]
  expect(wordsOf(lines.join('\n'))).toEqual([
    'line_fields 3',
    'line_number 4',
    'line_amount 5',
    'line_sum 6',
    'line_amount 7',
    'line_amount 8',
  ])
})

test('a file with other columns, or without lines, is none', () => {
  for (const other of ['payment_number,gross,fee', `${head},note`, 'payment_number,gross,gross,net', '', '<html>'])
    expect(wordsOf(`${other}\nPABC123,100,10,90`)).toEqual(['file_columns'])
  expect(wordsOf(`${head}\n\n`)).toEqual(['file_empty'])
})

test('the sample is a file that is read', () => {
  expect(readSettlement(sampleSettlement('DOKU'))).toMatchObject({ ok: true, lines: [{}, {}, { gross: -1_000_000 }] })
})
