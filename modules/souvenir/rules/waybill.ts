/** A waybill number as couriers print it. */
export const isWaybill = (text: string): boolean => /^[A-Za-z0-9-]{6,40}$/.test(text)
