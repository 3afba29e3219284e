import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort, LimitPort } from '#core/ports.ts'
import type { PrinterPort } from '#core/sheet.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import type { CourierPort } from '#modules/shipping/module.ts'

export type SouvenirPorts = PaymentPorts & {
  couriers: CourierPort
  limits: LimitPort
  files: FilesPort
  photos: PhotoPort
}

/** Packing slips are printed under the store's own name, invoices under the tenant's. */
export type StoreDeskPorts = { printer: PrinterPort }
