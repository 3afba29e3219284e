import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import { seeSales } from '#modules/booking/contract.console.ts'
import { seeSeats } from '#modules/catalogue/contract.console.ts'
import { waitingApprovals } from '#modules/console/contract.console.ts'
import { seeReading } from '#modules/content/contract.console.ts'
import { seeApplicationFigures } from '#modules/partner/contract.console.ts'
import { seeMoney } from '#modules/payouts/contract.console.ts'
import { seeLookups } from '#modules/support/contract.console.ts'
import { anApplication } from './applications.ts'
import { aJourney } from './journeys.ts'
import { aPayout } from './payouts.ts'
import { anyPost } from './posts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const platform: Scope[] = [{ kind: 'platform' }]

type Made = { url: string; shows: RegExp }

/** A figure of something that was made for it: whoever it is not of, sees nothing counted. */
const counts =
  ({ url, shows }: Made, make: (home: TestApp) => Promise<unknown>) =>
  async (home: TestApp) => {
    await make(home)
    return { url, scopes: platform, shows }
  }

/** The calls of the home page: figures, and what waits. */
export const scopedFigures: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(seeSales)]: counts({ url: seeSales.path, shows: /"bookings":[1-9]\d*/g }, aJourney),
  [callKey(seeSeats)]: async () => ({ url: seeSeats.path, scopes: platform }),
  [callKey(seeMoney)]: counts(
    { url: seeMoney.path, shows: /"(?:received|refunded|paid_out)":[1-9]\d*/g },
    async (home) => {
      await aJourney(home)
      await (await aPayout(home)).send()
    },
  ),
  [callKey(waitingApprovals)]: counts({ url: waitingApprovals.path, shows: /"count":[1-9]\d*/g }, async (home) =>
    (await aPayout(home)).request(),
  ),
  [callKey(seeApplicationFigures)]: counts(
    { url: seeApplicationFigures.path, shows: /"(?:received|count)":[1-9]\d*/g },
    anApplication,
  ),
  [callKey(seeReading)]: counts({ url: seeReading.path, shows: /"published":[1-9]\d*/g }, anyPost),
  [callKey(seeLookups)]: async () => ({ url: seeLookups.path, scopes: platform, is_own: true }),
}
