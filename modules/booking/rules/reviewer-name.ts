/** "Siti R.": who wrote a review, without the whole name. */
export function reviewerName(full_name: string): string {
  const [first = '', ...rest] = full_name.trim().split(/\s+/u)
  const last = [...(rest.at(-1) ?? '')][0]
  return last ? `${first} ${last.toUpperCase()}.` : first
}
