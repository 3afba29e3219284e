import type { PhotoPort } from '#core/file-reasons.ts'
import type { LimitPort } from '#core/ports.ts'
import type { PrinterPort } from '#core/sheet.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

export type AfterSalePorts = DocumentPorts & {
  photos: PhotoPort
  printer: PrinterPort
}

/** A code is kept only as what the keys make of it. */
export type BookingPorts = AfterSalePorts & { limits: LimitPort }
