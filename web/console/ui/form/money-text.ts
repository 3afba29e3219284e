const written = /^(?:rp\.?\s*|idr\s*)?(\d{1,3}(?:[.,\s]\d{3})+|\d+)$/i

/** The digits of whole rupiah as people type them, `Rp 1.250.000` and `1,250,000` alike; nothing where it is no such amount. */
export function digitsOf(text: string): string | undefined {
  const [, digits] = written.exec(text.trim()) ?? []
  const plain = digits?.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return plain !== undefined && plain.length <= 15 ? plain : undefined
}
