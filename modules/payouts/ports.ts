import type { PrinterPort } from '#core/sheet.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

/** Statements are printed under the brand of the desk: it is the platform that pays. */
export type PayoutPorts = { printer: PrinterPort; desk: Pick<StaffPorts['desk'], 'brand'> }
