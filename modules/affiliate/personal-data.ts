import type { PersonalData } from '#database/personal-data.ts'

export const personalData: PersonalData = {
  area: 'affiliate',
  title: { id: 'Konsultan', en: 'Consultants' },
  held: [],
  not_given: { consultants: 'people who recommend packages, not members: no member is named in it' },
}
