import { expect, test } from 'vitest'
import { courierCodeOf } from './courier-code.ts'

test('a courier is known by its name as people write it', () => {
  const names = ['JNE', ' j&t Express', 'Pos Indonesia', 'Lion Parcel', 'Kurir tetangga']
  expect(names.map(courierCodeOf)).toEqual(['jne', 'jnt', 'pos', 'lion', undefined])
})
