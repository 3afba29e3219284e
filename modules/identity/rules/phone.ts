import { dayMs } from '#core/time.ts'

export type PhoneFacts = {
  phone_number: string | null
  phone_verified_at: Date | null
  newest_code: { destination: string; created_at: Date; used_at: Date | null } | undefined
}

/** The number that waits for its code: the one asked for within a day, else the member's own if never confirmed. */
export function waitingNumber({ newest_code, ...member }: PhoneFacts, now: Date): string | undefined {
  const isPending = newest_code && !newest_code.used_at && now.getTime() - newest_code.created_at.getTime() < dayMs
  if (isPending) return newest_code.destination
  return member.phone_verified_at ? undefined : (member.phone_number ?? undefined)
}

/** Messages cost money and may annoy strangers: so many codes a day for one member, whatever the numbers. */
export const memberCodeLimit = { points: 10, seconds: 24 * 60 * 60 } as const
