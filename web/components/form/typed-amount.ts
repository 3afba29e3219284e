/** Rupiah as people type them: with dots, commas, spaces or the sign before them; nothing where it is no whole amount. */
export function typedAmount(text: string): number | undefined {
  const digits = text.replace(/^(?:rp\.?|idr)/i, '').replace(/[\s.,]/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
}
