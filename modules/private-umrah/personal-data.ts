import type { PersonalData } from '#database/personal-data.ts'
import { private_history, private_offers, private_requests, private_travellers } from './tables.ts'

const of = { id: private_requests.id, user_id: private_requests.user_id }

export const personalData: PersonalData = {
  area: 'private-umrah',
  title: { id: 'Umrah privat', en: 'Private umrah' },
  held: [
    {
      title: { id: 'Rencana dan permintaan', en: 'Plans and requests' },
      table: private_requests,
      by: private_requests.user_id,
    },
    { title: { id: 'Jamaah', en: 'Travellers' }, table: private_travellers, by: private_travellers.request_id, of },
    {
      title: { id: 'Penawaran travel', en: 'Offers of agencies' },
      table: private_offers,
      by: private_offers.request_id,
      of,
      without: { cost: 'what it costs the partner: its own', made_by: 'who at the partner it was: another person' },
    },
    {
      title: { id: 'Riwayat permintaan', en: 'What happened to your requests' },
      table: private_history,
      by: private_history.request_id,
      of,
      without: { actor_id: 'who at the partner it was: another person' },
    },
  ],
}
