import type { PersonalData } from '#database/personal-data.ts'
import { passportPlace } from './documents/passport.ts'
import {
  booking_addons,
  booking_feedbacks,
  booking_history,
  booking_participants,
  bookings,
  departure_run_bookings,
} from './tables.ts'

const of = { id: bookings.id, user_id: bookings.user_id }

export const personalData: PersonalData = {
  area: 'bookings',
  title: { id: 'Pesanan', en: 'Bookings' },
  held: [
    {
      title: { id: 'Pesanan', en: 'Bookings' },
      table: bookings,
      by: bookings.user_id,
      without: { voucher_token: 'whoever has it can verify the voucher' },
    },
    {
      title: { id: 'Jamaah', en: 'Travellers' },
      table: booking_participants,
      by: booking_participants.booking_id,
      of,
      sealed: { column: 'passport_sealed', as: 'passport_number', place: passportPlace },
    },
    { title: { id: 'Tambahan', en: 'Extras' }, table: booking_addons, by: booking_addons.booking_id, of },
    {
      title: { id: 'Riwayat pesanan', en: 'What happened to your bookings' },
      table: booking_history,
      by: booking_history.booking_id,
      of,
      without: { actor_id: 'who at the desk it was: another person' },
    },
    {
      title: { id: 'Perubahan keberangkatan', en: 'Changes of a departure' },
      table: departure_run_bookings,
      by: departure_run_bookings.booking_id,
      of,
    },
    { title: { id: 'Ulasan', en: 'Reviews' }, table: booking_feedbacks, by: booking_feedbacks.booking_id, of },
  ],
}
