import type { PersonalData } from '#database/personal-data.ts'

export const personalData: PersonalData = {
  area: 'staff',
  title: { id: 'Staf', en: 'Staff' },
  held: [],
  not_given: { staff: 'people who work at the desk, not members' },
}
