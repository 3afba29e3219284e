import { channel } from '#core/channel.ts'
import type { FinancingEvent, FinancingState } from './rules/application.ts'
import type { ApplicationRow } from './store.ts'

/** What dependent modules are told, inside the transaction that made it true. `reason` is for people, where somebody gave one. */
export type FinancingNews = {
  application: ApplicationRow
  event: FinancingEvent
  was: FinancingState
  reason: string
  now: Date
}

const changed = channel<FinancingNews>()

/** `financing.changed`: with every change of an application. */
export const onFinancingChanged = changed.on
export const tellChanged = changed.tell
