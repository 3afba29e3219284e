import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { goesToSaudi } from '../rules/documents.ts'
import type { PartyRules } from '../rules/travellers.ts'
import type { BookingRow } from '../store.ts'

type Placed = Pick<BookingRow, 'checked_out_at'>

/** The numbers an order goes by: those of the day it was placed; a cart goes by today's. */
export const rulesOf = (db: Db, { checked_out_at }: Placed, now: Date): Promise<DatedRules> =>
  datedRulesOn(db, jakartaDate(checked_out_at ?? now))

type Journey = { kind: JourneyKind; returns_on: string; now: Date }

/** What those who travel are measured by. */
export const partyRulesOf = (
  { infant_below_age, child_below_age }: DatedRules,
  { kind, returns_on, now }: Journey,
): PartyRules => ({
  returns_on,
  today: jakartaDate(now),
  two_names: goesToSaudi(kind),
  infant_below_age,
  child_below_age,
})

/** The last day on which the spelling of a name can be mended. */
export const correctUntil = ({ departs_on }: Pick<BookingRow, 'departs_on'>, { correction_days }: DatedRules): string =>
  jakartaDate(addMs(new Date(`${departs_on}T00:00:00+07:00`), -correction_days * dayMs))
