import type { LimitPort } from '#core/ports.ts'
import type { PrinterPort } from '#core/sheet.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import type { CourierPort } from '#modules/shipping/module.ts'

export type SouvenirPorts = PaymentPorts & { couriers: CourierPort; limits: LimitPort }

/** Packing slips are printed under the store's own name, invoices under the tenant's. */
export type StoreDeskPorts = { printer: PrinterPort }
