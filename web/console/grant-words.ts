import { type Language, messages } from '#core/messages.ts'
import type { StaffMe } from './staff.server.ts'

export const roleWords = messages({
  admin: { id: 'Admin', en: 'Admin' },
  finance: { id: 'Keuangan', en: 'Finance' },
  acquisition: { id: 'Akuisisi', en: 'Acquisition' },
  editor: { id: 'Editor', en: 'Editor' },
  support: { id: 'Layanan pelanggan', en: 'Customer support' },
  partner_owner: { id: 'Pemilik travel', en: 'Travel agency owner' },
  partner_staff: { id: 'Staf travel', en: 'Travel agency staff' },
  store: { id: 'Toko', en: 'Store' },
  bank_officer: { id: 'Petugas bank', en: 'Bank officer' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
})

export const scopeWords = messages({
  platform: { id: 'seluruh platform', en: 'the whole platform' },
  tenant: { id: 'merek', en: 'brand' },
  partner: { id: 'travel', en: 'travel agency' },
  store: { id: 'toko', en: 'store' },
  bank: { id: 'bank', en: 'bank' },
})

type Named = Pick<StaffMe['grants'][number], 'role' | 'scope'>

/** What a role holds for, as people know it: "Amanah Tour", or the whole platform. */
export const scopeText = ({ scope }: Pick<Named, 'scope'>, language: Language): string =>
  scope.name ||
  (scope.id === null ? '' : `${scopeWords(language)[scope.kind]} ${scope.id.slice(-8)}`) ||
  scopeWords(language)[scope.kind]

export const grantText = (grant: Named, language: Language): string =>
  `${roleWords(language)[grant.role]}, ${scopeText(grant, language)}`
