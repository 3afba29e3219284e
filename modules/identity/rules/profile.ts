import { ageOn, type JakartaDate, parseDate } from '#core/time.ts'

export type BirthDateProblem = 'date_invalid'

/** Shape only; whether the age fits is decided with the day of today. */
export const birthDateProblem = (text: string): BirthDateProblem | undefined =>
  parseDate(text) ? undefined : 'date_invalid'

// Seeds, section 9: children under 13 are not knowingly served. The oldest verified person lived 122 years.
const youngest = 13
const oldest = 130

export const isServedAge = (birth: JakartaDate, today: JakartaDate): boolean => {
  const age = ageOn(today, birth)
  return age >= youngest && age <= oldest
}

export const avatarUrl = (picture_id: string | null): string => `/pictures/${picture_id ?? 'avatar-default'}/320.webp`
