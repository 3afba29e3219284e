import { isOpen, type PaymentStatus } from './payment-status.ts'
import type { Words } from './words.ts'

/** A way on from a page about a payment; `path` is without language. */
export type Way = { path: string; label: string; look: 'primary' | 'secondary' }

export type Reader =
  /** Who booked, on a page of the checkout; or who bought souvenirs. */
  | { as: 'owner'; again: string; order: string; isShop?: boolean }
  /** Whoever has the link. `own` leads to the checkout of who began to pay in this browser. */
  | { as: 'guest'; own?: string | undefined; isShop?: boolean }

const first = (path: string, label: string): Way => ({ path, label, look: 'primary' })
const second = (path: string, label: string): Way => ({ path, label, look: 'secondary' })

const startAgain = ({ isShop }: { isShop?: boolean }, say: Words): Way =>
  isShop ? first('/oleh-oleh', say.toShop) : first('/umroh', say.toPackages)

/** The next things to do, the likeliest first. */
export function waysOf(status: PaymentStatus, reader: Reader, say: Words): Way[] {
  if (reader.as === 'owner') {
    if (isOpen(status)) return [first(reader.again, say.again), second(reader.order, say.toOrder)]
    if (status === 'expired') return [startAgain(reader, say), second(reader.order, say.toOrder)]
    return [first(reader.order, say.toOrder)]
  }
  const { own } = reader
  if (own) return [isOpen(status) ? first(own, say.again) : first(own, say.toOwn)]
  const toOrders = second('/member/my-order', reader.isShop ? say.toShopOrders : say.toOrders)
  if (isOpen(status)) return [toOrders]
  if (status === 'expired' || status === 'void')
    return [reader.isShop ? second('/oleh-oleh', say.toShop) : second('/umroh', say.toPackages)]
  return [toOrders, second('/', say.home)]
}
