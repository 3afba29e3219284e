import type { PersonalData } from '#database/personal-data.ts'
import { mail_bounces } from '#database/tables.ts'
import { external_accounts, one_time_codes, sessions, users } from './tables.ts'

export const personalData: PersonalData = {
  area: 'account',
  title: { id: 'Akun', en: 'Account' },
  held: [
    {
      title: { id: 'Profil', en: 'Profile' },
      table: users,
      by: users.id,
      without: { password_hash: 'proves who signs in, and says nothing about the person' },
    },
    {
      title: { id: 'Perangkat tempat Anda masuk', en: 'Devices you signed in on' },
      table: sessions,
      by: sessions.user_id,
    },
    {
      title: { id: 'Akun Google atau Apple', en: 'Google or Apple account' },
      table: external_accounts,
      by: external_accounts.user_id,
    },
    {
      title: { id: 'Kode verifikasi yang dikirim', en: 'Verification codes sent' },
      table: one_time_codes,
      by: one_time_codes.user_id,
      without: { code_hash: 'a secret' },
    },
    {
      title: { id: 'Email yang tidak sampai', en: 'Email that came back' },
      table: mail_bounces,
      by: mail_bounces.email,
      is: 'email',
    },
  ],
  not_given: {
    registrations: 'of an address that is not proved: whoever typed it may be another; gone after two days',
    password_resets: 'a secret and when it ends, nothing about the person',
  },
}
