import { expect, test } from 'vitest'
import { type CsvColumn, csvHead, csvRows, momentColumn } from './csv.ts'

type Row = { name: string; amount: number; nik: string | null }
const columns: CsvColumn<Row>[] = [
  { header: 'Nama', value: ({ name }) => name },
  { header: 'Jumlah', value: ({ amount }) => amount },
  { header: 'NIK', value: ({ nik }) => nik, isIdentity: true },
]
const row = (part: Partial<Row>): Row => ({ name: 'Siti', amount: 1, nik: null, ...part })

test('a file begins with the mark of UTF-8 and the names of its columns', () => {
  expect(csvHead(columns)).toBe('\uFEFFNama,Jumlah,NIK\r\n')
})

test.each(['=1+1', '+62812', '-5', '@SUM(A1)', '\tx', '\rx'])('%j is no formula in a spreadsheet', (name) => {
  expect(csvRows(columns, [row({ name })])).toMatch(/^"?'/)
})

test('numbers stay numbers, below zero too', () => {
  expect(csvRows(columns, [row({ amount: -250_000 })])).toBe('Siti,-250000,\r\n')
})

test('the number of an identity card keeps all its digits, and one that is missing stays empty', () => {
  expect(csvRows(columns, [row({ nik: '3175091203990001' }), row({})])).toBe("Siti,1,'3175091203990001\r\nSiti,1,\r\n")
})

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvRows(columns, [row({ name: 'Siti "S", Bekasi\nBarat' })])).toBe('"Siti ""S"", Bekasi\nBarat",1,\r\n')
})

test('a moment is told by the clocks of Jakarta, and the head of its column says so', () => {
  const moments = [momentColumn('Dipesan', ({ at }: { at: Date | string | null }) => at)]
  const at = '2026-11-18T23:57:08.120Z'
  expect(csvHead(moments)).toBe('\uFEFFDipesan (WIB)\r\n')
  expect(csvRows(moments, [{ at }, { at: new Date(at) }])).toBe('2026-11-19 06:57:08\r\n2026-11-19 06:57:08\r\n')
  expect(csvRows([...moments, ...columnsAfter], [{ at: null }])).toBe(',1\r\n')
})

const columnsAfter: CsvColumn<unknown>[] = [{ header: 'Jumlah', value: () => 1 }]
