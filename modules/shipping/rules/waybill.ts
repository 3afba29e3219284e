import { addMs, dayMs } from '#core/time.ts'

// Couriers use a number again, but not within three months.
const restDays = 90

/** Parcels that arrived before this may have had the same waybill. */
export const waybillsFreeBefore = (now: Date): Date => addMs(now, -restDays * dayMs)

type Shipped = { shipped_at: Date | null; waybill_corrected_at: Date | null }

/** Since when a shipment goes by the waybill that it has. */
export const waybillSince = ({ shipped_at, waybill_corrected_at }: Shipped): Date | null =>
  waybill_corrected_at ?? shipped_at
