import type { PersonalData } from '#database/personal-data.ts'
import { partner_applications } from './tables.ts'

export const personalData: PersonalData = {
  area: 'partner-applications',
  title: { id: 'Pendaftaran mitra', en: 'Partner applications' },
  held: [
    {
      title: { id: 'Pendaftaran dengan email Anda', en: 'Applications from your email address' },
      table: partner_applications,
      by: partner_applications.email,
      is: 'email',
      tenant_id: partner_applications.tenant_id,
      without: { token_hash: 'a secret' },
    },
  ],
  not_given: { partners: 'the public contact of a company, not of a member' },
}
