import type { Db } from '#core/context.ts'
import type { PrinterPort } from '#core/sheet.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type { StaffPorts, StepUpPorts } from '#modules/staff/module.ts'

/** What orders are of, by their ids; one that is no journey is of nothing. */
type JourneysPort = {
  ofOrders(db: Db, order_ids: readonly string[]): Promise<ReadonlyMap<string, { name: { id: string; en: string } }>>
}

/** Statements are printed under the brand of the desk: it is the platform that pays. */
export type PayoutPorts = { printer: PrinterPort; desk: Pick<StaffPorts['desk'], 'brand'>; departures: JourneysPort }

/** Numbers of accounts are encrypted, and a code of the app is asked for. */
export type AccountPorts = Pick<DocumentPorts, 'documents'> & Pick<PayoutPorts, 'desk'> & StepUpPorts
