/** Enough of an address to recognise one's own, too little for someone looking over the shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const letters = [...email.slice(0, at)]
  const shown = letters.length > 3 ? 2 : 1
  return `${letters.slice(0, shown).join('')}${'•'.repeat(4)}${email.slice(at)}`
}
