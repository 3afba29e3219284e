import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import { seeSales } from '#modules/booking/contract.console.ts'
import { seeSeats } from '#modules/catalogue/contract.console.ts'
import { waitingApprovals } from '#modules/console/contract.console.ts'
import { seeMoney } from '#modules/payouts/contract.console.ts'
import type { ScopedThing } from './scoped-thing.ts'

const platform: Scope[] = [{ kind: 'platform' }]

/** The calls of the home page: figures, and what waits. */
export const scopedFigures: Readonly<Record<string, () => Promise<ScopedThing>>> = {
  [callKey(seeSales)]: async () => ({ url: seeSales.path, scopes: platform }),
  [callKey(seeSeats)]: async () => ({ url: seeSeats.path, scopes: platform }),
  [callKey(seeMoney)]: async () => ({ url: seeMoney.path, scopes: platform }),
  [callKey(waitingApprovals)]: async () => ({ url: waitingApprovals.path, scopes: platform }),
}
