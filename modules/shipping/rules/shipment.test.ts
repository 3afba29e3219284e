import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { type ShipmentEvent, type ShipmentState, shipmentMachine } from './shipment.ts'

const after = (state: ShipmentState, event: ShipmentEvent) =>
  next(shipmentMachine, state, { event, actor: event === 'stop' ? 'house' : 'staff' })

test('a shipment is prepared, shipped, delivered, and skips no step', () => {
  expect(after('preparing', 'ship')).toBe('shipped')
  expect(after('shipped', 'deliver')).toBe('delivered')
  expect(after('preparing', 'deliver')).toBeUndefined()
  expect(after('delivered', 'ship')).toBeUndefined()
})

test('what has been shipped is not stopped any more', () => {
  expect(after('preparing', 'stop')).toBe('stopped')
  expect(after('shipped', 'stop')).toBeUndefined()
})
