/** "+62 812 3456 7890": groups of four are easier to compare than a row of digits. */
export function shownPhone(number: string): string {
  const [, start, rest] = /^(\+62)(\d{7,})$/.exec(number) ?? []
  if (!start || !rest) return number
  return [start, rest.slice(0, 3), ...(rest.slice(3).match(/\d{1,4}/g) ?? [])].join(' ')
}
