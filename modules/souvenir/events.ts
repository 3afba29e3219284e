import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { OrderActor, OrderEmitted, OrderEvent } from './rules/machine.ts'
import type { CheckoutRow, OrderRow } from './store.ts'

/** What dependent modules are told, inside the transaction that made it true. `reason` is for people: why it ended or goes on. */
export type OrderNews = {
  checkout: CheckoutRow
  order: OrderRow
  event: OrderEvent
  actor: OrderActor
  reason: string
  now: Date
}

/** Emitted with the locked order, as it was before. */
export type WaybillUnknownNews = { order: OrderRow; waybill: string; now: Date }

export type SilentNews = { order: OrderRow; completes_at: Date; now: Date }

const changed = channel<{ checkout_id: string; now: Date }>()
const paid = channel<OrderNews>()
const expired = channel<OrderNews>()
const processing = channel<OrderNews>()
const shipped = channel<OrderNews>()
const delivered = channel<OrderNews>()
const waybillCorrected = channel<OrderNews>()
const waybillUnknown = channel<WaybillUnknownNews>()
const silent = channel<SilentNews>()
const completed = channel<OrderNews>()
const goesOn = channel<OrderNews>()
const cancelRequested = channel<OrderNews>()
const cancelled = channel<OrderNews>()
const rejected = channel<OrderNews>()

/** `souvenir.changed`: a checkout was placed, or one of its orders has another state. Its rows are locked. */
export const onSouvenirChanged = changed.on
/** `souvenir.paid`: the one invoice is paid; told for each order. */
export const onSouvenirPaid = paid.on
/** `souvenir.expired`: nobody paid in time, the pieces are free again. */
export const onSouvenirExpired = expired.on
export const onSouvenirProcessing = processing.on
/** `souvenir.shipped`: the courier has it, with a waybill. */
export const onSouvenirShipped = shipped.on
export const onSouvenirDelivered = delivered.on
/** `souvenir.waybill_corrected`: it goes by another waybill; `reason` says courier and number. */
export const onWaybillCorrected = waybillCorrected.on
/** `souvenir.waybill_unknown`: its courier does not know the waybill, long after the parcel was handed over. */
export const onWaybillUnknown = waybillUnknown.on
/** `souvenir.silent`: nobody says that it has arrived; without a word from its buyer it is completed then. */
export const onSouvenirSilent = silent.on
/** `souvenir.completed`: the buyer has it, or three days have passed; the store has earned it. */
export const onSouvenirCompleted = completed.on
/** `souvenir.goes_on`: the wish to cancel was withdrawn, or the store said no. */
export const onSouvenirGoesOn = goesOn.on
/** `souvenir.cancel_requested`: its store has some working days to answer. */
export const onSouvenirCancelRequested = cancelRequested.on
/** `souvenir.cancelled`: granted, or the store let its days pass; what was paid for it goes back. */
export const onSouvenirCancelled = cancelled.on
/** `souvenir.rejected`: by the store, with a reason; what was paid for it goes back. */
export const onSouvenirRejected = rejected.on

/** For whoever writes a checkout other than by a transition, which tells by itself. */
export const tellChanged = changed.tell

/** For the courier's answers, which change no state. */
export const tellWaybillUnknown = waybillUnknown.tell

/** For the clock, which sets a day and changes no state. */
export const tellSilent = silent.tell

/** By the names that the machine has; only `transition.ts` emits. */
export const emit: Record<OrderEmitted, (db: Db, news: OrderNews) => Promise<unknown>> = {
  'souvenir.paid': paid.tell,
  'souvenir.expired': expired.tell,
  'souvenir.processing': processing.tell,
  'souvenir.shipped': shipped.tell,
  'souvenir.delivered': delivered.tell,
  'souvenir.waybill_corrected': waybillCorrected.tell,
  'souvenir.completed': completed.tell,
  'souvenir.goes_on': goesOn.tell,
  'souvenir.cancel_requested': cancelRequested.tell,
  'souvenir.cancelled': cancelled.tell,
  'souvenir.rejected': rejected.tell,
}
