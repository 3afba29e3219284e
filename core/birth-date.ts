import { ageOn, parseDate } from './time.ts'

export type BirthDateProblem = 'date_invalid' | 'birth_future' | 'birth_long_ago'

// The oldest person whose age was ever verified lived 122 years; whoever travels is younger.
const oldest = 120

/** What is wrong with a date of birth by itself, whoever's it is: said before anything about ages. */
export function birthDateProblem(text: string, today: string): BirthDateProblem | undefined {
  const born = parseDate(text)
  const day = parseDate(today)
  if (!born || !day) return 'date_invalid'
  if (born > day) return 'birth_future'
  return ageOn(day, born) > oldest ? 'birth_long_ago' : undefined
}
