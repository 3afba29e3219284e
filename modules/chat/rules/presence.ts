import { addMs, secondMs } from '#core/time.ts'

/** A heartbeat is written every half of it; who was not seen for so long is away. */
export const presenceSeconds = 60

export const isHere = (seen_at: Date | null | undefined, now: Date): boolean =>
  seen_at != null && addMs(seen_at, presenceSeconds * secondMs) > now

/** Since when somebody is away; none while they are here. */
export const offlineAt = (seen_at: Date, now: Date): Date | null => (isHere(seen_at, now) ? null : seen_at)

type Candidate = { consultant_id: string; open_rooms: number; assigned_at: Date | null }

/** Who is next: the fewest open conversations, of several who has waited for one the longest. Closed ones earn no turn. */
export function nextConsultant(candidates: readonly Candidate[]): string | undefined {
  const since = ({ assigned_at }: Candidate) => assigned_at?.getTime() ?? 0
  const [first] = [...candidates].sort((a, b) => a.open_rooms - b.open_rooms || since(a) - since(b))
  return first?.consultant_id
}
