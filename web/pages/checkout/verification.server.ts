import type { PageContext } from '#core/page.ts'
import { maskedPhone } from '#modules/booking/rules/masked-phone.ts'
import { keepNote, readNote } from '../../cookie-state.server.ts'
import type { Order } from './order.ts'
import { words } from './words.ts'

/** A code lives for five minutes; its note for as long as the seats can be kept. */
const noteSeconds = 1800

/** Remembers when another code may be asked for. */
export const noteCode = (page: PageContext, sent: { booking_id: string; next_allowed_at: string }): void =>
  keepNote(page, 'verify_booking', sent, noteSeconds)

/** What the step that asks for the code shows; nothing where no form was sent yet. */
export function shownVerification(page: PageContext, order: Order) {
  const note = readNote(page, 'verify_booking')
  const { job_name, phone_number } = order.contact
  // The profile never knows the occupation: where it is there, the form was sent.
  if (job_name === null || phone_number === null) return undefined
  const say = words(page.language)
  const isNoted = note.booking_id === order.booking_id
  const now = page.now.getTime()
  return {
    phone_number: maskedPhone(phone_number),
    now,
    end: (isNoted && Date.parse(note.next_allowed_at ?? '')) || now,
    say: {
      title: say.verify,
      lead: say.verifyLead,
      submit: say.verifySubmit,
      change: say.verifyChange,
      phone: say.verifyNew,
      send: say.verifySend,
      back: say.verifyBack,
    },
  }
}

export type Verification = NonNullable<ReturnType<typeof shownVerification>>
