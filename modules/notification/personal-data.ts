import type { PersonalData } from '#database/personal-data.ts'
import { fcm_tokens, notices, push_subscriptions } from './tables.ts'

export const personalData: PersonalData = {
  area: 'notifications',
  title: { id: 'Notifikasi', en: 'Notifications' },
  held: [
    {
      title: { id: 'Yang kami kabarkan', en: 'What we told you' },
      table: notices,
      by: notices.user_id,
      without: { once_key: 'how we work, not about the person' },
    },
    {
      title: { id: 'Browser yang menerima notifikasi', en: 'Browsers that get notifications' },
      table: push_subscriptions,
      by: push_subscriptions.user_id,
      without: { p256dh: 'a key', auth: 'a secret' },
    },
    {
      title: { id: 'Aplikasi yang menerima notifikasi', en: 'Apps that get notifications' },
      table: fcm_tokens,
      by: fcm_tokens.user_id,
      without: { token: 'a secret' },
    },
  ],
}
