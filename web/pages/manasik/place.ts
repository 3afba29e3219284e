export const rounds = 7

/** Where someone is on the way: which step, and how many rounds of it are done. */
export type Place = { step: number; round: number }

const path = '/panduan/manasik'

/** Steps that are counted, by the name of their part of the text. */
export const isCounted = (id: string | undefined): boolean => id === 'tawaf' || id === 'sai'

/** A step nobody knows is the first, a number that makes no sense is none. */
export function placeAt(query: URLSearchParams, ids: readonly string[]): Place {
  const step = Math.max(0, ids.indexOf(query.get('langkah') ?? ''))
  const roundText = query.get('putaran') ?? ''
  return { step, round: isCounted(ids[step]) && /^[0-7]$/.test(roundText) ? Number(roundText) : 0 }
}

/** The first step is the page itself. */
export function addressOf({ step, round }: Place, ids: readonly string[]): string {
  if (step === 0) return path
  const query = new URLSearchParams({ langkah: ids[step] ?? '' })
  if (round > 0) query.set('putaran', String(round))
  return `${path}?${query}`
}

export const isStart = ({ step, round }: Place): boolean => step === 0 && round === 0
