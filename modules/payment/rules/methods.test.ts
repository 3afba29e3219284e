import { expect, test } from 'vitest'
import { type GatewayName, methods, methodsFor } from './methods.ts'

const caps = { qris_most: 10_000_000, ewallet_most: 20_000_000 }
const both: readonly GatewayName[] = ['doku', 'yukk']
const kinds = (amount: number, gateways = both) => [
  ...new Set(methodsFor({ amount, gateways, caps }).map((method) => method.kind)),
]

test('QRIS goes up to ten million, wallets to twenty, larger bills by virtual account or card', () => {
  expect(kinds(10_000_000)).toEqual(['virtual_account', 'qris', 'ewallet', 'card'])
  expect(kinds(10_000_001)).toEqual(['virtual_account', 'ewallet', 'card'])
  expect(kinds(20_000_001)).toEqual(['virtual_account', 'card'])
  expect(kinds(200_000_001)).toEqual(['virtual_account'])
  expect(kinds(1_000_000_000)).toEqual([])
  expect(kinds(999)).toEqual([])
})

test('a tenant that does not receive by DOKU sees none of its methods and can still pay a large bill', () => {
  const offered = methodsFor({ amount: 60_000_000, gateways: ['yukk'], caps })
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter((method) => method.gateway === 'doku')).toEqual([])
  expect(offered.map((method) => method.code)).toContain('VA_BCA')
})

test('with both gateways a way to pay is offered once', () => {
  const names = methodsFor({ amount: 5_000_000, gateways: both, caps }).map((method) => method.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('QRIS')
})

test('without a gateway nothing is offered', () => {
  expect(methodsFor({ amount: 5_000_000, gateways: [], caps })).toEqual([])
})

test('each method has its own id', () => {
  expect(new Set(methods.map((method) => method.id)).size).toBe(methods.length)
})
