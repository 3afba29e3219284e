// Seeds, section 5. Printable ASCII signs; any other character is welcome too but does not count as a sign.
const signs = /[!-/:-@[-`{-~]/

export type PasswordProblem =
  | 'password_short'
  | 'password_upper'
  | 'password_lower'
  | 'password_digit'
  | 'password_sign'

/** Every rule a new password breaks; a person sees all of them at once. */
export function passwordProblems(password: string): PasswordProblem[] {
  const checks: [boolean, PasswordProblem][] = [
    [[...password].length >= 8, 'password_short'],
    [/\p{Lu}/u.test(password), 'password_upper'],
    [/\p{Ll}/u.test(password), 'password_lower'],
    [/\d/.test(password), 'password_digit'],
    [signs.test(password), 'password_sign'],
  ]
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem)
}

/** The same text typed on two keyboards is the same password (NFKC); nothing is cut off. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC')
