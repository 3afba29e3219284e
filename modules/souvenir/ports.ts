import type { PrinterPort } from '#core/sheet.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import type { CourierPort } from '#modules/shipping/module.ts'

export type SouvenirPorts = PaymentPorts & { couriers: CourierPort }

/** Packing slips are printed under the store's own name. */
export type StoreDeskPorts = { printer: PrinterPort }
