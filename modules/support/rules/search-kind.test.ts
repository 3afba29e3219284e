import { expect, test } from 'vitest'
import { wantedOf } from './search-kind.ts'

test.each([
  ['Siti@Rihla.test', { kind: 'email', text: 'siti@rihla.test' }],
  ['0812-3456 7890', { kind: 'phone', text: '+6281234567890' }],
  ['62 812 3456', { kind: 'phone', text: '+628123456' }],
  ['+966 50 123 4567', { kind: 'phone', text: '+966501234567' }],
  ['rhl-7k3m9q2p', { kind: 'code', text: 'RHL-7K3M9Q2P' }],
  [' INV-ABCD1234EFGH ', { kind: 'code', text: 'INV-ABCD1234EFGH' }],
  ['olh-7k3m9q2p', { kind: 'code', text: 'OLH-7K3M9Q2P' }],
  ['OLH-7K3M9Q2P-2', { kind: 'code', text: 'OLH-7K3M9Q2P-2' }],
  ['Siti   Rahmawati', { kind: 'name', text: 'Siti Rahmawati' }],
  ['Al-Farisi', { kind: 'name', text: 'Al-Farisi' }],
])('%s is looked for as what it is', (typed, wanted) => {
  expect(wantedOf(typed)).toEqual(wanted)
})

test('too little is looked for as nothing', () => {
  expect([wantedOf(''), wantedOf(' a '), wantedOf('ab')]).toEqual([undefined, undefined, undefined])
})
