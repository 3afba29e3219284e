import type { PersonalData } from '#database/personal-data.ts'

export const personalData: PersonalData = {
  area: 'tenant',
  title: { id: 'Merek', en: 'Brand' },
  held: [],
  not_given: { tenants: 'the public contact of a brand' },
}
