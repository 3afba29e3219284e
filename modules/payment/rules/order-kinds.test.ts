import { expect, test } from 'vitest'
import { orderPage } from './order-kinds.ts'

test('every kind of order has a page of its own', () => {
  expect(orderPage({ order_kind: 'booking', order_id: 'a' })).toBe('/member/my-order/a')
  expect(orderPage({ order_kind: 'souvenir', order_id: 'a' })).toBe('/member/my-order/a')
  expect(orderPage({ order_kind: 'private_umrah', order_id: 'a' })).toBe('/member/order-custom-umroh/a')
  expect(orderPage({ order_kind: 'financing', order_id: 'a' })).toBe('/member/financing-history/a')
})
