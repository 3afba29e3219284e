/** "+62 21 5000 1001", "+62 811 0000 1001": how Indonesian numbers are read. Others stay as they are. */
export function readablePhone(number: string): string {
  const digits = number.replace(/\D/g, '')
  if (!digits.startsWith('62')) return `+${digits}`
  const [, area = '', first = '', rest = ''] = /^62(8\d{2}|\d{2})(\d{4})(\d+)$/.exec(digits) ?? []
  return area ? `+62 ${area} ${first} ${rest}` : `+${digits}`
}
