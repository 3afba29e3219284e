import { addMs, dayMs } from '#core/time.ts'

type Ended = { ended_at: Date | null }
type Place = { phone_number: string; street: string; postcode: string; note: string | null }
type Contact = { payer_phone: string; destination: Place | null }

const hidden = '•••'

/** A store needs a phone and an address to send a parcel, and some days after its end for questions; then no more. */
export const isContactShown = ({ ended_at }: Ended, days: number, now: Date): boolean =>
  ended_at === null || now < addMs(ended_at, days * dayMs)

/** The same without what reaches the buyer; the city stays, and so does whose parcel it was. */
export const maskedContact = <Row extends Contact>(row: Row): Row => ({
  ...row,
  payer_phone: hidden,
  destination: row.destination && {
    ...row.destination,
    ...{ phone_number: hidden, street: hidden, postcode: hidden, note: null },
  },
})
