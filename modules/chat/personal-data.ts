import type { PersonalData } from '#database/personal-data.ts'
import { chat_history, chat_messages, chat_reports, chat_rooms, member_presence } from './tables.ts'

const of = { id: chat_rooms.id, user_id: chat_rooms.user_id }
const anotherPerson = 'who answered: another person'

export const personalData: PersonalData = {
  area: 'chat',
  title: { id: 'Chat dengan konsultan', en: 'Chat with consultants' },
  held: [
    {
      title: { id: 'Percakapan', en: 'Conversations' },
      table: chat_rooms,
      by: chat_rooms.user_id,
      without: { consultant_id: anotherPerson },
    },
    {
      title: { id: 'Pesan', en: 'Messages' },
      table: chat_messages,
      by: chat_messages.room_id,
      of,
      without: { consultant_id: anotherPerson },
    },
    {
      title: { id: 'Riwayat percakapan', en: 'What happened to your conversations' },
      table: chat_history,
      by: chat_history.room_id,
      of,
      without: { consultant_id: anotherPerson, actor_id: 'who at the desk it was: another person' },
    },
    {
      title: { id: 'Laporan Anda', en: 'Your reports' },
      table: chat_reports,
      by: chat_reports.room_id,
      of,
      without: {
        handled_by: 'who at the desk it was: another person',
        handled_note: 'what staff wrote for each other',
      },
    },
    {
      title: { id: 'Terakhir terhubung', en: 'When you were last connected' },
      table: member_presence,
      by: member_presence.user_id,
    },
  ],
}
