import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { hasKit, shipmentMachine } from './shipment.ts'

test('a kit is prepared, shipped, delivered, and skips no step', () => {
  expect(next(shipmentMachine, 'preparing', 'ship')).toBe('shipped')
  expect(next(shipmentMachine, 'shipped', 'deliver')).toBe('delivered')
  expect(next(shipmentMachine, 'preparing', 'deliver')).toBeUndefined()
  expect(next(shipmentMachine, 'delivered', 'ship')).toBeUndefined()
})

test('what has been shipped is not stopped any more', () => {
  expect(next(shipmentMachine, 'preparing', 'stop')).toBe('stopped')
  expect(next(shipmentMachine, 'shipped', 'stop')).toBeUndefined()
})

test('umrah and hajj come with a kit, tours do not', () => {
  expect((['umroh', 'haji', 'wisata-syariah'] as const).map(hasKit)).toEqual([true, true, false])
})
