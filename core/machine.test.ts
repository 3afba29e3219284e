import { expect, expectTypeOf, test } from 'vitest'
import { type Emitted, edgeOf, machine, next } from './machine.ts'

const lamp = machine({
  start: 'off',
  ends: ['broken'],
  on: {
    switch_on: { from: ['off'], to: 'on', by: ['person', 'clock'], emits: ['lamp.lit'] },
    switch_off: { from: ['on'], to: 'off', by: ['person'] },
    burn_out: { from: ['off', 'on'], to: 'broken', by: ['time'], emits: ['lamp.broken'] },
  },
})
const silent = machine({ start: 'open', ends: ['shut'], on: { shut: { from: ['open'], to: 'shut', by: ['person'] } } })

test('an event leads on where it begins, and nowhere else', () => {
  expect(next(lamp, 'off', { event: 'switch_on', actor: 'clock' })).toBe('on')
  expect(next(lamp, 'on', { event: 'switch_on', actor: 'clock' })).toBeUndefined()
  expect(next(lamp, 'broken', { event: 'burn_out', actor: 'time' })).toBeUndefined()
})

test('who may not cause an event is an error, wherever the thing stands', () => {
  expect(() => next(lamp, 'on', { event: 'switch_off', actor: 'clock' })).toThrow('switch_off is not for clock')
  expect(() => next(lamp, 'off', { event: 'switch_off', actor: 'clock' })).toThrow('switch_off is not for clock')
  expect(() => edgeOf(lamp, { event: 'burn_out', actor: 'person' })).toThrow('burn_out is not for person')
})

test('what a machine emits is known by name, and a machine may emit nothing', () => {
  expectTypeOf<Emitted<typeof lamp>>().toEqualTypeOf<'lamp.lit' | 'lamp.broken'>()
  expectTypeOf<Emitted<typeof silent>>().toEqualTypeOf<never>()
  expect(edgeOf(lamp, { event: 'switch_on', actor: 'person' }).emits).toEqual(['lamp.lit'])
})
