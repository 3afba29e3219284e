import type { Db } from '#core/context.ts'
import type { DocumentPort } from '#modules/documents/module.ts'
import { openedPassport } from '../documents/passport.ts'
import { listTravellers } from '../store.departure.ts'

type Seal = Pick<DocumentPort, 'seal' | 'open'>

/** Everyone who travels on a departure. `passportOf` opens a number: only for who may have it. */
export async function travellersOnDeparture(db: Db, departure_id: string) {
  const rows = await listTravellers(db, departure_id)
  return rows.map(({ person: { passport_sealed, ...person }, booking_code, contact }) => ({
    ...person,
    booking_code,
    contact,
    passportOf: (seal: Seal): string | undefined => openedPassport(seal, { id: person.id, passport_sealed }),
  }))
}
